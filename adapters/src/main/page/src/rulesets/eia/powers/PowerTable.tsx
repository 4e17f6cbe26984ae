import { colourOf } from '../../../board/colours';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { signed } from '../../../text/words';
import { t } from '../text';
import type { PowerState } from '../types';

/** One line for each power. */
export function PowerTable({ powers, to }: { powers: PowerState[]; to(power: string): string }) {
  const store = useGame();
  const names = (words: string[]) => words.map((word) => partyName(store, word)).join(', ');
  const heads = [t.powers.power, t.powers.money, t.powers.points, t.powers.corps, t.powers.factors, t.powers.garrisons, t.powers.depots, t.powers.lost, t.powers.prisoners,
    t.powers.enemies, t.powers.allies];
  return (
    <section class="sheet"><div class="scroll"><table class="powers">
      <thead><tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
      <tbody>{powers.map((each) => (
        <tr key={each.power} data-power={each.power} style={{ '--party': colourOf(each.power) }}>
          <th scope="row"><a href={to(each.power)}>{partyName(store, each.power)}</a></th>
          <td class="number">{each.money}</td>
          <td class="number">{signed(each.politicalPoints)}</td>
          <td class="number">{each.corps.length}</td>
          <td class="number">{each.factors ? each.factors.total : t.powers.unknown}</td>
          <td class="number">{each.garrisons}</td>
          <td class="number">{each.depots}</td>
          <td class="number">{each.lost.total}</td>
          <td class="number">{each.prisoners.total}</td>
          <td>{names(each.enemies)}</td>
          <td>{names(each.allies)}</td>
        </tr>))}</tbody>
    </table></div></section>
  );
}
