import { useSignal } from '@preact/signals';
import type { ThrownDie } from '../api/audit';
import { useGame } from '../game/context';
import { partyName } from '../game/parties';
import { go, hrefOf, route } from '../route';
import { words } from '../frame/rooms';
import { t } from '../text/later';
import { purposeName } from '../text/dice';
import { EventLink } from './EventLink';

/** The number of dice that are listed at once. */
const LISTED = 200;

/** Every die, newest first; the address holds what is picked out, and those that were taken back are struck out. */
export function DiceList({ dice }: { dice: ThrownDie[] }) {
  const store = useGame();
  const listed = useSignal(LISTED);
  const { names } = store.room.value!.manifest;
  const { [names.party]: party, purpose } = route.value.query;
  const { undone } = store.timeline.value;
  const takenBack = (at: number) => undone.some(({ from, to, by }) => at >= from && at <= to && by <= store.position.value);
  const found = dice.filter((die) => (party === undefined || store.partyOf(die) === party) && (purpose === undefined || die.purpose === purpose)).reverse();
  if (!dice.length) {
    return <p>{t.dice.nothing}</p>;
  }
  return (
    <>
      <div class="row">
        <Pick name={names.party} label={words().onlyOfParty} values={dice.flatMap((die) => store.partyOf(die) ?? [])} told={(each) => partyName(store, each)} />
        <Pick name="purpose" label={t.dice.filterPurpose} values={dice.map((die) => die.purpose)} told={purposeName} />
        <span class="faint" role="status">{t.dice.shown(found.length, dice.length)}</span>
      </div>
      {found.length ? (
        <div class="scroll"><table class="dice-list">
          <thead><tr>
            <th scope="col" class="number">{t.event.name}</th><th scope="col">{t.dice.value}</th><th scope="col">{t.dice.purpose}</th>
            <th scope="col">{words().party}</th><th scope="col">{t.dice.seat}</th>
          </tr></thead>
          <tbody>{found.slice(0, listed.value).map((die) => {
            const gone = takenBack(die.position);
            const of = store.partyOf(die);
            return (
              <tr key={`${die.position} ${die.purpose} ${die.side} ${die.ordinal}`} class={gone ? 'undone' : ''}>
                <td class="number"><EventLink position={die.position} /></td>
                <td><b class="die">{die.value}</b></td>
                <th scope="row">{purposeName(die.purpose)}{gone ? <small class="faint"> {t.dice.undone}</small> : null}</th>
                <td>{of ? partyName(store, of) : ''}</td>
                <td>{t.dice.by(die.by)}</td>
              </tr>);
          })}</tbody>
        </table></div>) : <p>{t.dice.noneSo}</p>}
      {found.length > listed.value ? <button type="button" onClick={() => { listed.value += LISTED; }}>{t.more}</button> : null}
    </>
  );
}

/** Picks one of the values that occur; the choice is part of the address. */
function Pick({ name, label, values, told }: { name: string; label: string; values: string[]; told(value: string): string }) {
  const { path, query } = route.value;
  return (
    <label>{label} <select value={query[name] ?? ''} onChange={(event) => go(hrefOf(path, { ...query, [name]: event.currentTarget.value }))}>
      <option value="">{t.dice.any}</option>
      {[...new Set(values)].sort().map((value) => <option key={value} value={value}>{told(value)}</option>)}
    </select></label>
  );
}
