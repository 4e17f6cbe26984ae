/** The part of JSON Schema that describes the kinds of changes. */
export interface Schema {
  type?: string;
  title?: string;
  const?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  /** The schema of the values of an object whose keys are ids; false if there are no other keys. */
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  /** The kind of thing that an id names: a word of the rulebook. */
  'x-names'?: string;
  /** Titles of ids that the board does not name, from the service. */
  'x-titles'?: Record<string, string>;
  /** Titles of the values of an enumeration, if the page knows them. */
  titles?: Record<string, string>;
}

/** A kind of change that the host can make. */
export interface ChangeKind { kind: string; title: string; schema: Schema }

export type Written = Record<string, unknown>;

/** The value of a form before anything is written: the first of a few, the least number if one is needed. */
export function blank(schema: Schema): unknown {
  if (schema.const !== undefined) {
    return schema.const;
  }
  switch (schema.type) {
    case 'object': return Object.fromEntries(parts(schema).filter(({ needed }) => needed).map(({ name, schema: part }) => [name, blank(part)]));
    case 'boolean': return false;
    case 'integer': return Math.max(schema.minimum ?? 0, Math.min(0, schema.maximum ?? 0));
    case 'array': return [];
    default: return schema.enum?.[0] ?? '';
  }
}

export interface Part { name: string; schema: Schema; needed: boolean }

/** The parts of an object, in order. */
export function parts(schema: Schema): Part[] {
  return Object.entries(schema.properties ?? {}).map(([name, part]) => ({ name, schema: part, needed: schema.required?.includes(name) ?? false }));
}

/** An object with one part written, or left out where it is undefined. */
export function having(written: Written, name: string, value: unknown): Written {
  const { [name]: _, ...rest } = written;
  return value === undefined ? rest : { ...written, [name]: value };
}

/** The written value in a line: the titles of the fields, and the names of ids. */
export function told(value: unknown, schema: Schema, nameOf: (schema: Schema, id: string) => string): string {
  if (Array.isArray(value)) {
    return value.map((each) => told(each, schema.items ?? {}, nameOf)).join(', ');
  }
  return value !== null && typeof value === 'object'
    ? parts(schema).filter(({ name }) => name !== 'kind' && (value as Written)[name] !== undefined)
      .map(({ name, schema: part }) => `${part.title ?? name} ${told((value as Written)[name], part, nameOf)}`).join(', ')
    : typeof value === 'string' ? nameOf(schema, value) : String(value);
}
