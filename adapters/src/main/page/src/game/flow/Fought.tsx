import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Decision } from '../../api/types';

/** The sheet of what is fought, beside the board: where it is longer than its place, its newest lines are in view. */
export function Fought({ decision, Sheet }: { decision: Decision; Sheet: ComponentType<{ decision: Decision }> }) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const toEnd = new ResizeObserver(() => {
      if (box.current) {
        box.current.scrollTop = box.current.scrollHeight;
      }
    });
    // Its own place shrinks and grows with what stands beside it.
    toEnd.observe(inner.current!);
    toEnd.observe(box.current!);
    return () => toEnd.disconnect();
  }, []);
  return <div class="under-way" data-under-way={decision.kind} ref={box} tabIndex={0} role="group" aria-label={decision.prompt}><div ref={inner}><Sheet decision={decision} /></div></div>;
}
