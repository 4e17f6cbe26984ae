import type { Option } from '../api/move';

/** Up to so many answers stand side by side; more are grouped. */
const FEW = 8;

/** The number of pieces alike that make a group that opens; fewer stand among the others. */
const LEAST = 3;

/** Answers that begin alike. */
export interface OptionGroup { title: string; options: Option[] }

/**
 * Many answers by what they have in common: by where they lead, else by their kind, else by the words with which they begin. Few answers,
 * and those that have nothing in common, are one group without a title.
 *
 * @param zoneOf the zone that an answer names, if it names one
 */
export function grouped(options: Option[], zoneOf: (option: Option) => string | null, nameOf: (zone: string) => string): OptionGroup[] {
  if (options.length <= FEW) {
    return [{ title: '', options }];
  }
  const zones = new Set(options.map(zoneOf).filter((zone) => zone !== null));
  const keyOf = zones.size > 1 ? (option: Option) => zoneOf(option) ?? ''
    : new Set(options.map(({ command }) => command.type)).size > 1 ? ({ command }: Option) => command.type
      : ({ label }: Option) => label.split(/\s+/).slice(0, 3).join(' ');
  const groups = new Map<string, Option[]>();
  options.forEach((option) => groups.set(keyOf(option), [...groups.get(keyOf(option)) ?? [], option]));
  if (groups.size === 1 || groups.size === options.length) {
    return [{ title: '', options }];
  }
  const stands = ([key, own]: [string, Option[]]) => key === '' || own.length < LEAST;
  const lone = [...groups].filter(stands).flatMap(([, own]) => own);
  const many = [...groups].filter((group) => !stands(group)).map(([key, own]) => ({ title: zones.has(key) ? nameOf(key) : begunAlike(own), options: own }));
  return [...lone.length ? [{ title: '', options: lone }] : [], ...many];
}

/** The words with which the labels of some answers begin; of the first answer all, where they have none in common. */
export function begunAlike(options: Option[]): string {
  const [first = [], ...others] = options.map(({ label }) => label.split(' '));
  const length = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return (length > 0 ? first.slice(0, length) : first).join(' ').replace(/[,:;]$/, '');
}

/**
 * The field of the commands that names the place of each answer, if the answers differ by places: `to` before others, so that where
 * something goes counts more than where it comes from.
 */
export function placeField(options: Option[], isZone: (value: unknown) => boolean): string | null {
  const fields = [...new Set(options.flatMap(({ command }) => Object.keys(command)))].filter((field) => field !== 'type');
  const telling = fields.filter((field) => {
    const values = options.map(({ command }) => command[field]).filter((value) => value !== undefined);
    return values.some(isZone) && values.every((value) => value === null || isZone(value)) && new Set(values).size > 1;
  });
  return telling.find((field) => field === 'to') ?? telling[0] ?? null;
}
