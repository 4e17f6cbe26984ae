import type { Template } from '../../../../../text/service/reader';
import { phrase, units } from './phrases';

/** Supply: what units a form may name. */
export const supply: readonly Template[] = [
  ['Pasha of {n#} LD', ({ n }) => `Pacha de ${n} LD`],
  ['{units!}, Pasha of {n#} LD', (parts) => /^(A[+-]|\d)/.test(parts.units ?? '') ? `${units(parts.units ?? '')}, Pacha de ${parts.n} LD` : null],
];

/** Read after the others. */
export const supplyEnds: readonly Template[] = [phrase('{n#} MP', '{n} MP'), phrase('{n#} LD', '{n} LD')];
