import type { Difference } from '../api/board';
import { t } from '../text';
import { ChangedWords } from './ChangedWords';
import { Differences } from './Differences';

/** Changes since the chosen position: in words, and below them each value. It lies over the board, so nothing moves. */
export function ChangesBox({ changes }: { changes: Difference | null }) {
  return (
    <details class="legend" data-changes={changes ? `${changes.from}-${changes.to}` : ''}>
      <summary>{t.changed.title}</summary>
      <div class="drop changed-drop">
        {changes ? <>
          <p class="faint">{t.changed.between(changes.from, changes.to)}</p>
          <ChangedWords of={changes.words} />
          {changes.changes.length ? <details><summary>{t.request.differences(changes.changes.length)}</summary><Differences of={changes.changes} /></details>
            : <p>{t.changed.same}</p>}
        </> : <p>{t.changed.choose}</p>}
      </div>
    </details>
  );
}
