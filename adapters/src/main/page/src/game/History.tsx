import type { LogLine } from '../api/log';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { useRead } from '../views/useRead';
import { useGame } from './context';
import { StoodHere } from './StoodHere';

/** The number of lines that are told. */
const LINES = 6;

/** The latest lines about a piece or a zone, each with a link to its ruling. Under them, who stood here before. */
export function History({ of, zone = false }: { of: string; zone?: boolean }) {
  const store = useGame();
  const position = store.position.value;
  const lines = useRead((abort) => store.get<{ lines: LogLine[] }>(`traces/${encodeURIComponent(of)}?at=${position}&limit=${LINES}`, abort),
    [of, position]).value.value?.lines ?? [];
  return <>
    {lines.length ? <>
      <h3>{t.zone.history}</h3>
      <ol class="traces">{[...lines].reverse().map((line) => (
        <li key={line.position}><a href={hrefOf(['games', store.id, 'why', String(line.position)], { at: route.value.query.at, map: route.value.query.map })}>{line.position}</a> {line.text}</li>))}</ol>
    </> : null}
    <StoodHere game={store.id} at={position} id={of} zone={zone} />
  </>;
}
