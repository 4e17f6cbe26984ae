import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Difference } from '../api/board';
import type { Decision } from '../api/decision';
import type { Summary } from '../api/game';
import type { Option } from '../api/move';
import { Board } from '../board/Board';
import { SIGNS } from '../board/chips';
import { CONTROL } from '../board/ground/looks';
import { words } from '../frame/rooms';
import { lazy } from '../lazy';
import { readChanges } from '../board/movements';
import type { Playing } from '../board/playing';
import { go, hrefOf, route } from '../route';
import { t } from '../text';
import { useRead } from '../views/useRead';
import { Aiming, type Aim } from './aiming';
import { answersByZone, placesAsked } from './answerPlaces';
import { ChangesBox } from './ChangesBox';
import { useGame } from './context';
import { useAnswering } from './useAnswering';
import { useGeography } from './useGeography';
import { useOtherMap } from './useOtherMap';
import { useLiveOrders } from './live/useLiveOrders';
import { Fold } from './Fold';
import { Column } from './column/Column';
import { narrow } from './column/tab';
import { fightUnderWay } from './flow/underWay';
import { TurnBar } from './flow/TurnBar';
import { PlainBoard } from './PlainBoard';
import { Since } from './Since';
import { Play } from './Play';

/** The boxes of what is chosen or considered, each loaded when it is first shown. */
const AimBox = lazy(() => import('./AimBox').then(({ AimBox: Box }) => Box));
const PieceBox = lazy(() => import('./PieceBox').then(({ PieceBox: Box }) => Box));
const WhyBox = lazy(() => import('./Why').then(({ WhyBox: Box }) => Box));
const ZoneBox = lazy(() => import('./ZoneBox').then(({ ZoneBox: Box }) => Box));
const LiveBar = lazy(() => import('./live/LiveBar').then(({ LiveBar: Bar }) => Bar));
const LiveSettingsBox = lazy(() => import('./live/LiveSettingsBox').then(({ LiveSettingsBox: Box }) => Box));

/** The board with what the game waits for at its foot, and the column beside it: the log, what was chosen, what is fought. */
export function BoardView() {
  const store = useGame();
  const aiming = useMemo(() => new Aiming(store), [store]);
  const answering = useAnswering();
  const room = store.room.value!;
  const { manifest: { marks }, page: { Legend, ground = CONTROL } } = room;
  const paints = Object.entries(ground.paints);
  const printed = store.printed.value;
  const [, , view, argument] = route.value.path;
  const { query } = route.value;
  const maps = printed?.maps ?? [];
  const map = maps.find(({ id }) => id === query.map) ?? maps[0];
  const liveSettings = useSignal(false);
  const paint = useSignal(paints[0]?.[0] ?? '');
  const tag = useSignal<string | null>(null);
  const geography = useGeography(store.sheets.drawn(map?.id), map);
  const names = useMemo(() => new Map(printed?.parties.map(({ id, name }) => [id, name])), [printed]);
  const tagged = useMemo(() => new Set(printed?.zones.filter((zone) => zone.tags?.includes(tag.value ?? '')).map(({ id }) => id)), [printed, tag.value]);

  const piece = view === words().piece ? argument ?? null : null;
  const stands = piece ? store.pieces.value.get(piece)?.zone ?? null : null;
  const zone = view === 'zone' ? argument ?? null : stands;
  useEffect(() => void store.choose(piece), [piece, store.decidedAt.value, store.past.value]);
  const asked = !piece && store.token !== '' && !store.past.value ? store.decisions.value : NOTHING;
  const place = store.placeAsked.value;
  const targets = useMemo(() => place ? placesAsked(place) : piece ? byTarget(store.targets.value) : answersByZone(store, asked), [store.targets.value, piece, asked, place]);
  const standing = useMemo(() => [...store.zones.value.values()].filter(({ pieces }) => pieces.length).map(({ id }) => id), [store.zones.value]);
  const other = useOtherMap(maps, map, geography.value, zone, standing);
  const elsewhere = geography.value ? [...targets.keys()].filter((id) => !geography.value!.byId.has(id)).length : 0;
  const position = store.shownAt.value;
  const since = query.since === undefined ? (store.past.value ? position - 1 : position) : Math.min(Number(query.since), position);
  const changes = useRead(async (abort) => since >= 0 && since < position
    ? store.get<Difference>(`diff?from=${since}&to=${position}`, abort) : null, [position, since]).value.value;
  const live = useLiveOrders();
  const orders = live.value;
  const playing = useSignal<Playing | null>(null);
  const { movements, notes } = useMemo(() => since === position && orders?.at === position ? orders : readChanges(changes, room), [changes, room, orders, since, position]);

  const lines = useMemo(() => room.page.lines?.(store.seen.value ?? {}) ?? [], [room, store.seen.value]);
  const mine = useMemo(() => partiesOf(store.summary.value), [store.summary.value]);
  const veil = useMemo(() => room.page.veil?.(store.seen.value ?? {}, mine), [room, store.seen.value, store.zones.value, mine]);
  useEffect(() => {
    store.lastBoard.value = { path: route.value.path.slice(2), map: query.map };
  }, [view, argument, query.map]);
  const fought = fightUnderWay(store);
  const open = (...path: string[]) => go(hrefOf(['games', store.id, ...path], { at: query.at, map: query.map }));
  const aim = store.aim.value;
  const send = ({ option, seen }: Aim) => {
    if (option && store.answerable.value) {
      void answering.send(option.command, seen);
    }
  };
  const onTarget = (to: string) => {
    const options = targets.get(to) ?? [];
    if (place) {
      place.pick(to);
    } else if (aim?.option && aim.zone === to) {
      send(aim);
    } else if (options.length) {
      aiming.at(piece, to, options, options[0]!, piece ? store.movesAt.value : store.decidedAt.value);
    }
  };
  const onZone = (id: string | null) => {
    if (id && aiming.moves(piece) && id !== stands && (aim?.zone !== id || !aim.forbidden)) {
      void aiming.why(piece, id);
    } else {
      id ? open('zone', id) : open();
    }
  };
  const onDrop = (dragged: string, _to: string, trail: string[]) => {
    open(words().piece, dragged);
    void aiming.along(dragged, trail.slice(1));
  };
  useEffect(() => {
    const dropped = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        aiming.drop();
        store.placeAsked.value = null;
      }
    };
    document.addEventListener('keydown', dropped);
    return () => document.removeEventListener('keydown', dropped);
  }, [aiming]);
  const layers = (
    <div class="board-bar row">
      {maps.length > 1 ? <label>{t.board.map} <select value={map?.id}
        onChange={(event) => go(hrefOf(route.value.path, { ...query, map: event.currentTarget.value }))}>
        {maps.map(({ id, title }) => <option value={id}>{title}</option>)}</select></label> : null}
      {other && elsewhere ? <button type="button" class="elsewhere" data-elsewhere={elsewhere} onClick={other.show}>{t.board.elsewhere(elsewhere, other.map.title)}</button> : null}
      <Fold id="board-options" label={t.board.options}>
        {paints.length > 1 ? <label>{t.board.paint} <select value={paint.value} onChange={(event) => { paint.value = event.currentTarget.value; }}>
          {paints.map(([id, name]) => <option value={id}>{name}</option>)}</select></label> : null}
        {marks.length ? <label>{t.board.mark} <select value={tag.value ?? ''} onChange={(event) => { tag.value = event.currentTarget.value || null; }}>
          <option value="">{t.board.nothing}</option>{marks.map(({ name, title }) => <option value={name}>{title}</option>)}</select></label> : null}
        <Since />
        <ChangesBox changes={changes ?? null} />
      </Fold>
      <details class="legend" data-live-settings onToggle={(event) => { liveSettings.value = event.currentTarget.open; }}>
        <summary>{t.live.title}</summary><div class="drop live-settings">{liveSettings.value ? <LiveSettingsBox /> : null}</div></details>
      {Legend ? <details class="legend"><summary>{t.board.legend}</summary><ul class="drop"><Legend paint={paint.value} /><ChipKey /></ul></details> : null}
    </div>);
  const aimed = aim ? <AimBox aim={aim} aiming={aiming} onSend={send} onZone={(id) => open('zone', id)} /> : null;
  // On a phone the piece that somebody moves does not hide the board on which its way is shown.
  const chosen = view === 'why' && argument ? { over: true, children: <WhyBox position={Number(argument)} onClose={() => open()} /> }
    : piece ? { over: !aiming.moves(piece), children: <PieceBox piece={piece} send={answering.send} /> }
      : zone ? { over: true, children: <ZoneBox zone={zone} onClose={() => open()} /> } : null;
  return (
    <div class="table">
      <div class="stage">
        <section class="action-bar" aria-label={t.flow.turn}>
          {narrow.matches ? aimed : null}
          <Play answering={answering} fought={fought} />
          <TurnBar news={orders ? <LiveBar orders={orders} playing={playing.value} onClose={() => { live.value = null; }} /> : null} />
        </section>
        {geography.value && store.seen.value ? (
          <Board key={geography.value.file.id} played={orders} onPlaying={(now) => { playing.value = now; }} geography={geography.value} zones={store.zones.value} veil={veil} paint={paint.value} marked={tagged} names={names} answerable={store.answerable.value}
            kept={store.sights} zone={zone} piece={piece} targets={targets} movements={movements} notes={notes} lines={lines}
            course={aim ? { zone: aim.zone, zones: stands ? [stands, ...aim.path] : [], closed: aim.forbidden !== null } : null}
            onZone={onZone} onPiece={(id) => open(words().piece, id)} onTarget={onTarget} {...store.token && !store.past.value ? { onDrop } : {}}>
            {layers}
          </Board>
        ) : map ? <div class="board-frame"><p class="loading">{t.loading}</p></div> : <div class="board-frame plain">{layers}<PlainBoard /></div>}
      </div>
      <Column fought={fought} chosen={chosen && { ...chosen, address: `${view ?? ''}/${argument ?? ''}` }} aim={narrow.matches ? null : aimed} />
    </div>
  );
}

/** The meaning of the signs on the chips of a move. */
function ChipKey() {
  return <>
    <li>{SIGNS.caught} {t.board.caughtKey}</li>
    <li>{SIGNS.lost} {t.board.lostKey}</li>
    {words().alone ? <li>{SIGNS.alone} {t.board.alone}</li> : null}
  </>;
}

const NOTHING: Decision[] = [];

/** The parties of the seats of who looks; null for the host and for who only watches. */
function partiesOf(summary: Summary | null): string[] | null {
  const { you, seats = [] } = summary ?? {};
  return !you || you.host || !you.seats?.length ? null : seats.filter(({ name }) => you.seats!.includes(name)).flatMap(({ controls }) => controls);
}

/** Options by where they lead, those of a leader without his army last. */
function byTarget(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  const apart = (option: Option) => Number(words().alone?.(option) ?? false);
  for (const option of options.toSorted((one, other) => apart(one) - apart(other))) {
    const to = option.move?.to;
    if (to) {
      found.set(to, [...found.get(to) ?? [], option]);
    }
  }
  return found;
}
