import { colourOf } from '../../../board/colours';
import { AdjustOne } from '../../../game/AdjustOne';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { placeName } from '../../../game/placeName';
import { hrefOf } from '../../../route';
import { signed } from '../../../text/words';
import { placeOf, strengthOf } from '../board/Counter';
import { t } from '../text';
import type { Commander, Factors, PowerState } from '../types';

/** The status of one power, its leaders and its corps. */
export function PowerSheet({ of }: { of: PowerState }) {
  const store = useGame();
  const names = (words: string[]) => words.map((word) => partyName(store, word)).join(', ');
  const facts: [string, string][] = [
    [t.powers.money, String(of.money)], [t.powers.points, signed(of.politicalPoints)], [t.powers.lost, factorsOf(of.lost)], [t.powers.prisoners, factorsOf(of.prisoners)],
    [t.powers.enemies, names(of.enemies)], [t.powers.allies, names(of.allies)], [t.powers.access, names(of.access)],
    [t.powers.minors, of.minors.map(({ province, standing }) => `${province} (${t.zone.standings[standing] ?? standing})`).join(', ')],
    [t.powers.leaders, of.leaders.map((leader) => leaderOf(leader, partyName(store, leader.prisonerOf ?? ''))).join(', ')],
    [t.powers.captured, of.captured.map(({ name }) => name).join(', ')],
  ];
  return (
    <section class="sheet power-sheet" style={{ '--party': colourOf(of.power) }} data-power={of.power}>
      <h3>{partyName(store, of.power)}</h3>
      <dl>{facts.filter(([, value]) => value).map(([title, value]) => <><dt>{title}</dt><dd>{value}</dd></>)}</dl>
      <div class="scroll"><table>
        <thead><tr>{[t.powers.corps, t.powers.factors, t.powers.at, t.powers.leaders, t.powers.month].map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
        <tbody>{of.corps.map((corps) => (
          <tr key={corps.id} data-corps={corps.id}>
            <th scope="row"><a href={hrefOf(['games', store.id, 'piece', corps.id], { at: store.at.value })}>{corps.name}</a></th>
            <td>{strengthOf(corps)}</td>
            <td>{[placeName(store, corps.area), placeOf(corps)].filter(Boolean).join(', ')}</td>
            <td>{corps.leaders.map(({ name }) => name).join(', ')}</td>
            <td>{t.upkeep[corps.upkeep] ?? corps.upkeep}</td>
          </tr>))}</tbody>
      </table></div>
      <AdjustOne of="party" id={of.power} name={partyName(store, of.power)} />
    </section>
  );
}

/** Factors by type in words. */
function factorsOf({ total, counts }: Factors): string {
  return total ? `${total}: ${Object.entries(counts).map(([type, count]) => `${count} ${t.kinds[type] ?? type.replace('-', ' ')}`).join(', ')}` : '0';
}

function leaderOf({ name, ratings, prisonerOf }: Commander, captor: string): string {
  return `${name} ${ratings}${prisonerOf ? ` (${t.powers.prisoner(captor)})` : ''}`;
}
