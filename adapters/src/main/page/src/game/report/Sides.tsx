import type { ReportSide } from '../../api/report';
import { signed, spoken } from '../../text/words';
import { partyName } from '../parties';
import { useGame } from '../context';
import { Part } from './Part';
import type { ReportWords } from './words';

/** The losses, expenses and points of each party. */
export function Sides({ sides, words }: { sides: ReportSide[]; words: ReportWords }) {
  const store = useGame();
  const ids = sides[0]?.figures.map(({ id }) => id) ?? [];
  return sides.length === 0 ? null : (
    <Part name="sides" title={words.sides} gist={ids.includes(words.ahead) ? `${words.figures[words.ahead] ?? spoken(words.ahead)}: ${sides.map(({ party, figures }) => `${partyName(store, party)} ${signed(figures.find(({ id }) => id === words.ahead)!.amount)}`).join(', ')}` : ''}>
      <div class="scroll" tabIndex={0} role="region" aria-label={words.sides}><table>
        <thead><tr><th scope="col">{words.party}</th>{ids.map((id) => <th key={id} scope="col">{words.figures[id] ?? spoken(id)}</th>)}</tr></thead>
        <tbody>{sides.map(({ party, figures }) => (
          <tr key={party} data-side={party}>
            <th scope="row">{partyName(store, party)}</th>
            {figures.map(({ id, amount }) => <td key={id} class="number" data-figure={id}>{words.plain.includes(id) ? amount : signed(amount)}</td>)}
          </tr>))}</tbody>
      </table></div>
    </Part>
  );
}
