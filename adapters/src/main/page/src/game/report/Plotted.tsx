import { useEffect, useRef } from 'preact/hooks';

type Plots = typeof import('./plots');

/** A picture as wide as there is room, drawn by a library that is fetched with the first of them. */
export function Plotted({ draw, depends }: { draw(plots: Plots, width: number): Element; depends: unknown[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const space = box.current!;
    let width = 0;
    const watch = new ResizeObserver(() => {
      if (space.clientWidth > 0 && space.clientWidth !== width) {
        width = space.clientWidth;
        void import('./plots').then((plots) => {
          if (space.isConnected) {
            space.replaceChildren(draw(plots, width));
          }
        });
      }
    });
    watch.observe(space);
    return () => watch.disconnect();
  }, depends);
  return <div ref={box} class="plotted" />;
}
