import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../text/archive';
import { measureOf } from './heads';
import { hasPlaces, useNames } from './names';
import type { Answer, Cell, Draw } from './types';

/**
 * The picture of an answer, drawn as wide as there is room by a library that is fetched when it is first needed. Of several measures one is shown.
 *
 * @param points rows that are marked besides
 * @param ruleset the ruleset whose names the ids have; all rulesets' if none is chosen
 */
export function Picture({ draw, answer, label, points = [], ruleset }: { draw: Draw; answer: Pick<Answer, 'columns' | 'rows'>; label: string; points?: Record<string, Cell>[]; ruleset?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const names = useNames(hasPlaces(answer.columns));
  const measures = draw.mark === 'line' ? [...new Set(answer.rows.map((row) => row.measure).filter((each) => typeof each === 'string'))] : [];
  const measure = useSignal('');
  const shown = measures.includes(measure.value) ? measure.value : measures[0] ?? '';
  useEffect(() => {
    const space = box.current;
    if (!space) {
      return undefined;
    }
    let width = 0;
    let ended = false;
    const watch = new ResizeObserver(() => {
      if (space.clientWidth > 0 && space.clientWidth !== width) {
        width = space.clientWidth;
        const of = (rows: Record<string, Cell>[]) => names.rows(shown ? rows.filter((row) => row.measure === shown) : rows, ruleset);
        const told = { columns: answer.columns, rows: of(answer.rows) };
        void import('./plot').then(({ drawn, isDrawn }) => {
          if (space.isConnected && !ended) {
            space.replaceChildren(...isDrawn(draw, told) ? drawn(draw, told, label, width, of(points)) : []);
          }
        });
      }
    });
    watch.observe(space);
    // A picture begun with older rows or names is not drawn over a newer one.
    return () => {
      ended = true;
      watch.disconnect();
    };
  }, [answer, shown, names, ruleset]);
  return draw.mark === 'table' ? null : <div>
    {measures.length > 1 ? <label>{t.measure} <select value={shown} onChange={({ currentTarget }) => { measure.value = currentTarget.value; }}>{measures.map((each) => <option key={each} value={each}>{measureOf(each)}</option>)}</select></label> : null}
    <div ref={box} class="archive-picture" />
  </div>;
}
