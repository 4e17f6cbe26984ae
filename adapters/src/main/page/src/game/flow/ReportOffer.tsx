import { hrefOf } from '../../route';
import { t } from '../../text';
import { useGame } from '../context';

/** The way to the report of the game when it is over, and to that of a turn that ended with the newest order. */
export function ReportOffer() {
  const store = useGame();
  const room = store.room.value;
  const newest = store.news.value.lines.at(-1);
  if (!newest || !room?.manifest.tabs.some(({ name }) => name === 'report')) {
    return null;
  }
  if (store.summary.value?.over) {
    return <a class="report-offer" href={hrefOf(['games', store.id, 'report'])}>{t.flow.report}</a>;
  }
  const turns = store.timeline.value.moments.filter(({ kind }) => kind === room.page.turn);
  const last = turns.at(-1);
  const before = turns.at(-2);
  return last && before && last.position >= newest.since
    ? <a class="report-offer" href={hrefOf(['games', store.id, 'report', String(turns.length - 1)])}>{t.flow.reportOf(before.label)}</a> : null;
}
