import { SchemaField } from '../game/form/SchemaField';
import { parts, type Schema } from '../game/form/schema';
import { useWriting } from './context';
import { valueAt } from './values';

/** The fields of an object of the scenario, drawn by a schema; what the schema does not name is kept as it is. */
export function Written({ path, schema }: { path: readonly string[]; schema: Schema }) {
  const { editing } = useWriting();
  return <>{parts(schema).map((part) => (
    <SchemaField key={part.name} part={part} value={valueAt(editing.scenario.value, [...path, part.name])}
      onWrite={(value) => editing.write([...path, part.name], value, true)} />))}</>;
}
