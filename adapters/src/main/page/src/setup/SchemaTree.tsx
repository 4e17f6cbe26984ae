import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { SchemaField } from '../game/form/SchemaField';
import { blank, parts, type Schema } from '../game/form/schema';
import { t } from '../text/later';
import { spoken } from '../text/words';
import { useWriting } from './context';
import { FaultsOf } from './FaultList';
import { Section } from './Section';
import { fieldsOf, pointerOf, textsOf, valueAt } from './values';

interface TreeProps { path: readonly string[]; schema: Schema; title: string; needed: boolean }

/** A part of the scenario drawn by the schema that the service publishes: objects, lists, and objects whose keys are ids. */
export function SchemaTree({ path, schema, title, needed }: TreeProps) {
  const { editing } = useWriting();
  const value = valueAt(editing.scenario.value, path);
  const name = path.at(-1)!;
  if (schema.type === 'array' && !schema.items?.properties && schema.items?.type !== 'array') {
    return <div><FaultsOf pointer={pointerOf(path)} /><Words title={title} value={textsOf(value)} onWrite={(words) => editing.write(path, words)} /></div>;
  }
  if (schema.type === 'array' || typeof schema.additionalProperties === 'object') {
    return <Branches path={path} schema={schema} title={title} needed={needed} />;
  }
  if (schema.properties) {
    return (
      <Section title={title} faulty={editing.faultsOf(pointerOf(path)).length > 0} name={pointerOf(path)}>
        <Parts path={path} schema={schema} />
      </Section>
    );
  }
  return <div><FaultsOf pointer={pointerOf(path)} />
    <SchemaField part={{ name, schema: { ...schema, title }, needed }} value={value} onWrite={(written) => editing.write(path, written, true)} /></div>;
}

function Parts({ path, schema }: { path: readonly string[]; schema: Schema }) {
  return <>
    <FaultsOf pointer={pointerOf(path)} itself />
    <div class="set-up-fields">{parts(schema).map(({ name, schema: part, needed }) =>
      <SchemaTree key={name} path={[...path, name]} schema={part} title={part.title ?? spoken(name)} needed={needed} />)}</div>
  </>;
}

/** The elements of a list, or what stands under the keys of an object: each can be taken out, and one more put in. */
function Branches({ path, schema, title }: TreeProps) {
  const { editing, printed } = useWriting();
  const nameOf = (key: string) => list ? String(Number(key) + 1) : [...printed.zones, ...printed.parties].find(({ id }) => id === key)?.name ?? spoken(key);
  const value = valueAt(editing.scenario.value, path);
  const list = schema.type === 'array';
  const each = (list ? schema.items : schema.additionalProperties as Schema) ?? {};
  const keys = Object.keys(list ? Array.isArray(value) ? value : [] : fieldsOf(value));
  const next = useSignal('');
  const add = (key: string) => {
    editing.write([...path, key], blank(each) ?? {});
    next.value = '';
  };
  return (
    <Section title={`${title} (${keys.length})`} faulty={editing.faultsOf(pointerOf(path)).length > 0} name={pointerOf(path)}>
      {keys.map((key) => (
        <div key={key} class="set-up-branch">
          <SchemaTree path={[...path, key]} schema={each} title={nameOf(key)} needed />
          <button type="button" aria-label={t.setUp.takeOut(`${title}, ${nameOf(key)}`)} onClick={() => editing.write([...path, key], undefined)}>×</button>
        </div>))}
      {list ? <button type="button" onClick={() => add(String(keys.length))}>{t.setUp.add(title)}</button>
        : <KeyInput schema={schema} typed={next.value} title={title} taken={keys} onType={(typed) => { next.value = typed; }} onAdd={add} />}
    </Section>
  );
}

interface KeyInputProps { schema: Schema; typed: string; title: string; taken: string[]; onType(typed: string): void; onAdd(key: string): void }

/** The key of a new entry: the id of a province, a country or the like. */
function KeyInput({ schema, typed, title, taken, onType, onAdd }: KeyInputProps) {
  const { printed } = useWriting();
  const list = useId();
  const names = schema.propertyNames?.enum?.map((id) => ({ id, name: id })) ?? [...printed.parties, ...printed.zones];
  const key = typed.trim();
  return (
    <p class="row">
      <label>{t.setUp.key} <input list={list} value={typed} maxLength={64} autocomplete="off" spellcheck={false} onInput={(event) => onType(event.currentTarget.value)} /></label>
      <datalist id={list}>{names.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}</datalist>
      <button type="button" disabled={!key || taken.includes(key)} onClick={() => onAdd(key)}>{t.setUp.add(title)}</button>
    </p>
  );
}

/** A list of words in one line. */
function Words({ title, value, onWrite }: { title: string; value: string[]; onWrite(words: string[]): void }) {
  return <label class="schema-field">{title} <small class="faint">{t.setUp.words}</small>{' '}
    <input type="text" value={value.join(', ')} maxLength={2000} autocomplete="off" spellcheck={false}
      onChange={(event) => onWrite(event.currentTarget.value.split(/[,\s]+/).filter(Boolean))} /></label>;
}
