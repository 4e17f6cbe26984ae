import { t } from '../text';

/** The assumptions of odds about everybody who has not been asked yet: folded, because the odds themselves matter more. Each sentence is shown once. */
export function Assumed({ of }: { of: (string[] | undefined)[] }) {
  const sentences = [...new Set(of.flatMap((each) => each ?? []))];
  return sentences.length ? (
    <details class="assumed" data-assumed>
      <summary>{t.odds.assumes}</summary>
      <ul>{sentences.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>
    </details>) : null;
}
