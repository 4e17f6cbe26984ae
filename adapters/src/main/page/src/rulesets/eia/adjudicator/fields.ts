import { fieldsNamed, type RowsField } from '../../../adjudicator/field';
import type { adjudicator } from '../text/adjudicator';

type Texts = typeof adjudicator;
export type DieName = keyof Texts['dieNames'];
export type ExampleName = keyof Texts['examples'];

/** Fields with the names and values that Empires in Arms has words for. */
export const { number, count, choice, yes } = fieldsNamed<keyof Texts['fields'], string>();

export const TYPES = ['infantry', 'guard', 'militia', 'cavalry', 'feudal-infantry', 'feudal-cavalry', 'artillery', 'cossack', 'freikorps', 'guerilla'] as const;
export const TERRAINS = ['clear', 'forest', 'mountain', 'desert', 'marsh'] as const;

/** More lines than these no table of a form holds. */
const MOST_LINES = 20;
const MOST_FACTORS = 999;

const type = choice('type', TYPES, { needed: true });
const counted = number('count', 1, MOST_FACTORS, { needed: true });
const nation = { kind: 'party', name: 'nation' } as const;

/** A force, line by line. */
export const factors: RowsField = { kind: 'rows', name: 'factors', most: MOST_LINES, columns: [type, counted, number('morale', 0, 99), nation] };
/** A part of a force, whose morale is told with the whole. */
export const part: RowsField = { ...factors, columns: [type, counted, nation] };
/** The factors of each of several corps. */
export const corpsFactors = { kind: 'tables', name: 'corpsFactors', most: 12, of: { ...part, name: 'corps' } } as const;
export const casualtyOrder = { kind: 'list', name: 'casualtyOrder', values: TYPES, most: TYPES.length, once: true } as const;
export const power = { kind: 'party', name: 'power', only: 'major', needed: true } as const;
