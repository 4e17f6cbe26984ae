import * as Plot from '@observablehq/plot';
import type { Answer, Cell, Draw } from './types';

/** Marks beyond this many say nothing any more. */
const MOST = 2_000;
const WIDTH = 720;

/** A row with what its mark leads to. */
type Row = Record<string, Cell>;

function href(row: Row): string | null {
  return typeof row.game === 'string' ? `#/games/${encodeURIComponent(row.game)}${typeof row.position === 'number' ? `?at=${row.position}` : ''}` : null;
}

/** Whether an answer has a picture: it needs rows and its two columns. */
export function isDrawn(draw: Draw, answer: Answer): boolean {
  const names = answer.columns.map(({ name }) => name);
  return draw.mark !== 'table' && answer.rows.length > 0 && names.includes(draw.x) && names.includes(draw.y);
}

/** The picture of an answer as SVG, in the colours of the page, each mark with what it says and a link to its moment. */
export function drawn(draw: Draw, answer: Answer, label: string): SVGElement {
  const rows = answer.rows.slice(0, MOST).filter((row) => row[draw.y] !== null);
  const series = draw.series && answer.columns.some(({ name }) => name === draw.series) ? draw.series : undefined;
  const told = (row: Row) => answer.columns.filter(({ type }) => type !== 'list').map(({ name }) => `${name}: ${String(row[name])}`).join('\n');
  const common = { title: told, href };
  const interval = draw.low !== '' && answer.columns.some(({ name }) => name === draw.low);
  const across = draw.mark !== 'line';
  const marks = draw.mark === 'line'
    ? [Plot.line(rows, { x: draw.x, y: draw.y, z: (row: Row) => `${String(row.game)} ${String(row.party)} ${String(row.measure)}`, stroke: series, strokeOpacity: 0.7, ...common })]
    : draw.mark === 'bar'
      ? [Plot.barX(rows, { x: draw.y, y: draw.x, fill: series, ...common }), Plot.ruleX([0])]
      : [...interval ? [Plot.ruleY(rows.filter((row) => row[draw.low] !== null), { y: draw.x, x1: draw.low, x2: draw.high, strokeWidth: 2 })] : [],
        Plot.dot(rows, { x: draw.y, y: draw.x, r: 4, fill: 'currentColor', ...common })];
  const shown = Plot.plot({
    width: WIDTH, marginLeft: across ? 180 : 60, marginBottom: 40, ariaLabel: label, figure: false, grid: true,
    x: { label: across ? draw.y : draw.x }, y: { label: across ? null : draw.y }, color: { scheme: 'tableau10' }, marks,
  });
  // The page allows no style within its elements: what Plot says so stands in the style sheet.
  shown.querySelectorAll('style').forEach((style) => style.remove());
  shown.setAttribute('class', 'archive-plot');
  shown.setAttribute('role', 'img');
  return shown as unknown as SVGElement;
}
