import { go, hrefOf, route } from '../route';
import { t } from '../text';
import { useGame } from './context';

/** The number of moments that are offered to compare with. */
const OFFERED = 12;

/** Chooses the position since which changes are drawn on the board: the event before, or a moment of the game. */
export function Since() {
  const store = useGame();
  const { path, query } = route.value;
  const here = store.position.value;
  const moments = store.timeline.value.moments.filter(({ position }) => position < here).slice(-OFFERED).reverse();
  return (
    <label>{t.time.changes} <select value={query.since ?? ''}
      onChange={(event) => go(hrefOf(path, { ...query, since: event.currentTarget.value }))}>
      <option value="">{store.past.value ? t.time.eventBefore : t.board.nothing}</option>
      {moments.map(({ position, label }) => <option key={`${position}${label}`} value={position}>{label} · {position}</option>)}
    </select></label>
  );
}
