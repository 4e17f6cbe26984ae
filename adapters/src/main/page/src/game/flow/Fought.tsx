import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Decision } from '../../api/types';

/** The sheet of what is fought, in the column beside the board: where it is longer than the column, its newest lines are in view. */
export function Fought({ decision, Sheet }: { decision: Decision; Sheet: ComponentType<{ decision: Decision }> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = box.current!;
    const pane = sheet.closest('.pane')!;
    const toEnd = new ResizeObserver(() => {
      // The end of the sheet itself, with what follows it below.
      pane.scrollTop += Math.max(0, sheet.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom);
    });
    toEnd.observe(sheet);
    toEnd.observe(pane);
    return () => toEnd.disconnect();
  }, []);
  return <div class="under-way" data-under-way={decision.kind} ref={box} role="group" aria-label={decision.prompt}><Sheet decision={decision} /></div>;
}
