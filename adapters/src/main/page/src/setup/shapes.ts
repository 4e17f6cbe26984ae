import type { Schema } from '../game/form/schema';

/** The shapes of fields of which the forms of a rulebook are made. */

export const text = (title: string, maxLength: number): Schema => ({ type: 'string', title, maxLength });
export const number = (title: string, minimum: number, maximum: number): Schema => ({ type: 'integer', title, minimum, maximum });
export const flag = (title: string): Schema => ({ type: 'boolean', title });

/** An object whose parts are needed, but for those that are named. */
export function object(properties: Record<string, Schema>, optional: string[] = [], title?: string): Schema {
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)), ...title ? { title } : {} };
}

/** One of some ids, each with its name. */
export function oneOf(title: string, items: readonly { id: string; name: string }[]): Schema {
  return { title, enum: items.map(({ id }) => id), titles: Object.fromEntries(items.map(({ id, name }) => [id, name])) };
}
