import type { Seat } from '../api/game';
import { colourOf } from '../board/colours';
import { t } from '../text/later';
import type { PartyName } from './partyNames';

/** The player of each party, by party. */
export type Named = Record<string, string>;

/** Everybody at first: each party has a player who is called like it. */
export function everybody(parties: string[], nameOf: PartyName): Named {
  return Object.fromEntries(parties.map((party) => [party, nameOf(party)]));
}

/** The seats of the players: who is named for several parties has one seat for all of them; who is not named has none. */
export function seatsOf(named: Named): Seat[] {
  const seats = new Map<string, string[]>();
  for (const [party, name] of Object.entries(named)) {
    if (name.trim()) {
      seats.set(name.trim(), [...seats.get(name.trim()) ?? [], party]);
    }
  }
  return [...seats].map(([name, controls]) => ({ name, controls }));
}

/** A field for each party of the scenario with the name of its player. */
export function Players({ named, nameOf, colours = {}, onName }: { named: Named; nameOf: PartyName; colours?: Record<string, string> | undefined; onName(party: string, player: string): void }) {
  return (
    <fieldset>
      <legend>{t.newGame.players}</legend>
      <p class="faint">{t.newGame.playersHint}</p>
      <div class="players">{Object.entries(named).map(([party, name]) => (
        <label key={party} style={{ '--party': colourOf(party, colours) }}><span>{nameOf(party)}</span>
          <input value={name} maxLength={60} autocomplete="off" spellcheck={false} placeholder={t.newGame.nobody}
            onInput={(event) => onName(party, event.currentTarget.value)} /></label>))}
      </div>
    </fieldset>
  );
}
