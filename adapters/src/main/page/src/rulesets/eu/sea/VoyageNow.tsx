import type { Decision } from '../../../api/decision';
import { useGame } from '../../../game/context';
import { nameOfId } from '../../../game/pieceName';
import { placeName } from '../../../game/placeName';
import { newestCommand } from '../../../game/flow/news';
import { begun } from '../../../text/words';
import { t } from '../text/sea';
import type { Sequence } from '../types';
import { doing } from './doing';

/** The voyage that a decision interrupts: its way so far and onward, what it is for, and what happened on it. */
export function VoyageNow({ decision }: { decision: Decision }) {
  const store = useGame();
  const { voyage } = (store.seen.value?.sequence ?? {}) as Sequence;
  const lines = newestCommand(store.news.value.lines).filter(({ undoneBy }) => !undoneBy);
  const nameOf = (id: string) => store.pieces.value.has(id) ? nameOfId(store, id) : placeName(store, id);
  return (
    <section class="sheet voyage-now" aria-label={t.sea.voyage} data-voyage={decision.id}>
      <h2>{t.sea.voyage}</h2>
      {voyage ? <>
        <p>{begun(voyage.name)}</p>
        <ol class="way">
          {voyage.way.map((zone, at) => <li key={at} class={at === voyage.way.length - 1 ? 'here' : 'gone'} aria-current={at === voyage.way.length - 1 ? 'location' : undefined}>{placeName(store, zone)}</li>)}
          {voyage.onward.map((zone, at) => <li key={`on ${at}`} class="onward">{placeName(store, zone)}</li>)}
        </ol>
        {voyage.action ? <p>{t.sea.atTheEnd(doing(voyage.action, nameOf))}</p> : null}
      </> : null}
      {lines.map(({ position, text, dice = [] }) => <p key={position}>{text} {dice.map(({ value }, index) => <b key={index} class="die">{value}</b>)}</p>)}
    </section>
  );
}
