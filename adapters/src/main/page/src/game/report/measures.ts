import type { Course, CourseLine, TurningPoint } from '../../api/report';

/** The number of changes that are told as the decisive ones. */
const TOLD = 8;

/** Dashes by which the lines of several parties differ beside their colours. */
export const DASHES = ['', '6 3', '2 3', '9 3 2 3', '1 3', '12 4'];

/** The measures in the order in which they are drawn: those that the rulebook names, then others; a party that never has any of a measure is left out. */
export function measuresOf({ lines }: Course, known: readonly string[]): [string, CourseLine[]][] {
  const order = (measure: string) => known.includes(measure) ? known.indexOf(measure) : known.length;
  const shown = lines.filter(({ points }) => points.some(({ value }) => value !== 0));
  return [...new Set(shown.map(({ measure }) => measure))].sort((one, other) => order(one) - order(other))
    .map((measure) => [measure, shown.filter((line) => line.measure === measure)]);
}

/** The changes that were largest beside how far their measure went at all, in the order of the game. */
export function decisiveOf(course: Course): TurningPoint[] {
  const spread = new Map(measuresOf(course, []).map(([measure, lines]) => {
    const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
    return [measure, Math.max(...values) - Math.min(...values)];
  }));
  const weight = ({ measure, change }: TurningPoint) => Math.abs(change) / (spread.get(measure) || Infinity);
  return course.turningPoints.toSorted((one, other) => weight(other) - weight(one)).slice(0, TOLD).sort((one, other) => one.position - other.position);
}

/** The boxes of a measure in which any party has another value than before, each with the values of all. */
export function rowsOf(lines: CourseLine[]): { position: number; round: string; turn: number | null; values: (number | null)[] }[] {
  const boxes = new Map(lines.flatMap(({ points }) => points.map(({ position, round, turn }) => [position, { round, turn }])));
  const rows = [...boxes].sort(([one], [other]) => one - other).map(([position, box]) => ({ position, ...box, values: lines.map((line) => valueAt(line, position)) }));
  return rows.filter(({ values }, index) => index === 0 || values.some((value, at) => value !== rows[index - 1]!.values[at]));
}

/** The value that a measure has at a position; null before it is first known. */
export function valueAt({ points }: CourseLine, position: number): number | null {
  return points.findLast((point) => point.position <= position)?.value ?? null;
}
