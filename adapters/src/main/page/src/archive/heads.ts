import { t } from '../text/archive';
import type { Column } from './types';

/** The head of a column. */
export function headOf(column: string): string {
  return t.columns[column] ?? column.replaceAll('_', ' ');
}

/** The name of a unit. */
export function unitOf(unit: string): string {
  return t.units[unit] ?? unit;
}

/** The name of a measure. */
export function measureOf(measure: string): string {
  return t.measures[measure] ?? measure;
}

/** A column with its unit in one line. */
export function headWithUnit({ name, unit }: Pick<Column, 'name' | 'unit'>): string {
  return unit ? `${headOf(name)} (${unitOf(unit)})` : headOf(name);
}

/** The words of a row that the page knows in its language. */
export function wordOf(column: string, cell: string): string {
  return column === 'measure' ? measureOf(cell) : column === 'unit' ? unitOf(cell) : t.cell(column, cell);
}
