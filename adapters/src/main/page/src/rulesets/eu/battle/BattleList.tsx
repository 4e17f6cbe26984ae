import type { BattleEntry } from '../types';
import { useGame } from '../../../game/context';
import { hrefOf, route } from '../../../route';
import { t } from '../text/views';

/** Every battle that was joined, the newest on top. */
export function BattleList({ battles }: { battles: BattleEntry[] }) {
  const store = useGame();
  const { at, map } = route.value.query;
  return (
    <section class="sheet" aria-label={t.battle.title}>
      <h2>{t.battles}</h2>
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

function winner({ winner, ended, rulings, phasing, nonPhasing }: BattleEntry): string {
  if (!ended) {
    return t.battle.undecided;
  }
  return winner === 'phasing' ? t.battle.side(phasing.join(', '), t.battle.phasing.toLowerCase())
    : winner === 'nonPhasing' ? t.battle.side(nonPhasing.join(', '), t.battle.nonPhasing.toLowerCase()) : rulings.length ? t.battle.nobody : t.battle.avoided;
}
