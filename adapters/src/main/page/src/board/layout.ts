import type { Piece, ZoneState } from '../api/board';
import type { Option } from '../api/move';
import { meet } from './boxes';
import type { ChipForm } from './chips';
import type { Geography, Shape } from './geography';
import type { Covered, Look } from './ground/look';
import { marksWithRoom } from './ground/markBoxes';
import { liesIn } from './liesIn';
import type { Box, Point } from './mapfile';

/** The size of a counter in pixels, and how far counters stand apart. */
export const [WIDTH, HEIGHT] = [50, 42];
const [STEP, ROW] = [54, 47];

/** The number of counters from which on those of each party stand in a row of their own. */
const CROWD = 6;

/** Pixels that stay free around a pile: its shadow and the badges of its counters. */
const MARGIN = 5;

/** Half the height of a chip, the pixels of a letter in it, and those beside its letters. */
const [CHIP, LETTER, PADDING] = [13, 8, 19];

/** The pixels from its border from which on something stands within a zone beyond doubt. */
const BORDER = 3;

/** Pixels within which a pile stands if there is any place, and those that it gives way for a mark of another zone. */
const [NEAR, HIDDEN] = [90, 9];

/** Places of something beside the middle of its zone, the nearest first. */
const OFFSETS: Point[] = [[0, 0], ...Array.from({ length: 8 }, (_, number): Point => [Math.round(Math.cos(number * Math.PI / 4) * 6), Math.round(Math.sin(number * Math.PI / 4) * 6)]), ...Array.from({ length: 16 }, (_, ring) => ring + 1).flatMap((ring) => Array.from({ length: 8 + ring * 3 }, (_, number): Point => {
  const turn = (number / (8 + ring * 3)) * 2 * Math.PI - Math.PI / 2;
  return [Math.round(Math.cos(turn) * ring * 11), Math.round(Math.sin(turn) * ring * 11)];
}))];

/** The ways to fit chips into their zones, tried one after the other: the last of them stands over the marks of its zone. */
const FORMS: { form: ChipForm; overMarks: boolean }[] = [{ form: 'words', overMarks: false }, { form: 'signs', overMarks: false }, { form: 'cost', overMarks: false }, { form: 'cost', overMarks: true }];

/** The place of a pile: the pixels beside the middle of its zone, whether its middle lies outside the zone, whether it is folded, and where each counter lies when it is not. */
export interface PilePlace { at: Point; away: boolean; folded: boolean; spread: Map<string, Point>; across: number; down: number }

/** The place of a chip: the pixels beside the middle of its zone, how much it tells to fit in, and whether it stands outside its zone all the same. */
export interface ChipPlace { at: Point; form: ChipForm; away: boolean }

/** The places of everything that stands on the board at a scale, so that nothing covers anything else. */
export interface Layout { piles: Map<string, PilePlace>; chips: Map<string, ChipPlace>; covered: Covered[] }

interface Stands { geography: Geography; zones: Map<string, ZoneState>; targets: Map<string, Option[]>; look: Look; k: number; chipText(options: Option[], form: ChipForm): string }

/** The scale of counters on a board of `k` pixels a unit. */
export function counterSize(k: number): number {
  return Math.max(0.62, Math.min(1.25, 0.4 + k * 0.9));
}

/**
 * Lays out piles and chips, the largest piles first: beside each other and beside the fortress of their zone, and of the marks of other
 * zones over as few as can be. Marks that are covered are not drawn, and names keep clear of all. A chip with room in its own zone stands
 * there: one without room tells less, then stands over the marks of its zone; the smallest zones come first. Where even that gives no
 * room, a pile or a chip stands beside its zone with a line to it.
 */
export function layoutOf({ geography, zones, targets, look, k, chipText }: Stands): Layout {
  const size = counterSize(k);
  const marks = marksWithRoom(geography.shapes, look, k);
  const taken: Box[] = [];
  const layout: Layout = { piles: new Map(), chips: new Map(), covered: [] };
  const room = (shape: Shape, half: Point, wanted: Point[], overMarks = false): Point | undefined => {
    const boxAt = ([dx, dy]: Point): Box => {
      const [x, y] = [shape.centre[0] * k + dx, shape.centre[1] * k + dy];
      return [x - half[0], y - half[1], x + half[0], y + half[1]];
    };
    const here = around(shape, k);
    const near = [...taken, ...overMarks ? [] : marks.get(shape.id) ?? []].filter((box) => meet(box, here));
    const others = [...marks].filter(([id]) => id !== shape.id).flatMap(([, boxes]) => boxes).filter((box) => meet(box, here));
    const free = wanted.filter((offset) => !near.some((box) => meet(box, boxAt(offset))));
    const cost = (offset: Point) => Math.hypot(...offset) + HIDDEN * others.filter((box) => meet(box, boxAt(offset))).length;
    return free.filter((offset) => Math.hypot(...offset) <= NEAR).map((offset) => ({ offset, cost: cost(offset) })).toSorted((one, other) => one.cost - other.cost)[0]?.offset ?? free[0];
  };
  const over = (shape: Shape, [dx, dy]: Point) => liesIn(geography, shape, [shape.centre[0] + dx / k, shape.centre[1] + dy / k]);
  const lies = (shape: Shape, [x, y]: Point) => [[x, y], [x - BORDER, y], [x + BORDER, y], [x, y - BORDER], [x, y + BORDER]].every((at) => over(shape, at as Point));
  const wholly = (shape: Shape, [x, y]: Point, [dx, dy]: Point) => [[x - dx, y - dy], [x + dx, y - dy], [x - dx, y + dy], [x + dx, y + dy]].every((corner) => over(shape, corner as Point));
  const inside = (shape: Shape, wanted: Point[]) => wanted.filter((offset) => Math.hypot(...offset) <= NEAR && lies(shape, offset));
  const put = ({ centre }: Shape, half: Point, at: Point): Point => {
    const [x, y] = [centre[0] * k + at[0], centre[1] * k + at[1]];
    taken.push([x - half[0], y - half[1], x + half[0], y + half[1]]);
    layout.covered.push({ at: centre, box: [at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1]] });
    return at;
  };
  const standing = [...zones.values()].filter(({ id, pieces }) => pieces.length && geography.byId.has(id))
    .toSorted((one, other) => other.pieces.length - one.pieces.length || (one.id < other.id ? -1 : 1));
  const lowest = new Map<string, number>();
  for (const { id, pieces } of standing) {
    const shape = geography.byId.get(id)!;
    const { spread, across, down } = spreadOf(pieces, size);
    const folded = pieces.length > 1 && across > shape.room * k * 2.6;
    const half: Point = [(folded ? WIDTH * size : across) / 2 + MARGIN, (folded ? HEIGHT * size : down) / 2 + MARGIN];
    const at = put(shape, half, room(shape, half, inside(shape, OFFSETS)) ?? room(shape, half, OFFSETS) ?? OFFSETS[0]!);
    lowest.set(id, at[1] + half[1]);
    layout.piles.set(id, { at, away: !lies(shape, at), folded, spread, across, down });
  }
  const narrowest = [...targets].flatMap(([id, options]) => geography.byId.has(id) ? [{ shape: geography.byId.get(id)!, options }] : []).toSorted((one, other) => one.shape.room - other.shape.room);
  for (const { shape, options } of narrowest) {
    const halfOf = (form: ChipForm): Point => [(chipText(options, form).length * LETTER + PADDING) / 2, CHIP];
    const below = lowest.get(shape.id);
    const wanted: Point[] = below === undefined ? OFFSETS : [[layout.piles.get(shape.id)!.at[0], below + CHIP + 1], ...OFFSETS];
    const own = inside(shape, wanted);
    // Words reach over no border: signs are shorter.
    const fitting = FORMS.map(({ form, overMarks }) => ({ form, at: room(shape, halfOf(form), form === 'words' ? own.filter((at) => wholly(shape, at, halfOf(form))) : own, overMarks) })).find(({ at }) => at);
    const form = fitting?.form ?? 'signs';
    const at = fitting?.at ?? room(shape, halfOf(form), wanted) ?? wanted[0]!;
    layout.chips.set(shape.id, { at: put(shape, halfOf(form), at), form, away: !lies(shape, at) });
  }
  return layout;
}

/** The counters of a pile side by side, around its middle; of many, each party in a row. */
function spreadOf(pieces: Piece[], size: number): { spread: Map<string, Point>; across: number; down: number } {
  const parties = [...new Set(pieces.map(({ party }) => party))];
  const rows = pieces.length < CROWD ? [pieces] : parties.map((party) => pieces.filter((piece) => piece.party === party));
  const spread = new Map(rows.flatMap((row, number) => row.map((piece, index): [string, Point] =>
    [piece.id, [(index - (row.length - 1) / 2) * STEP * size, (number - (rows.length - 1) / 2) * ROW * size]])));
  const longest = Math.max(...rows.map(({ length }) => length));
  return { spread, across: (longest - 1) * STEP * size + WIDTH * size, down: (rows.length - 1) * ROW * size + HEIGHT * size };
}

/** The part of the board on which what stands in a zone may meet other things. */
function around({ centre: [x, y] }: Shape, k: number): Box {
  return [x * k - 420, y * k - 420, x * k + 420, y * k + 420];
}
