import { batch, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ZoneState } from '../api/board';
import type { Option } from '../api/move';
import type { BoardLine } from '../frame/room';
import { current, words } from '../frame/rooms';
import { t } from '../text';
import { Changes } from './Changes';
import { Counters } from './Counters';
import { Course } from './Course';
import { dragging, zoneFinder, type ZoneFinder } from './dragging';
import { frontOf } from './front';
import type { Geography } from './geography';
import { GroundCanvas } from './ground/GroundCanvas';
import type { Ground } from './ground/ground';
import { CONTROL, lookOf } from './ground/looks';
import type { Veil } from './ground/look';
import { night } from './ground/night';
import { Handles } from './Handles';
import { handleKey } from './keys';
import { chipText, FAR } from './chips';
import { layoutOf } from './layout';
import { Lines } from './Lines';
import type { Point } from './mapfile';
import type { Movement, Note } from './movements';
import { Noticed, Outlines } from './Outlines';
import { PanZoom } from './panzoom';
import type { Kind } from './picture/picture';
import { placePiles } from './piles';
import { Playing, type Played } from './playing';
import type { Sight } from './sight';
import { Tools } from './Tools';

export interface BoardProps {
  geography: Geography;
  zones: Map<string, ZoneState>;
  paint: string;
  /** Zones that are marked, by one of their tags. */
  marked: Set<string>;
  names: Map<string, string>;
  /** Whether a click on a target counts. */
  answerable: boolean;
  zone: string | null;
  piece: string | null;
  targets: Map<string, Option[]>;
  /** The target that is considered, with the way to it from where the piece stands. */
  course?: { zone: string; zones: string[]; closed: boolean } | null;
  /** Pieces that moved while the player looked on. */
  played?: Played | null;
  /** Told what is being played, and when it has ended. */
  onPlaying?(playing: Playing | null): void;
  /** Told how the zone under a point of the window is found, and null when the board goes. */
  onFinder?(find: ZoneFinder | null): void;
  /** The sight of each map before the reader went elsewhere: the board opens so again. */
  kept?: Map<string, Sight>;
  /** The layers of the board, in a corner of it. */
  children?: ComponentChildren;
  /** The reason why a zone is veiled from the viewer; left out, none is. */
  veil?: ((zone: string) => Veil | undefined) | undefined;
  movements: Movement[];
  notes: Note[];
  lines: BoardLine[];
  onZone(zone: string | null): void;
  onPiece(piece: string): void;
  onTarget(zone: string): void;
  /** A piece was dragged to a zone; left out, pieces cannot be dragged. */
  onDrop?(piece: string, zone: string, trail: string[]): void;
}

/** Milliseconds after which the board counts as standing still: only then is it drawn sharply for its new scale. */
const REST = 120;

/** Map units that are shown around the pieces at first, and around the targets of one. */
const PIECE_MARGIN = 250;
const TARGET_MARGIN = 90;

/** The board: the map with everything on it, to be dragged, zoomed, searched, and walked over by keyboard. */
export function Board(props: BoardProps) {
  const { geography, zone } = props;
  const frame = useRef<HTMLDivElement>(null);
  const window = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const pieces = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground | null>(null);
  const panzoom = useRef<PanZoom | null>(null);
  const sight = useRef<Sight>({ x: 0, y: 0, k: 1 });
  /** Pixels for a map unit when the board stands still: what is drawn in constant size depends on it. */
  const scale = useSignal(0.2);
  /** Whether the board has come to rest and its piles are yet to be laid out. */
  const rests = useRef(false);
  /** The map opened as it was left: nothing brings it elsewhere by itself. */
  const asLeft = useRef(false);
  const focused = useSignal<string | null>(null);
  const over = useSignal<string | null>(null);
  /** The zones that a piece is being dragged over. */
  const trail = useSignal<string[]>([]);
  const [left, top, right, bottom] = geography.file.box;
  const { ground: looks = CONTROL } = current.value!.page;
  const look = useMemo(() => lookOf(props.zones, looks, props.paint, props.marked, [...props.targets.keys()], night.value, veilsOf(geography, props.veil)),
    [geography, props.zones, looks, props.paint, props.marked, props.targets, night.value, props.veil]);
  const layout = useMemo(() => layoutOf({ geography, zones: props.zones, targets: props.targets, look, k: scale.value, chipText: (options, form) => chipText(options, far(scale.value) ? 'cost' : form) }),
    [geography, props.zones, props.targets, look, scale.value]);

  useLayoutEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const before = props.kept?.get(geography.file.id);
    const pz = new PanZoom(window.current!, geography.file.box, (now) => {
      const nearer = now.k !== sight.current.k;
      sight.current = now;
      props.kept?.set(geography.file.id, now);
      ground.current?.move(now);
      const sheet = paper.current!;
      sheet.classList.add('moving');
      sheet.style.transform = `translate(${now.x + now.k * left}px, ${now.y + now.k * top}px) scale(${now.k})`;
      pieces.current!.style.transform = `translate(${Math.round(now.x)}px, ${Math.round(now.y)}px)`;
      if (nearer) {
        placePiles(pieces.current!, now.k);
      }
      rests.current = false;
      clearTimeout(resting);
    }, () => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        if (scale.value === sight.current.k) {
          paper.current?.classList.remove('moving');
          ground.current?.rest();
        } else {
          // The piles are laid out anew, and the ground is drawn around them.
          rests.current = true;
          scale.value = sight.current.k;
        }
      }, REST);
    });
    panzoom.current = pz;
    const standing = [...props.zones.values()].filter((each) => each.pieces.length && geography.byId.has(each.id)).map((each) => geography.byId.get(each.id)!.centre);
    asLeft.current = before !== undefined;
    if (before) {
      pz.again(before);
    } else if (standing.length) {
      pz.to(...around(standing, PIECE_MARGIN));
    } else {
      pz.all();
    }
    scale.value = sight.current.k;
    const watched = new ResizeObserver(() => {
      pz.resized();
      ground.current?.resized();
    });
    watched.observe(window.current!);
    return () => {
      watched.disconnect();
      clearTimeout(resting);
      pz.end();
    };
  }, [geography]);

  const { onFinder } = props;
  useEffect(() => {
    onFinder?.(zoneFinder({ board: window.current!, geography, sight: () => sight.current }));
    return () => onFinder?.(null);
  }, [geography]);
  const drop = useRef(props.onDrop);
  drop.current = props.onDrop;
  const draggable = props.onDrop !== undefined;
  useEffect(() => draggable ? dragging({
    board: window.current!, pieces: pieces.current!, geography, sight: () => sight.current, piece: words().piece,
    onOver: (id, zones) => batch(() => {
      over.value = id;
      trail.value = zones;
    }),
    onDrop: (piece, id, zones) => drop.current?.(piece, id, zones),
  }) : undefined, [geography, draggable]);

  useLayoutEffect(() => placePiles(pieces.current!, sight.current.k));

  // After the ground knows that it is to be drawn again: what does not move stands in its place, and the ground says whether it is drawn.
  useLayoutEffect(() => {
    if (rests.current) {
      rests.current = false;
      paper.current?.classList.remove('moving');
    }
  }, [layout]);

  useEffect(() => {
    if (!props.played?.ways.length) {
      return undefined;
    }
    const playing = new Playing({
      pieces: pieces.current!, geography, attribute: words().piece, scale: () => sight.current.k,
      look: (at) => panzoom.current?.centre(at),
    }, props.played);
    props.onPlaying?.(playing);
    void playing.done.then(() => props.onPlaying?.(null));
    return () => {
      playing.end();
      props.onPlaying?.(null);
    };
  }, [props.played, geography]);

  useEffect(() => {
    const shape = zone ? geography.byId.get(zone) : null;
    if (shape && !asLeft.current && panzoom.current && !panzoom.current.shows(shape.centre)) {
      panzoom.current.centre(shape.centre);
    }
  }, [zone, geography]);

  useEffect(() => {
    const reached = [...props.targets.keys(), ...(zone ? [zone] : [])].map((id) => geography.byId.get(id)).filter((shape) => shape !== undefined);
    if (props.targets.size && !asLeft.current) {
      panzoom.current?.approach(around(reached.map(({ centre }) => centre), TARGET_MARGIN));
    }
  }, [props.targets, geography]);

  // The first sight of it is over: from here on the board follows what is chosen.
  useEffect(() => {
    asLeft.current = false;
  }, [geography]);

  const front = () => {
    const points = frontOf(props.zones.values(), geography);
    if (points.length) {
      panzoom.current?.to(...around(points, PIECE_MARGIN / 2));
    }
  };
  const fullScreen = () => void (document.fullscreenElement ? document.exitFullscreen() : frame.current!.requestFullscreen());
  const picture = async (kind: Kind) => {
    const shown = ground.current?.shown;
    if (shown) {
      const { pictureOf, save } = await import('./picture/picture');
      save(await pictureOf(kind, geography, window.current!, shown.sight, shown.look), `${geography.file.id}.${kind}`);
    }
  };
  const pick = (id: string) => (props.targets.has(id) ? props.onTarget(id) : props.onZone(id));
  const keys = (event: KeyboardEvent) => handleKey(event, { front, fullScreen, geography, panzoom: panzoom.current, zone, onZone: props.onZone, onPick: pick });
  return (
    <div class="board-frame" ref={frame}>
      <Tools geography={geography} panzoom={panzoom} onZone={props.onZone} onFront={front} onFullScreen={fullScreen} onPicture={picture} />
      <div class="board" ref={window} tabIndex={0} role="application" aria-label={t.board.label} aria-describedby="board-help" onKeyDown={keys}
        data-map={geography.file.id}>
        <p id="board-help" class="unseen">{t.board.help}</p>
        <GroundCanvas geography={geography} zones={props.zones} names={props.names} look={look} covered={layout.covered}
          sight={sight} ground={ground} over={over} onPick={pick} />
        <div class="map-sheet" ref={paper} style={{ width: right - left, height: bottom - top }}>
          <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} width={right - left} height={bottom - top}
            style={{ '--u': `${1 / scale.value}px` }}>
            <Handles geography={geography} zones={props.zones} names={props.names} zone={zone} onPick={pick} onFocus={(id) => { focused.value = id; }} />
            <Noticed geography={geography} zone={over} look="over-line" />
            <Outlines geography={geography} targets={props.targets} zone={zone} />
            <Noticed geography={geography} zone={focused} look="focus-line" />
            <Lines geography={geography} lines={props.lines} />
            {trail.value.length ? <Course geography={geography} zones={trail.value} /> : props.course ? <Course geography={geography} zones={props.course.zones} closed={props.course.closed} /> : null}
            <Changes geography={geography} movements={props.movements} notes={props.notes} scale={scale.value} />
          </svg>
        </div>
        <div class="pieces" ref={pieces}>
          <Counters geography={geography} layout={layout} zones={props.zones} scale={scale.value} piece={props.piece} names={props.names}
            opened={zone} onPiece={props.onPiece} targets={props.targets} aimed={props.course?.zone ?? null} answerable={props.answerable} onTarget={props.onTarget} />
        </div>
        <p class="attribution">{geography.file.attribution.join(' · ')}</p>
      </div>
      {props.children}
    </div>
  );
}

/** Whether the board is so far away that chips tell only what matters most. */
function far(scale: number): boolean {
  return scale < FAR;
}

/** The zones of the map that are veiled. */
function veilsOf({ shapes }: Geography, veil: BoardProps['veil']): Record<string, Veil> {
  return veil ? Object.fromEntries(shapes.flatMap(({ id }) => {
    const why = veil(id);
    return why ? [[id, why]] : [];
  })) : {};
}

/** The corners of the rectangle around points of the map. */
function around(points: Point[], margin: number): [Point, Point] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [[Math.min(...xs) - margin, Math.min(...ys) - margin], [Math.max(...xs) + margin, Math.max(...ys) + margin]];
}
