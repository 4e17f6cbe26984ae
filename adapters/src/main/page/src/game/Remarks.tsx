import { useEffect, useRef } from 'preact/hooks';
import type { Remark } from '../api/remarks';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { useGame } from './context';
import { RemarkForm } from './RemarkForm';

/** Notes on moments and the talk of the seats, in the order in which they were written, and the form for one more. */
export function Remarks() {
  const store = useGame();
  const all = store.remarks.all.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const pane = list.current?.closest('.pane');
    pane?.scrollTo({ top: pane.scrollHeight });
  }, [all.length]);
  return (
    <>
      <ol class="log remarks" ref={list} aria-label={t.remarks.title} aria-live="polite">
        {all.map((remark) => <Line key={remark.number} remark={remark} here={remark.kind === 'note' && remark.position === store.position.value} />)}
        {all.length ? null : <li class="faint">{t.remarks.none}</li>}
      </ol>
      {store.token ? <RemarkForm /> : null}
    </>
  );
}

function Line({ remark, here }: { remark: Remark; here: boolean }) {
  const { path, query } = route.value;
  const who = remark.seat && remark.seat !== remark.person ? t.remarks.for(remark.person, remark.seat) : remark.person;
  return (
    <li class={here ? 'here' : ''} data-remark={remark.number} data-kind={remark.kind}>
      <a class="position" href={hrefOf(path, { ...query, at: remark.position })} aria-label={t.game.goTo(remark.position)}>{remark.position}</a>
      <div>
        <b>{who}</b> <span class="faint">{t.remarks.of(remark.kind, remark.audience)}</span>{' '}
        {remark.glyph ? <b class="glyph" title={t.remarks.glyphs[remark.glyph]}>{remark.glyph}</b> : null}{' '}
        <span class="remark-text">{remark.text}</span>
      </div>
    </li>
  );
}
