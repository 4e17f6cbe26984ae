import { useEffect, useRef } from 'preact/hooks';
import { Close } from '../Close';
import { SeatLinks, type Made } from '../SeatLinks';

/** The links of a game that was just made, at the top of the page and in view: they are told this once. */
export function StartedGame({ made, title, onClose }: { made: Made; title: string; onClose(): void }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section class="sheet started" ref={box} tabIndex={-1}>
      <SeatLinks made={made} title={title} />
      <Close onClose={onClose} />
    </section>
  );
}
