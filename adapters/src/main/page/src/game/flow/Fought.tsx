import { useEffect, useRef } from 'preact/hooks';
import type { Decision } from '../../api/decision';
import type { LogLine } from '../../api/log';
import { hrefOf, route } from '../../route';
import { t } from '../../text';
import type { UnderWay } from '../../frame/room';

interface FoughtProps {
  /** The open question of the fight; none when it is over. */
  decision: Decision | null;
  /** The event that decided it. */
  over: LogLine | null;
  Sheet: UnderWay['Sheet'];
}

/** The sheet of a fight, in the column beside the board. While it goes on, its newest lines are in view; when it is over, a banner tells how it ended. */
export function Fought({ decision, over, Sheet }: FoughtProps) {
  const box = useRef<HTMLDivElement>(null);
  const goesOn = decision !== null && over === null;
  useEffect(() => {
    const sheet = box.current!;
    const pane = sheet.closest('.pane')!;
    if (!goesOn) {
      pane.scrollTop = 0;
      return undefined;
    }
    const toEnd = new ResizeObserver(() => {
      // The end of the sheet itself, with what follows it below.
      pane.scrollTop += Math.max(0, sheet.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom);
    });
    toEnd.observe(sheet);
    toEnd.observe(pane);
    return () => toEnd.disconnect();
  }, [goesOn]);
  const { path, query } = route.value;
  return (
    <div class="under-way" data-under-way={decision?.kind ?? 'over'} ref={box} role="group" aria-label={decision?.prompt ?? t.column.lastFight}>
      {over ? <p class="banner" data-banner={over.position}><a href={hrefOf(path, { ...query, at: over.position })} aria-label={t.game.goTo(over.position)}>{over.position}</a> {over.text}</p> : null}
      <Sheet decision={decision} since={over?.since ?? 0} />
    </div>);
}
