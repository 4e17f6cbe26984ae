import { fieldsNamed } from '../../../adjudicator/field';
import type { adjudicator } from '../text/adjudicator';

type Texts = typeof adjudicator;
export type DieName = keyof Texts['dieNames'];
export type SideName = keyof Texts['sides'];
export type ExampleName = keyof Texts['examples'];

/** Fields with the names and values that the Europa rules have words for. */
export const { number, count, choice, yes } = fieldsNamed<keyof Texts['fields'], keyof Texts['values']>();
