import { items, kind, listed } from './nouns';

const MONTHS: Readonly<Record<string, string>> = {
  January: 'janvier', February: 'février', March: 'mars', April: 'avril', May: 'mai', June: 'juin', July: 'juillet', August: 'août', September: 'septembre', October: 'octobre',
  November: 'novembre', December: 'décembre',
};

/** {@code avril 1805}. */
export function month(english: string): string {
  const [name, year] = english.split(' ');
  return `${MONTHS[name!] ?? name} ${year ?? ''}`.trim();
}

/** {@code d’avril 1805}. */
export function ofMonth(english: string): string {
  const name = month(english);
  return /^[ao]/.test(name) ? `d’${name}` : `de ${name}`;
}

export const months = MONTHS;

/** A number of things, in French one up to below two. */
export function counted(number: string, one: string, many: string): string {
  return `${number} ${several(number) ? many : one}`;
}

/** Whether a number asks for the plural in French. */
export function several(number: string | number): boolean {
  return Math.abs(Number(number)) >= 2;
}

function share(english: string): { count: string; of: string } {
  const found = /^(\d+) (.+)$/.exec(english);
  const name = kind(found?.[2] ?? english);
  return { count: found?.[1] ?? '', of: /^[aei]/.test(name) ? `d’${name}` : `de ${name}` };
}

/** {@code 4 facteurs d’infanterie et 1 de cavalerie}. */
export function factors(english: string): string {
  return english === 'no factors' ? 'aucun facteur' : listed(items(english).map(share).map(({ count, of }, place) =>
    place === 0 ? `${counted(count, 'facteur', 'facteurs')} ${of}` : `${count} ${of}`));
}

/** Whether these are several factors. */
export function manyFactors(english: string): boolean {
  return items(english).map(share).reduce((sum, { count }) => sum + Number(count), 0) > 1;
}

/** {@code 3 points de mouvement}. */
export function movementPoints(count: string): string {
  return counted(count, 'point de mouvement', 'points de mouvement');
}
