import type { ServiceTexts, Template } from '../../../../../text/service/reader';
import { IS } from './parts';
import { corpsTitles, hiddenTitles, leaders, minors, others, powers } from './nations';

const NATIONS = [...Object.keys(powers), ...Object.keys(minors), ...Object.keys(others)];

/** The translation of a template, from its open parts. */
export type Told = (parts: Record<string, string>) => string;

/** One template. */
export function told(english: string, other: string | Told): Template[] {
  return [[english, other]];
}

function begunWith(name: string, beginning: string, parts: Record<string, string>, other: Told): string | null {
  const whole = beginning.replace(/\{begun.\}/, parts.begun ?? '');
  return !(name in IS) || IS[name]!(whole) ? other({ ...parts, [name]: whole }) : null;
}

/** Templates by what they begin with, so that the reader finds them by their first word. */
function begun(english: string, beginnings: readonly string[], name: string, other: Told): Template[] {
  const rest = english.slice(english.indexOf('}') + 1);
  return beginnings.map((beginning) => [beginning + rest, (parts) => begunWith(name, beginning, parts, other)]);
}

/** A sentence that begins with {@code {P}}, one of the powers. */
export function ofPower(english: string, other: Told): Template[] {
  return begun(english, Object.keys(powers), 'P', other);
}

/** A sentence that begins with {@code {P}}, one or several powers. */
export function ofPowers(english: string, other: Told): Template[] {
  return [...ofPower(english, other), ...begun(english, Object.keys(powers).flatMap((power) => [`${power} and {begun!}`, `${power}, {begun!}`]), 'P', other)];
}

/** A short text that begins with {@code {N}}, a nation. */
export function ofNation(english: string, other: Told): Template[] {
  return begun(english, NATIONS, 'N', other);
}

/** A short text that begins with {@code {N}}, two nations. */
export function ofNations(english: string, other: Told): Template[] {
  return begun(english, NATIONS.map((nation) => `${nation} and {begun!}`), 'N', other);
}

/** A short text that begins with {@code {L}}, a leader. */
export function ofLeader(english: string, other: Told): Template[] {
  return begun(english, [...leaders], 'L', other);
}

/** A sentence that begins with {@code {U}}, one or several corps, counters of irregulars or garrisons. */
export function ofUnits(english: string, other: Told): Template[] {
  const beginnings = [...Object.keys(powers).flatMap((power) => [`${power} {begun!}`, `${power}'s {begun!}`]), ...Object.keys(minors).map((minor) => `${minor} {begun!}`), 'the garrison of {begun!}'];
  return begun(english, beginnings, 'U', other);
}

/** A short text that begins with {@code {U}}, exactly one corps or counter of irregulars: it would match too much else. */
export function ofUnit(english: string, other: Told): Template[] {
  return begun(english, [...corpsTitles, ...corpsTitles.map((title) => `${title} ({begun!})`), ...hiddenTitles.map((title) => `${title} {begun#}`), ...Object.keys(powers).flatMap((power) => ['cossack', 'freikorps', 'guerilla'].map((type) => `${power}'s ${type} {begun#}`))], 'U', other);
}

/** French typography: no line breaks before a high punctuation mark, a percent sign or inside quotation marks. */
function typeset(text: string): string {
  return text.replace(/ ([;:!?»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

/** Templates, and lists of them in any depth. */
type Nested = Template | readonly Nested[];

function flat(nested: Nested): Template[] {
  return typeof nested[0] === 'string' ? [nested as Template] : (nested as readonly Nested[]).flatMap(flat);
}

/** The texts of one template: declined where an open part is not what its name says. */
function checked([english, other]: Template): Template {
  const open = [...english.matchAll(/\{(\w+)!\}/g)].map(([, name]) => name!).filter((name) => name in IS);
  const read = (parts: Record<string, string>): string | null => typeof other === 'string' ? other.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '') : other(parts);
  return [english, (parts) => {
    const french = open.every((name) => IS[name]!(parts[name]!)) ? read(parts) : null;
    return french === null ? null : typeset(french);
  }];
}

/** Texts of a chapter. */
export function texts(exact: Readonly<Record<string, string>>, ...templates: Nested[]): ServiceTexts {
  return {
    exact: Object.fromEntries(Object.entries(exact).map(([english, other]) => [english, typeset(other)])),
    templates: flat(templates).map(checked),
  };
}

/** The texts of several chapters together. */
export function together(...chapters: ServiceTexts[]): ServiceTexts {
  return { exact: Object.assign({}, ...chapters.map(({ exact }) => exact)) as Record<string, string>, templates: chapters.flatMap(({ templates }) => templates) };
}
