import { t } from '../text/archive';
import type { Column } from './types';

/** What a column is called. */
export function headOf(column: string): string {
  return t.columns[column] ?? column.replaceAll('_', ' ');
}

/** What a unit is called. */
export function unitOf(unit: string): string {
  return t.units[unit] ?? unit;
}

/** What a measure is called. */
export function measureOf(measure: string): string {
  return t.measures[measure] ?? measure;
}

/** A column with its unit in one line. */
export function headWithUnit({ name, unit }: Pick<Column, 'name' | 'unit'>): string {
  return unit ? `${headOf(name)} (${unitOf(unit)})` : headOf(name);
}

/** The words of a row that the page knows in its language: the measure and the unit. */
export function wordOf(column: string, cell: string): string {
  return column === 'measure' ? measureOf(cell) : column === 'unit' ? unitOf(cell) : cell;
}
