/** A request to the service, or a part of it. Nothing in it stands for its own default: what is false or as the contract has it is left out. */
export interface Json { [name: string]: unknown }

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a JSON pointer. */
export function at(request: Json, pointer: string): unknown {
  return pointer.split('/').slice(1).reduce<unknown>((part, name) =>
    isObject(part) && Object.hasOwn(part, name) ? part[name] : Array.isArray(part) ? part[Number(name)] : undefined, request);
}

/** The request with another value at a JSON pointer; `undefined` takes it out, with the objects that are empty then, but for what is in `kept`. */
export function put(request: Json, pointer: string, value: unknown, kept: readonly string[] = []): Json {
  return within(request, pointer.split('/').slice(1), '', value, kept);
}

function within(part: Json, [name = '', ...deeper]: string[], before: string, value: unknown, kept: readonly string[]): Json {
  const here = `${before}/${name}`;
  const inner = part[name];
  const made = deeper.length ? within(isObject(inner) ? inner : {}, deeper, here, value, kept) : value;
  const { [name]: _, ...others } = part;
  const empty = made === undefined || (deeper.length > 0 && isObject(made) && Object.keys(made).length === 0 && !kept.includes(here));
  return empty ? others : { ...part, [name]: made };
}
