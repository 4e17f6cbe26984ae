import type { Verification } from '../api/audit';
import { useGame } from '../game/context';
import { t } from '../text';
import { EventLink } from './EventLink';

/** What the check of a game found; the first place where something differs leads to its event. */
export function Findings({ found }: { found: Verification }) {
  const store = useGame();
  const physical = store.summary.value!.dice === 'physical';
  return (
    <>
      <p class={found.verified ? 'verdict good' : 'verdict bad'}><strong>{found.verified ? `✓ ${t.check.verified}` : `✗ ${t.check.diverges}`}</strong></p>
      <dl>
        <dt>{t.check.commands}</dt><dd>{found.commands}</dd>
        <dt>{t.check.events}</dt><dd>{found.events}</dd>
        <dt>{t.check.chain}</dt><dd><Finding told={found.hashChain} /></dd>
        <dt>{t.check.proof}</dt><dd>{physical ? t.dice.physical : <Finding told={found.diceProof} />}</dd>
      </dl>
      {found.divergences.length ? (
        <div class="scroll"><table>
          <thead><tr><th scope="col" class="number">{t.ers.event}</th><th scope="col">{t.check.expected}</th><th scope="col">{t.check.recorded}</th></tr></thead>
          <tbody>{found.divergences.map(({ position, expected, found: recorded }) => (
            <tr key={position}>
              <td class="number"><EventLink position={position} /></td>
              <td><code>{expected}</code></td>
              <td><code>{recorded}</code></td>
            </tr>))}</tbody>
        </table></div>) : null}
    </>
  );
}

/** `intact`, or where it is broken: the position in it is a link. */
function Finding({ told }: { told: string }) {
  if (told === 'intact') {
    return <>✓ {t.check.intact}</>;
  }
  const [before = told, position] = told.split(/(\d+)$/);
  return <>✗ {before}{position ? <EventLink position={Number(position)} /> : null}</>;
}
