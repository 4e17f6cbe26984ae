import { useSignal } from '@preact/signals';
import { lazy } from '../lazy';
import { t } from '../text';
import type { Subject } from './form/about';

/** The form for changes is fetched when the first of these boxes is opened. */
const AdjustmentForm = lazy(() => import('./AdjustmentForm').then(({ AdjustmentForm: Form }) => Form));

/**
 * Changes that the host writes into the game by hand, or that a seat asks the others to agree to, in a box that is opened for it.
 *
 * @param of the subject of the changes: only the kinds that can name it are shown, with its id filled in; left out, all kinds
 */
export function Adjustment({ of }: { of?: Subject }) {
  const opened = useSignal(0);
  return (
    <details class={of ? 'adjust adjust-one' : 'adjust'} onToggle={(event) => { if (event.currentTarget.open) opened.value += 1; }}>
      <summary>{of ? t.adjusting.one(of.name) : t.adjusting.title}</summary>
      {opened.value ? <AdjustmentForm of={of} opened={opened.value} /> : null}
    </details>
  );
}
