import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Why } from '../../../game/Why';
import { EventLink } from '../../../views/EventLink';
import { t } from '../text';

/** A line of a sheet with its position; behind it, to be opened, the dice, modifiers and table cells of its ruling. */
export function RuledLine({ position, text, ruled, children }: { position: number; text: string; ruled: boolean; children?: ComponentChildren }) {
  const opened = useSignal(false);
  return (
    <div class="sheet-line" data-line={position}>
      <p>{text} {children}<EventLink position={position} /></p>
      {ruled ? (
        <details onToggle={(event) => { opened.value = event.currentTarget.open; }}>
          <summary aria-label={t.combats.whyLine(position)}>{t.why.title}</summary>
          {opened.value ? <Why position={position} /> : null}
        </details>) : null}
    </div>
  );
}
