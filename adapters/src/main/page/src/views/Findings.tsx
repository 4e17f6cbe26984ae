import type { BothExplanations, Verification } from '../api/audit';
import { useGame } from '../game/context';
import { t } from '../text/later';
import { beginningNamed } from '../game/pieceName';
import { whose } from '../game/whose';
import { Steps } from '../game/Why';
import { EventLink } from './EventLink';

/** The findings of the check of a game; the first difference leads to its event. */
export function Findings({ found }: { found: Verification }) {
  const store = useGame();
  const physical = store.summary.value!.dice === 'physical';
  return (
    <>
      <p class={found.verified ? 'verdict good' : 'verdict bad'}><strong>{found.verified ? `✓ ${t.check.verified}` : `✗ ${t.check.diverges}`}</strong></p>
      <dl>
        <dt>{t.check.commands}</dt><dd>{found.commands}</dd>
        <dt>{t.check.events}</dt><dd>{found.events}</dd>
        <dt>{t.check.chain}</dt><dd><Finding word={found.hashChain} text={found.hashChainText} /></dd>
        <dt>{t.check.proof}</dt><dd>{physical ? t.dice.physical : <Finding word={found.diceProof} text={found.diceProofText} />}</dd>
      </dl>
      {found.divergences.length ? (
        <div class="scroll"><table>
          <thead><tr><th scope="col" class="number">{t.event.name}</th><th scope="col">{t.check.expected}</th><th scope="col">{t.check.recorded}</th></tr></thead>
          <tbody>{found.divergences.map(({ position, expected, found: recorded, explanations }) => (
            <tr key={position}>
              <td class="number"><EventLink position={position} /></td>
              <td><code>{expected}</code><OneExplanation both={explanations} of="decided" /></td>
              <td><code>{recorded}</code><OneExplanation both={explanations} of="recorded" /></td>
            </tr>))}</tbody>
        </table></div>) : null}
      {found.explained.length ? <Explained explained={found.explained} /> : null}
    </>
  );
}

/** The different decisions of an earlier edition, each with the changes that concern it, or with all if none does. */
function Explained({ explained }: Pick<Verification, 'explained'>) {
  return (
    <>
      <p>{t.check.explained}</p>
      <div class="scroll"><table>
        <thead><tr><th scope="col" class="number">{t.event.name}</th><th scope="col">{t.check.edition}</th><th scope="col">{t.check.expected}</th><th scope="col">{t.check.recorded}</th><th scope="col">{t.check.change}</th></tr></thead>
        <tbody>{explained.map(({ position, edition, expected, found, changes, explanations }) => (
          <tr key={position}>
            <td class="number"><EventLink position={position} /></td>
            <td>{edition}</td>
            <td><code>{expected}</code><OneExplanation both={explanations} of="decided" /></td>
            <td><code>{found}</code><OneExplanation both={explanations} of="recorded" /></td>
            <td>{(changes.some(({ concerns }) => concerns) ? changes.filter(({ concerns }) => concerns) : changes).map(({ text }) => text).join(' ')}</td>
          </tr>))}</tbody>
      </table></div>
    </>
  );
}

/** One of the two explanations of a ruling; it stands beside the other. */
function OneExplanation({ both, of }: { both: BothExplanations | undefined; of: keyof BothExplanations }) {
  const store = useGame();
  return both && both[of].length
    ? <Steps steps={both[of]} ruleset={store.summary.value!.ruleset} names={(side) => whose(store, side)} said={(step) => beginningNamed(store, step)} /> : null;
}

/** `intact`, or where it is broken: the position in it is a link. */
function Finding({ word, text }: { word: string; text: string }) {
  if (word === 'intact') {
    return <>✓ {t.check.intact}</>;
  }
  const [before = text, position] = text.split(/(\d+)$/);
  return <>✗ {before}{position ? <EventLink position={Number(position)} /> : null}</>;
}
