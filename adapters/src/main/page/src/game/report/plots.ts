import * as Plot from '@observablehq/plot';
import type { CourseLine, TurningPoint } from '../../api/report';
import { asPicture } from '../../views/picture';

/** Pixels of a picture of lines in height, of a bar, and the room for names. */
const HEIGHT = 170;
const BAR = 26;
const NAMES = 110;
/** Pixels of a letter along the rounds, and between two names. */
const LETTER = 7;
const GAP = 14;
/** The drawing of a party: its name and colour, and the dashes of its line. */
export interface Drawn { name: string; colour: string; dash?: string }

interface Lines { label: string; lines: CourseLine[]; turned: TurningPoint[]; width: number; party(id: string): Drawn; round(position: number): string; told(turn: TurningPoint): string; href(position: number): string }

/** A colour of a party that stands out on the sheet in both looks of the page. */
export function drawnColour(colour: string): string {
  return `color-mix(in srgb, ${colour} 70%, var(--ink))`;
}

/** A measure of the parties through the game, with its decisive changes as points. */
export function linesDrawn({ label, lines, turned, width, party, round, told, href }: Lines): Element {
  const boxes = [...new Set(lines.flatMap(({ points }) => points.map(({ position }) => position)))].sort((one, other) => one - other).map((position): [number, string] => [position, round(position)]);
  const names = new Map(boxes);
  const ticks = roundsAmong(boxes, Math.max(2, Math.floor(width / (LETTER * Math.max(...boxes.map(([, name]) => name.length)) + GAP))));
  const then = ({ party: id, position }: TurningPoint) => lines.find((line) => line.party === id)?.points.find((point) => point.position > position);
  return asPicture(Plot.plot({
    width, height: HEIGHT, marginLeft: 44, marginBottom: 30, marginRight: Math.max(36, LETTER * (names.get(ticks.at(-1) ?? -1) ?? '').length / 2), ariaLabel: label, figure: false,
    x: { label: null, ticks, tickFormat: (position: number) => names.get(position) ?? '' }, y: { label: null, grid: true, ticks: 4, nice: true },
    marks: [
      ...lines.map((line) => Plot.line(line.points, { x: 'position', y: 'value', curve: 'step-after', stroke: drawnColour(party(line.party).colour), strokeWidth: 2.25,
        strokeDasharray: party(line.party).dash || 'none', title: () => party(line.party).name })),
      Plot.dot(turned, { x: (turn: TurningPoint) => then(turn)?.position, y: (turn: TurningPoint) => then(turn)?.value, r: 4.5, fill: (turn: TurningPoint) => drawnColour(party(turn.party).colour), stroke: 'var(--sheet)', title: told, href: ({ position }: TurningPoint) => href(position) }),
    ],
  }), 'plot');
}

/** The boxes at which another round begins, thinned to so many. */
function roundsAmong(boxes: [number, string][], most: number): number[] {
  const rounds = boxes.filter(([, name], index) => index === 0 || boxes[index - 1]![1] !== name).map(([position]) => position);
  const step = Math.ceil(rounds.length / most);
  return rounds.filter((_, index) => index % step === 0);
}

/** A bar for each party to either side of nothing. */
export function barsDrawn(label: string, bars: (Drawn & { value: number; told: string })[], width: number): Element {
  return asPicture(Plot.plot({
    width, height: bars.length * BAR + 34, marginLeft: NAMES, marginRight: 28, marginTop: 4, marginBottom: 26, ariaLabel: label, figure: false,
    x: { label: null, nice: true, ticks: 4, grid: true }, y: { label: null, domain: bars.map(({ name }) => name) },
    marks: [Plot.barX(bars, { x: 'value', y: 'name', fill: ({ colour }: Drawn) => drawnColour(colour), title: 'told', insetTop: 4, insetBottom: 4 }), Plot.ruleX([0])],
  }), 'plot');
}
