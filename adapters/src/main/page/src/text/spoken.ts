import { language } from './language';

/** The shape of texts whatever the language: the same names, with any text behind them. */
export type Spoken<T> = T extends string ? string
  : T extends (...given: infer Given) => string ? (...given: Given) => string
    : T extends readonly unknown[] ? T : { [Name in keyof T]: Spoken<T[Name]> };

/** The texts of a rulebook in the language that was chosen. */
export function inLanguage<T>(english: T, french: Spoken<T>): Spoken<T> {
  return language === 'fr' ? french : english as Spoken<T>;
}
