import type { Decision, FormField, FormItem } from '../api/decision';
import type { Option } from '../api/move';
import { placeField } from './grouping';
import type { GameStore } from './store';

/** A field that asks for a place, what can be touched, and what then happens. */
export interface PlaceAsked { field: FormField; zones: FormItem[]; pick(zone: string): void }

/** The zone that each of some answers names, where they differ by places. */
export function zonesOfAnswers(store: GameStore, options: Option[]): Map<Option, string> {
  const field = placeField(options, (value) => typeof value === 'string' && store.zones.value.has(value));
  return new Map(field === null ? [] : options.flatMap((option): [Option, string][] => {
    const zone = option.command[field];
    return typeof zone === 'string' ? [[option, zone]] : [];
  }));
}

/** The places that a field asks for, as the board offers them. */
export function placesAsked({ zones }: PlaceAsked): Map<string, Option[]> {
  return new Map(zones.map(({ value, label }) => [value, [{ label, command: { type: '' } }]]));
}

/** The answers on the map to the awaited decisions, while no piece is chosen: by zone, the answers that name it. */
export function answersByZone(store: GameStore, decisions: Decision[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  decisions.filter(({ hidden, request, open }) => !hidden && request === undefined && !open).forEach(({ options = [] }) =>
    zonesOfAnswers(store, options).forEach((zone, option) => found.set(zone, [...found.get(zone) ?? [], option])));
  return found;
}

/** Whether a field of a form asks for a place of the map. */
export function asksForPlace(store: GameStore, field: FormField): boolean {
  return field.kind === 'choice' && field.of.length > 1 && field.of.every(({ value }) => store.zones.value.has(value));
}
