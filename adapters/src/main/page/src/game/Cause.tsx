import type { LogLine } from '../api/log';
import { t } from '../text';
import { useRead } from '../views/useRead';
import { useGame } from './context';
import { Why } from './Why';

/** No command has more events than this before one that follows from its ruling. */
const REACH = 40;

/** The text of an event and the ruling behind it: its own, or the one of the same order that it follows from. */
export function Cause({ position }: { position: number }) {
  const store = useGame();
  const from = Math.max(1, position - REACH);
  const lines = useRead((abort) => store.get<{ lines: LogLine[] }>(`log?from=${from}&limit=${Math.max(1, position - from + 1)}`, abort), [position]).value.value?.lines;
  if (!lines) {
    return <p>{t.loading}</p>;
  }
  const event = lines.find((line) => line.position === position);
  const ruling = lines.filter((line) => line.explained && line.at === event?.at && line.by === event.by).at(-1);
  return (
    <>
      {event ? <p>{event.text} <span class="faint">{t.person.who(event)}</span></p> : null}
      {ruling && ruling !== event ? <p class="faint">{t.why.follows(ruling.position)} {ruling.text}</p> : null}
      {ruling ? <Why position={ruling.position} /> : <p class="faint">{t.why.none}</p>}
    </>
  );
}
