import type { BattleEntry } from '../types';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
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
              <td>{titles(battle, battle.phasing)} – {titles(battle, battle.nonPhasing)}</td>
              <td>{winner(battle, (country) => partyName(store, country))}</td>
              <td>{battle.position}{battle.ended ? `–${battle.ended}` : ''}</td>
            </tr>))}</tbody>
        </table></div>)}
    </section>
  );
}

/** The stacks of a side as players name them. */
function titles({ armies }: BattleEntry, stacks: string[]): string {
  return stacks.flatMap((id) => armies.find(({ stack }) => stack === id)?.title ?? []).join(', ');
}

/** The winner, by the countries of that side. */
function winner({ winner: side, ended, rulings, armies, ...sides }: BattleEntry, nameOf: (country: string) => string): string {
  if (!ended) {
    return t.battle.undecided;
  }
  if (side !== 'phasing' && side !== 'nonPhasing') {
    return rulings.length ? t.battle.nobody : t.battle.avoided;
  }
  const countries = [...new Set(armies.filter(({ stack }) => sides[side].includes(stack)).map(({ country }) => nameOf(country)))];
  return t.battle.side(countries.join(', '), t.battle[side].toLowerCase());
}
