import { useRef } from 'preact/hooks';
import { t } from '../../text';
import { useGame } from '../context';
import { turnOf } from './turn';

/** The number of lines that are read out of those that came at once; the log has the others. */
const MOST = 5;

/** Reads out to who does not see the page what happened since it was opened, and whose turn it is then. */
export function Announced() {
  const store = useGame();
  const { lines } = store.news.value;
  const newest = lines.at(-1)?.position ?? 0;
  const heard = useRef(newest);
  const said = useRef('');
  if (heard.current === 0) {
    heard.current = newest;
  } else if (newest !== heard.current) {
    const turn = turnOf(store);
    said.current = [...lines.filter(({ position }) => position > heard.current).slice(-MOST).map(({ text }) => text),
      turn.called ? `${t.flow.yourTurn} ${turn.prompt}` : turn.over ? t.flow.over : t.flow.waitingFor(turn.who)].join(' ');
    heard.current = newest;
  }
  return <p class="unseen" role="status" aria-live="polite" data-announced>{said.current}</p>;
}
