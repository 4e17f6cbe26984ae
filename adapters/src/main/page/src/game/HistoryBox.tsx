import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../lazy';
import { t } from '../text';
import { CopyMoment } from './CopyMoment';
import { useGame } from './context';
import { Log } from './Log';

type Part = 'log' | 'talk' | 'lines';

const PARTS: Record<Part, ComponentType> = {
  log: Log,
  talk: lazy(() => import('./Remarks').then(({ Remarks }) => Remarks)),
  lines: lazy(() => import('./LineTree').then(({ LineTree }) => LineTree)),
};

/** Which part is shown; it stays while the reader goes to other views and back. */
const shown = signal<Part>('log');

/** The history of the game in one place, so that nothing moves where something arrives: the log, what was written beside it, its lines. */
export function HistoryBox() {
  const { fresh, all, looked } = useGame().remarks;
  const View = PARTS[shown.value];
  useEffect(() => {
    if (shown.value === 'talk') {
      looked.value = all.value.length;
    }
  }, [shown.value, all.value]);
  const names: Record<Part, string> = { log: t.game.log, talk: fresh.value ? t.remarks.fresh(fresh.value) : t.remarks.title, lines: t.forks.title };
  return (
    <section class="sheet log-box" aria-label={t.game.history}>
      <div class="history-parts row" role="group" aria-label={t.game.history}>
        {(Object.keys(PARTS) as Part[]).map((part) => (
          <button key={part} type="button" data-part={part} aria-pressed={shown.value === part} onClick={() => { shown.value = part; }}>{names[part]}</button>))}
        <CopyMoment />
      </div>
      <View />
    </section>
  );
}
