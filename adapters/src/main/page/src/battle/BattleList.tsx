import type { BattleEntry, SiegeEntry } from '../api/types';
import { useGame } from '../game/context';
import { partyName } from '../game/parties';
import { Why } from '../game/Why';
import { useSignal } from '@preact/signals';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { spoken } from '../text/words';

/** Every battle that was joined, the newest on top. */
export function BattleList({ battles }: { battles: BattleEntry[] }) {
  const store = useGame();
  const { at, map } = route.value.query;
  return (
    <section class="sheet" aria-label={t.battle.title}>
      <h2>{t.game.battles}</h2>
      {battles.length === 0 ? <p>{t.battle.none}</p> : (
        <div class="scroll"><table>
          <thead><tr>{[t.battle.battle, t.battle.forces, t.battle.winner, t.battle.at].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>{battles.toReversed().map((battle) => (
            <tr key={battle.position} data-battle={battle.position}>
              <th scope="row"><a href={hrefOf(['games', store.id, 'battles', String(battle.position)], { at, map })}>{battle.title}</a></th>
              <td>{battle.phasing.join(', ')} – {battle.nonPhasing.join(', ')}</td>
              <td>{winner(battle)}</td>
              <td>{battle.position}{battle.ended ? `–${battle.ended}` : ''}</td>
            </tr>))}</tbody>
        </table></div>)}
    </section>
  );
}

function winner({ winner, ended, rulings }: BattleEntry): string {
  if (!ended) {
    return t.battle.undecided;
  }
  return winner === 'phasing' ? t.battle.phasing : winner === 'nonPhasing' ? t.battle.nonPhasing : rulings.length ? t.battle.nobody : t.battle.avoided;
}

/** Every siege with its rounds; each round opens its reasons. */
export function SiegeList({ sieges }: { sieges: SiegeEntry[] }) {
  const store = useGame();
  return (
    <section class="sheet" aria-label={t.battle.sieges}>
      <h2>{t.battle.sieges}</h2>
      {sieges.length === 0 ? <p>{t.battle.noSieges}</p> : sieges.toReversed().map((siege) => (
        <article key={siege.position} data-siege={siege.position}>
          <h3>{siege.title} <span class="faint">{[siege.by ? partyName(store, siege.by) : '', siege.ended ? t.battle.ends[siege.how ?? ''] ?? spoken(siege.how) : t.battle.goesOn].filter(Boolean).join(' · ')}</span></h3>
          <ul class="siege-rounds">{siege.rounds.map((round) => <li key={round.position}><b>{round.round}</b> {round.rulings.map((position) => <Blow key={position} position={position} />)}</li>)}</ul>
        </article>))}
    </section>
  );
}

function Blow({ position }: { position: number }) {
  const opened = useSignal(false);
  return (
    <details onToggle={(event) => { opened.value = event.currentTarget.open; }}>
      <summary>{t.why.event(position)}</summary>
      {opened.value ? <Why position={position} /> : null}
    </details>
  );
}
