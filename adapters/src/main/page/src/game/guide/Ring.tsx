import { useEffect, useRef } from 'preact/hooks';

/** Pixels between what is pointed at and the ring around it. */
const ROOM = 4;
/** Looks without a change after which what is pointed at counts as calm, and the milliseconds from one look to the next then. */
const [CALM, PAUSE] = [10, 100];

/** A ring around what the guide points at: the first of the selectors for which something stands in sight and can be pressed. It follows the board. */
export function Ring({ targets }: { targets: string[] }) {
  const ring = useRef<HTMLSpanElement>(null);
  const key = targets.join('\n');
  useEffect(() => {
    let stop = () => {};
    let same = 0;
    let before = '';
    const brought = new Set<Element>();
    const follow = () => {
      const [at, target] = inSight(targets, brought);
      const { left = 0, top = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
      const place = target ? [left - ROOM, top - ROOM, width + 2 * ROOM, height + 2 * ROOM].map(Math.round).join(' ') : '';
      const now = `${place} ${at}`;
      same = now === before ? same + 1 : 0;
      if (now !== before && ring.current) {
        before = now;
        const [x, y, across, down] = place.split(' ');
        Object.assign(ring.current.style, { left: `${x}px`, top: `${y}px`, width: `${across}px`, height: `${down}px` });
        ring.current.hidden = !target;
        ring.current.dataset.at = at;
      }
      stop = soon(follow, same >= CALM);
    };
    follow();
    return () => stop();
  }, [key]);
  return <span class="guide-ring" ref={ring} aria-hidden="true" hidden />;
}

/** Calls something with the next frame, or where all is calm after a pause; returns what takes that back. */
function soon(call: () => void, calm: boolean): () => void {
  if (calm) {
    const timer = setTimeout(call, PAUSE);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(call);
  return () => cancelAnimationFrame(frame);
}

/** Elements that may be scrolled for the reader; the board is not moved under his hands. */
const SCROLLS = '.pane, .play, .view';

/**
 * The first selector of which something is in sight, with the last element of it: of several lines of the log the newest. One that is scrolled out of sight is
 * brought there once.
 */
function inSight(targets: string[], brought: Set<Element>): [string, Element | undefined] {
  for (const selector of targets) {
    const all = [...document.querySelectorAll(selector)].reverse();
    const found = all.find(pressable);
    if (found) {
      return [selector, found];
    }
    const hidden = all.find((each) => each.getBoundingClientRect().width > 0 && each.closest(SCROLLS) && !brought.has(each));
    if (hidden) {
      brought.add(hidden);
      hidden.scrollIntoView({ block: 'center' });
    }
  }
  return ['', undefined];
}

/** Whether a press on its middle reaches it. */
function pressable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const under = width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
  return under !== null && element.contains(under);
}
