import * as Plot from '@observablehq/plot';
import { headOf, headWithUnit } from './heads';
import type { Answer, Cell, Draw } from './types';
import { asPicture } from '../views/picture';

/** Marks beyond this many say nothing any more. */
const MOST = 4_000;
/** The number of names that stand along an axis. */
const NAMES = 30;
/** Beyond so many lines their median stands before them. */
const CROWD = 12;
/** The width from which on a picture has room for long names. */
const ROOMY = 560;
/** Pixels of an em of the picture's letters, as the style sheet has them, and of the tick beside a name with some room, because widths of letters are estimated. */
const FONT = 12.8;
const TICK = 24;

/** The part of an answer that is drawn. */
type Told = Pick<Answer, 'columns' | 'rows'>;

/** A row with what its mark leads to. */
type Row = Record<string, Cell>;

function href(row: Row): string | null {
  return typeof row.game === 'string' ? `#/games/${encodeURIComponent(row.game)}${typeof row.position === 'number' ? `?at=${row.position}` : ''}` : null;
}

/** Whether an answer has a picture: it needs rows and its two columns. */
export function isDrawn(draw: Draw, answer: Told): boolean {
  const names = answer.columns.map(({ name }) => name);
  return draw.mark !== 'table' && answer.rows.length > 0 && names.includes(draw.x) && names.includes(draw.y);
}

/** Columns that lead to a row, or say the same as another one. */
const BESIDE = new Set(['person', 'game', 'position']);

/** The label of a mark along the axis of names: the name, with the cells by which rows of one name differ. Cells that all rows share, and cells with a unit, are left out. */
export function namer(draw: Draw, answer: Told): (row: Row) => string {
  const keys = answer.columns.filter(({ name, type, unit }) => ['text', 'flag', 'whole'].includes(type) && unit === '' && !BESIDE.has(name) && name !== draw.x && name !== draw.series);
  const varies = ({ name }: { name: string }) => answer.rows.some((row) => row[name] !== answer.rows[0]?.[name]);
  const several = new Set(answer.rows.map((row) => row[draw.x])).size < answer.rows.length;
  const part = (row: Row, name: string, type: string) => type === 'flag' ? row[name] === true ? headOf(name) : '' : type === 'whole' ? `${headOf(name)} ${String(row[name])}` : row[name];
  return (row) => [row[draw.x], ...several ? keys.filter(varies).map(({ name, type }) => part(row, name, type)) : []].filter((each) => each !== '' && each !== null).map(String).join(' · ');
}

/** The first rows by how often they came, where there are more names than an axis has room for. */
export function ofMost(rows: Row[], name: (row: Row) => string): Row[] {
  const order = [...new Set([...rows].sort((one, other) => Number(other.n ?? 0) - Number(one.n ?? 0)).map(name))].slice(0, NAMES);
  const kept = new Set(order);
  return rows.filter((row) => kept.has(name(row)));
}

/** The picture of an answer as SVG, in the colours of the page, each mark with what it says and a link to its moment; before it what the colours mean. */
export function drawn(draw: Draw, answer: Told, label: string, width: number, points: Row[] = []): Element[] {
  const valued = answer.rows.filter((row) => row[draw.y] !== null);
  const series = draw.series && answer.columns.some(({ name }) => name === draw.series) ? draw.series : undefined;
  const told = (row: Row) => answer.columns.filter(({ type }) => type !== 'list').map(({ name }) => `${headOf(name)}: ${String(row[name])}`).join('\n');
  const common = { title: told, href };
  const interval = draw.low !== '' && answer.columns.some(({ name }) => name === draw.low);
  const across = draw.mark !== 'line';
  const named = namer(draw, answer);
  const rows = across ? ofMost(valued, named) : valued.slice(0, MOST);
  const line = (row: Row) => `${String(row.game)} ${String(row.party)} ${String(row.measure)}`;
  const crowd = !across && new Set(rows.map(line)).size > CROWD;
  const marks = !across
    ? [Plot.line(rows, { x: draw.x, y: draw.y, z: line, stroke: series, strokeOpacity: crowd ? 0.12 : 0.8, ...common }),
      ...crowd ? [Plot.line(valued, Plot.groupX({ y: 'median' }, { x: draw.x, y: draw.y, z: series, stroke: series, strokeWidth: 3 }))] : [],
      ...points.length ? [Plot.dot(points, { x: draw.x, y: draw.y, r: 5, fill: series, ...common })] : []]
    : draw.mark === 'bar'
      ? [Plot.barX(rows, { x: draw.y, y: named, fill: series, ...common }), Plot.ruleX([0])]
      : [...interval ? [Plot.ruleY(rows.filter((row) => row[draw.low] !== null), { y: named, x1: draw.low, x2: draw.high, strokeWidth: 2 })] : [],
        Plot.dot(rows, { x: draw.y, y: named, r: 4, fill: 'currentColor', ...common })];
  const margin = across ? Math.round(width < ROOMY ? width * 0.4 : 220) : 50;
  const unit = answer.columns.find(({ name }) => name === draw.y)?.unit ?? '';
  const shown = Plot.plot({
    width, marginLeft: margin, marginBottom: 40, marginRight: 16, ariaLabel: label, figure: false, grid: true,
    x: { label: across ? headWithUnit({ name: draw.y, unit }) : headOf(draw.x), ...across && width < ROOMY ? { ticks: 4 } : {} }, y: { label: across ? null : headOf(draw.y) },
    color: { scheme: 'tableau10' }, marks: across ? [Plot.axisY({ label: null, lineWidth: (margin - TICK) / FONT, textOverflow: 'ellipsis-middle' }), ...marks] : marks,
  });
  asPicture(shown, 'archive-plot');
  const colours = series ? shown.scale('color') : undefined;
  const names = [...colours?.domain ?? []].map(String);
  return [...names.length > 1 ? [legend(names, [...colours?.range ?? []].map(String))] : [], shown];
}

/** The meaning of each colour. */
function legend(names: string[], colours: string[]): Element {
  const list = document.createElement('ul');
  list.className = 'archive-legend';
  names.forEach((name, at) => {
    const item = document.createElement('li');
    const box = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    box.setAttribute('viewBox', '0 0 1 1');
    box.setAttribute('aria-hidden', 'true');
    const colour = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    colour.setAttribute('width', '1');
    colour.setAttribute('height', '1');
    colour.setAttribute('fill', colours[at % Math.max(1, colours.length)] ?? 'currentColor');
    box.append(colour);
    item.append(box, ` ${name}`);
    list.append(item);
  });
  return list;
}
