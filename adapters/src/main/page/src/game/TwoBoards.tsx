import { useMemo } from 'preact/hooks';
import type { Fields } from '../api/board';
import type { AmendmentReport } from '../api/changes';
import { Board } from '../board/Board';
import { CONTROL } from '../board/ground/looks';
import { readChanges } from '../board/movements';
import { FieldTable } from '../frame/FieldTable';
import { route } from '../route';
import { t } from '../text/later';
import { useRead } from '../views/useRead';
import type { Seen } from './boards';
import { useGame } from './context';
import { useGeography } from './useGeography';
import { zonesOf } from './zones';

/** The board of the game and that of a branch side by side. */
export function TwoBoards({ number, report }: { number: number; report: AmendmentReport }) {
  const store = useGame();
  const { shown } = store.room.value!.manifest;
  const both = useRead(async (abort) => {
    const seen = async (path: (view: string) => string): Promise<Seen> => Object.fromEntries(await Promise.all(
      shown.map(async (view): Promise<[string, Fields]> => [view, await store.get<Fields>(path(view), abort)])));
    return Promise.all([seen((view) => `${view}?at=${report.position}`), seen((view) => `amendments/${number}/${view}`)]);
  }, [number, report.position]).value.value;
  return both ? (
    <section aria-label={t.amend.boards}>
      <h3>{t.amend.boards}</h3>
      <div class="two-boards">
        <figure data-board="now"><figcaption>{t.amend.now}</figcaption><OneBoard seen={both[0]} diff={[]} report={report} /></figure>
        <figure data-board="branch"><figcaption>{t.amend.branch}</figcaption><OneBoard seen={both[1]} diff={report.diff ?? []} report={report} /></figure>
      </div>
    </section>) : <p class="loading">{t.loading}</p>;
}

function OneBoard({ seen, diff, report }: { seen: Seen; diff: NonNullable<AmendmentReport['diff']>; report: AmendmentReport }) {
  const store = useGame();
  const room = store.room.value!;
  const printed = store.printed.value;
  const map = printed?.maps.find(({ id }) => id === route.value.query.map) ?? printed?.maps[0];
  const geography = useGeography(store.sheets.drawn(map?.id), map).value;
  const zones = useMemo(() => new Map(zonesOf(room, seen).map((zone) => [zone.id, zone])), [room, seen]);
  const names = useMemo(() => new Map(printed?.parties.map(({ id, name }) => [id, name])), [printed]);
  const { movements, notes } = useMemo(() => readChanges(diff.length ? { from: report.position, to: report.position, changes: diff } : null, room), [diff, room]);
  const { ground = CONTROL } = room.page;
  if (!map) {
    return <>{Object.entries(seen).map(([name, view]) => <FieldTable key={name} of={view} />)}</>;
  }
  return geography ? <Board geography={geography} zones={zones} paint={Object.keys(ground.paints)[0] ?? ''} marked={NONE} names={names} answerable={false}
    zone={null} piece={null} targets={NO_TARGETS} movements={movements} notes={notes} lines={room.page.lines?.(seen) ?? []}
    onZone={ignored} onPiece={ignored} onTarget={ignored} /> : <p class="loading">{t.loading}</p>;
}

const NONE = new Set<string>();
const NO_TARGETS = new Map<string, never[]>();
const ignored = () => undefined;
