import { t } from '../text';

/** The number of differences of the boards that are listed. */
const LISTED = 40;

interface Differing { path: string; before?: unknown; after?: unknown }

/** The differences between two boards: each value on the one and on the other. */
export function Differences({ of: diff }: { of: Differing[] }) {
  return (
    <ul class="differences">{diff.slice(0, LISTED).map((each) => <li key={each.path}><code>{each.path}</code>: {said(each)}</li>)}
      {diff.length > LISTED ? <li class="faint">{t.request.more(diff.length - LISTED)}</li> : null}</ul>
  );
}

function said({ before, after }: Differing): string {
  return `${short(before)} → ${short(after)}`;
}

function short(value: unknown): string {
  const text = value === undefined || value === null ? t.request.nothing : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
