import { t } from '../text';

/** What odds assume of everybody who has not been asked yet: folded, for the odds themselves matter more. The same sentence is told once. */
export function Assumed({ of }: { of: (string[] | undefined)[] }) {
  const sentences = [...new Set(of.flatMap((each) => each ?? []))];
  return sentences.length ? (
    <details class="assumed" data-assumed>
      <summary>{t.odds.assumes}</summary>
      <ul>{sentences.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>
    </details>) : null;
}
