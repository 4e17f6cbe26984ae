import { useSignal } from '@preact/signals';
import { useContext, useId } from 'preact/hooks';
import { t } from '../../text/later';
import { CurrentGame } from '../context';
import { idsByName, nameIn } from './idNames';
import type { Part, Schema, Written } from './schema';
import { blank, having, parts } from './schema';

/** @param within the path of the parts that hold it, below the outermost */
interface SchemaFieldProps { part: Part; value: unknown; onWrite(value: unknown): void; within?: string }

/** A field of a change, drawn by its schema. One that may be left out is left out while it is empty. */
export function SchemaField({ part: { name: own, schema, needed }, value, onWrite, within }: SchemaFieldProps) {
  const name = (within ?? '') + own;
  if (schema.type === 'object') {
    const written = (value ?? {}) as Written;
    const write = (inner: Written) => onWrite(!needed && empty(inner) ? undefined : { ...needs(schema), ...inner });
    const fields = parts(schema).map((inner) => <SchemaField key={inner.name} part={inner} value={written[inner.name]}
      onWrite={(part) => write(having(written, inner.name, part))} within={within === undefined ? '' : `${name}.`} />);
    return schema.title ? <fieldset class="form-field" data-field={name}><legend>{schema.title}</legend>{fields}</fieldset> : <>{fields}</>;
  }
  const title = schema.title ?? own;
  if (schema.type === 'boolean') {
    return <label class="schema-field" data-field={name}><input type="checkbox" checked={value === true}
      onChange={(event) => onWrite(event.currentTarget.checked || needed ? event.currentTarget.checked : undefined)} /> {title}</label>;
  }
  return (
    <label class="schema-field" data-field={name}>{title}{needed ? '' : ` (${t.adjust.optional})`}{' '}
      <SchemaInput schema={schema} value={value} needed={needed} onWrite={onWrite} />
    </label>
  );
}

function empty(written: Written): boolean {
  return Object.values(written).every((value) => value === undefined || value !== null && typeof value === 'object' && empty(value as Written));
}

/** The least content of an object. */
function needs(schema: Schema): Written {
  return blank(schema) as Written;
}

function SchemaInput({ schema, value, needed, onWrite }: { schema: Schema; value: unknown; needed: boolean; onWrite(value: unknown): void }) {
  // A scenario that is written has no game, and calls its stacks as it writes them.
  const store = useContext(CurrentGame);
  const titled = (id: string) => nameIn(store, schema, id);
  if (schema.type === 'integer') {
    return <input type="number" min={schema.minimum} max={schema.maximum} required={needed} value={value === undefined ? '' : String(value)}
      onInput={(event) => onWrite(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))} />;
  }
  if (schema.type === 'array') {
    const chosen = (value ?? []) as string[];
    return <select multiple onChange={(event) => onWrite(Array.from(event.currentTarget.selectedOptions, (option) => option.value))}>
      {schema.items?.enum?.map((each) => <option key={each} value={each} selected={chosen.includes(each)}>{nameIn(store, schema.items!, each)}</option>)}</select>;
  }
  if (schema.enum && schema.enum.length <= MANY) {
    return <select value={value === undefined ? '' : String(value)} onChange={(event) => onWrite(event.currentTarget.value || undefined)}>
      {needed ? null : <option value="" />}
      {schema.enum.map((each) => <option key={each} value={each}>{titled(each)}</option>)}</select>;
  }
  return <Typed schema={schema} value={value === undefined ? '' : String(value)} needed={needed} nameOf={titled} onWrite={onWrite} />;
}

interface TypedProps { schema: Schema; value: string; needed: boolean; nameOf(id: string): string; onWrite(value: unknown): void }

/** An id of many, typed by its name or as it is, with the names as suggestions. While somebody types, what is typed stands there. */
function Typed({ schema, value, needed, nameOf, onWrite }: TypedProps) {
  const list = useId();
  const typing = useSignal<string | null>(null);
  const byName = idsByName(schema.enum ?? [], nameOf);
  return <>
    <input type="text" list={list} maxLength={schema.maxLength} required={needed} value={typing.value ?? [...byName].find(([, id]) => id === value)?.[0] ?? value}
      onInput={(event) => {
        const text = event.currentTarget.value;
        typing.value = text;
        onWrite((byName.get(text) ?? text) || undefined);
      }} onBlur={() => { typing.value = null; }} />
    <datalist id={list}>{[...byName.keys()].map((name) => <option key={name} value={name} />)}</datalist>
  </>;
}

/** Up to so many ids are chosen from a list that opens; more are typed, with suggestions. */
const MANY = 60;
