import type { Option, Piece, ZoneState } from '../api/types';
import { current, words } from '../frame/rooms';
import { describe, pieceName } from '../game/pieceName';
import { t } from '../text';
import { colourOf, inkOn } from './colours';
import type { Geography, Shape } from './geography';

interface CountersProps {
  geography: Geography;
  zones: Map<string, ZoneState>;
  scale: number;
  piece: string | null;
  opened: string | null;
  names: Map<string, string>;
  targets: Map<string, Option[]>;
  answerable: boolean;
  onPiece(piece: string): void;
  onTarget(zone: string): void;
}

/** The size of a counter in pixels, and the least of it that shows in a pile. */
const WIDTH = 50;
const EDGE = 15;

/** From so many counters on, those of each party stand in a row of their own, so many pixels below the one before. */
const CROWD = 6;
const ROW = 45;

/** Pixels that a chip is shifted down where counters stand. */
const BELOW = 26;

/** Every piece as a counter at the deepest point of its zone; fanned out where there is room or the zone is chosen. */
export function Counters(props: CountersProps) {
  const size = Math.max(0.62, Math.min(1.25, 0.4 + props.scale * 0.9));
  return (
    <div class={props.scale < 0.35 ? 'counters far' : 'counters'} style={{ '--size': size }}>
      {[...props.zones.values()].map((zone) => {
        const shape = props.geography.byId.get(zone.id);
        return shape && zone.pieces.length ? <Pile key={zone.id} {...props} shape={shape} pieces={zone.pieces} size={size} /> : null;
      })}
      {[...props.targets].map(([zone, options]) => {
        const shape = props.geography.byId.get(zone);
        return shape ? <Chip key={`target-${zone}`} shape={shape} options={options} answerable={props.answerable} below={props.zones.get(zone)?.pieces.length ? BELOW : 0} onTarget={props.onTarget} /> : null;
      })}
    </div>
  );
}

/** Where something lies in its pile, in pixels beside the middle. */
function beside(dx: number, dy: number) {
  return { transform: `translate(${dx}px, ${dy}px) translate(-50%, -50%) scale(var(--size))` };
}

function Pile(props: CountersProps & { shape: Shape; pieces: Piece[]; size: number }) {
  const { shape, pieces, scale, size, opened } = props;
  const width = WIDTH * size;
  const room = opened === shape.id ? Infinity : shape.room * scale * 2.6;
  const rows = pieces.length < CROWD ? [pieces] : byParty(pieces);
  const placed = rows.flatMap((row, number) => {
    const step = row.length < 2 ? 0 : Math.max(EDGE * size, Math.min(width + 2, (room - width) / (row.length - 1)));
    const [first, dy] = [-step * (row.length - 1) / 2, (number - (rows.length - 1) / 2) * ROW * size];
    return row.map((each, index) => ({ piece: each, style: beside(first + index * step, dy) }));
  });
  const chosen = pieces.some(({ id }) => id === props.piece);
  return (
    <div class={chosen ? 'pile chosen' : 'pile'} data-x={shape.centre[0]} data-y={shape.centre[1]}>{placed.map(({ piece, style }) =>
      <Counter key={piece.id} piece={piece} style={style} chosen={props.piece === piece.id}
        party={props.names.get(piece.party) ?? piece.party} onPiece={props.onPiece} />)}</div>
  );
}

/** The pieces of each party, in the order in which the parties stand there. */
function byParty(pieces: Piece[]): Piece[][] {
  return [...new Set(pieces.map(({ party }) => party))].map((party) => pieces.filter((piece) => piece.party === party));
}

interface CounterProps { piece: Piece; style: Record<string, string>; chosen: boolean; party: string; onPiece(piece: string): void }

/** The counter of a piece as its rulebook has it drawn, else with the party and its name. */
function Counter({ piece, style, chosen, party, onPiece }: CounterProps) {
  const room = current.value!;
  const { Counter: Drawn, counterLook } = room.page;
  const colour = colourOf(piece.party);
  const look = ['counter', chosen ? 'chosen' : '', ...counterLook?.(piece) ?? []].filter(Boolean).join(' ');
  const said = describe(room, piece, party);
  return (
    <button type="button" class={look} style={{ ...style, '--colour': colour, '--on-colour': inkOn(colour) }} {...{ [`data-${words().piece}`]: piece.id }}
      aria-pressed={chosen} aria-label={said} title={said} onClick={() => onPiece(piece.id)}>
      {Drawn ? <Drawn piece={piece} party={party} />
        : <><span class="party">{party.slice(0, 3)}</span><span class="named">{pieceName(room, piece, party)}</span></>}
    </button>
  );
}

/** At a legal target: what it costs and what it risks. */
function Chip({ shape, options, answerable, below, onTarget }: { shape: Shape; options: Option[]; answerable: boolean; below: number; onTarget(zone: string): void }) {
  const costs = options.map((option) => option.move?.cost).filter((cost) => cost !== undefined);
  const { unit } = words();
  const risk = Math.max(0, ...options.flatMap((option) => option.move?.risks ?? []).map((each) => Number(each.chance)));
  const needs = options.every((option) => option.move?.needs) ? options[0]!.move!.needs : null;
  const look = `chip${risk ? ' risky' : ''}${needs ? ' needs' : ''}`;
  return (
    <div class="pile target" data-x={shape.centre[0]} data-y={shape.centre[1]}>
      <button type="button" class={look} style={beside(0, below)} data-target={shape.id} aria-disabled={!answerable} onClick={() => onTarget(shape.id)}
        title={options.map((option) => option.label).join('\n')} aria-label={`${shape.name}: ${t.board.target(costs.length ? t.move.cost(Math.min(...costs), unit) : '', risk)}`}>
        {costs.length ? <span class="cost">{Math.min(...costs)}<span class="unit"> {unit}</span></span> : '●'}{risk ? <span class="risk"> {Math.round(risk * 100)} %</span> : null}
      </button>
    </div>
  );
}
