import type { Fields } from '../api/board';

/** Readers of a scenario that somebody wrote: what has another shape than it should reads as empty. */

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Fields : {};
}

export function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}

/** The parts of a JSON pointer. */
export function pathOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer of a path. */
export function pointerOf(path: readonly string[]): string {
  return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The value at a path. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((at: unknown, part) => typeof at === 'object' && at !== null && Object.hasOwn(at, part) ? (at as Fields)[part] : undefined, value);
}

/** The same with another value at a path; everything beside the path is kept as it is. Undefined takes a field, or an element of a list, out. */
export function having(value: unknown, [first, ...rest]: readonly string[], changed: unknown): unknown {
  if (first === undefined) {
    return changed;
  }
  if (Array.isArray(value)) {
    const at = Number(first);
    const element = having(value[at], rest, changed);
    return element === undefined ? value.toSpliced(at, 1) : at < value.length ? value.with(at, element) : [...value, element];
  }
  const { [first]: before, ...others } = fieldsOf(value);
  const after = having(before, rest, changed);
  return after === undefined ? others : { ...fieldsOf(value), [first]: after };
}
