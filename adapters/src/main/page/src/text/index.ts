import { english } from './en';

/** The words of the page in the language that is spoken. Another language is another object of this shape. */
export type Words = typeof english;

export const t: Words = english;
