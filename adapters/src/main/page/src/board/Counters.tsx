import type { Piece, ZoneState } from '../api/board';
import type { Option } from '../api/move';
import { current, words } from '../frame/rooms';
import { describe, pieceName } from '../game/pieceName';
import { t } from '../text';
import { colourOf, inkOn } from './colours';
import { chipFacts, chipText, dangers, FAR, unitOf } from './chips';
import type { Geography, Shape } from './geography';
import { counterSize, type ChipPlace, type Layout, type PilePlace } from './layout';

interface CountersProps {
  geography: Geography;
  layout: Layout;
  zones: Map<string, ZoneState>;
  scale: number;
  piece: string | null;
  opened: string | null;
  names: Map<string, string>;
  targets: Map<string, Option[]>;
  answerable: boolean;
  /** The target that is considered: touched again, it is sent. */
  aimed: string | null;
  onPiece(piece: string): void;
  onTarget(zone: string): void;
}

/** Every piece as a counter, in piles that cover nothing. A folded pile shows its first piece and how many there are; it fans out under the mouse, the focus and a tap. */
export function Counters(props: CountersProps) {
  return (
    <div class={props.scale < FAR ? 'counters far' : 'counters'} style={{ '--size': counterSize(props.scale) }}>
      {[...props.zones.keys()].map((zone) => <Tether key={`counter-${zone}`} of="counter" shape={props.geography.byId.get(zone)} place={props.layout.piles.get(zone)} />)}
      {[...props.targets.keys()].map((zone) => <Tether key={`chip-${zone}`} of="chip" shape={props.geography.byId.get(zone)} place={props.layout.chips.get(zone)} />)}
      {[...props.zones.values()].map((zone) => {
        const shape = props.geography.byId.get(zone.id);
        const place = props.layout.piles.get(zone.id);
        return shape && place ? <Pile key={zone.id} {...props} shape={shape} pieces={zone.pieces} place={place} /> : null;
      })}
      {[...props.targets].map(([zone, options]) => {
        const shape = props.geography.byId.get(zone);
        return shape ? <Chip key={`target-${zone}`} shape={shape} options={options} aimed={props.aimed === zone} answerable={props.answerable}
          place={props.layout.chips.get(zone)} far={props.scale < FAR} onTarget={props.onTarget} /> : null;
      })}
    </div>
  );
}

/** The line from the middle of a zone to what stands beside it. All lines lie below the counters and chips: none crosses a text. */
function Tether({ of, shape, place }: { of: 'counter' | 'chip'; shape: Shape | undefined; place: PilePlace | ChipPlace | undefined }) {
  return shape && place?.away ? (
    <div class="pile" data-x={shape.centre[0]} data-y={shape.centre[1]}>
      <svg class="tether" data-of={`${of}-${shape.id}`} aria-hidden="true"><path d={`M0 0L${place.at.join(' ')}`} /></svg>
    </div>) : null;
}

function Pile(props: CountersProps & { shape: Shape; pieces: Piece[]; place: PilePlace }) {
  const { shape, pieces, opened, place: { at: [x, y], folded, spread, across, down } } = props;
  const first = pieces.find(({ id }) => id === props.piece) ?? pieces[0]!;
  const chosen = first.id === props.piece;
  const look = ['pile', chosen ? 'chosen' : '', folded ? 'piled' : '', opened === shape.id ? 'fanned' : ''].filter(Boolean).join(' ');
  return (
    <div class={look} data-x={shape.centre[0]} data-y={shape.centre[1]} data-zone-of={shape.id} style={{ '--at-x': `${x}px`, '--at-y': `${y}px` }}>
      {folded ? <i class="fan" style={{ width: `${across}px`, height: `${down}px` }} /> : null}
      {pieces.map((piece) => {
        const [dx, dy] = spread.get(piece.id) ?? [0, 0];
        return <Counter key={piece.id} piece={piece} style={{ '--dx': `${dx}px`, '--dy': `${dy}px` }} first={piece === first} chosen={props.piece === piece.id}
          party={props.names.get(piece.party) ?? piece.party} onPiece={props.onPiece} />;
      })}
      {folded ? <b class="of-many" aria-hidden="true">{pieces.length}</b> : null}
    </div>
  );
}

interface CounterProps { piece: Piece; first: boolean; style: Record<string, string>; chosen: boolean; party: string; onPiece(piece: string): void }

/** The counter of a piece as its rulebook has it drawn, else with the party and its name. */
function Counter({ piece, first, style, chosen, party, onPiece }: CounterProps) {
  const room = current.value!;
  const { Counter: Drawn, counterLook } = room.page;
  const colour = colourOf(piece.party);
  const look = ['counter', chosen ? 'chosen' : '', first ? 'first' : '', ...counterLook?.(piece) ?? []].filter(Boolean).join(' ');
  const said = describe(room, piece, party);
  return (
    <button type="button" class={look} style={{ ...style, '--colour': colour, '--on-colour': inkOn(colour) }} {...{ [`data-${words().piece}`]: piece.id }}
      aria-pressed={chosen} aria-label={said} title={said} onClick={() => onPiece(piece.id)}>
      {Drawn ? <Drawn piece={piece} party={party} />
        : <><span class="party">{party.slice(0, 3)}</span><span class="named">{pieceName(room, piece, party)}</span></>}
    </button>
  );
}

/** The place of a chip before the board was laid out. */
const MIDDLE: ChipPlace = { at: [0, 0], form: 'words', away: false };

interface ChipProps { shape: Shape; options: Option[]; aimed: boolean; answerable: boolean; place: ChipPlace | undefined; far: boolean; onTarget(zone: string): void }

/** At a legal target: what it costs and what it risks. */
function Chip({ shape, options, aimed, answerable, place, far, onTarget }: ChipProps) {
  const { at: [x, y], form } = place ?? MIDDLE;
  const facts = chipFacts(options);
  const { cost, caught, lost, needs, alone } = facts;
  const look = ['chip', caught || lost ? 'risky' : '', needs ? 'needs' : '', alone ? 'alone' : '', aimed ? 'aimed' : ''].filter(Boolean).join(' ');
  return (
    <div class="pile target" data-x={shape.centre[0]} data-y={shape.centre[1]}>
      <button type="button" class={look} style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }} data-target={shape.id} aria-pressed={aimed}
        aria-disabled={aimed && !answerable} onClick={() => onTarget(shape.id)} title={[...dangers(facts), ...options.map((option) => option.label)].join('\n')}
        aria-label={`${shape.name}: ${t.board.target([alone ? t.board.alone : '', cost === null ? '' : t.move.cost(cost, unitOf(options)), ...dangers(facts)].filter(Boolean))}${aimed ? `, ${t.board.again}` : ''}`}>
        {chipText(options, far ? 'cost' : form)}
      </button>
    </div>
  );
}
