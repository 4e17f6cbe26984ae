import type { ReportDice } from '../../api/report';
import { t } from '../../text/report';
import { short } from '../../views/odds';
import { partyName } from '../parties';
import { useGame } from '../context';
import { Part } from './Part';

/** The dice of each party beside what fair dice would have thrown. */
export function Thrown({ dice }: { dice: ReportDice[] }) {
  const store = useGame();
  return (
    <Part name="dice" title={t.dice} gist={dice.length ? dice.map(({ seat, party, rolls }) => `${party ? partyName(store, party) : seat || t.nobody} ${rolls}`).join(', ') : t.noDice}>
      {dice.length === 0 ? <p>{t.noDice}</p> : (
        <div class="scroll" tabIndex={0} role="region" aria-label={t.dice}><table>
          <thead><tr><td />{[t.rolls, t.die, t.mean, t.expected].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>{dice.map(({ seat, party, die, rolls, mean, expected }) => (
            <tr key={`${seat}${party}${die}`}>
              <th scope="row">{party ? partyName(store, party) : seat || t.nobody}</th>
              <td class="number">{rolls}</td><td>{die}</td><td class="number">{mean === undefined ? '' : short(mean)}</td><td class="number">{short(expected)}</td>
            </tr>))}</tbody>
        </table></div>)}
    </Part>
  );
}
