import type { Fields } from '../api/board';
import { t } from '../text';
import { spoken, told } from '../text/words';

/** Further fields of the objects of a list have no column. */
const MOST_COLUMNS = 12;

/** An answer of the service as tables: its plain fields, then each list of objects. */
export function FieldTable({ of }: { of: unknown }) {
  const fields = isFields(of) ? Object.entries(of) : [['', of] as [string, unknown]];
  const plain = fields.filter(([, value]) => !isList(value));
  const lists = fields.filter((field): field is [string, Fields[]] => isList(field[1]));
  const shown = plain.filter(([, value]) => told(value) !== '');
  return (
    <>
      {shown.length ? <table><tbody>{shown.map(([name, value]) =>
        <tr key={name}><th scope="row">{spoken(name)}</th><td>{told(value)}</td></tr>)}</tbody></table> : null}
      {lists.map(([name, rows]) => <Rows key={name} name={name} rows={rows} />)}
      {shown.length || lists.length ? null : <p class="faint">{t.view.none}</p>}
    </>
  );
}

function Rows({ name, rows }: { name: string; rows: Fields[] }) {
  const columns = [...new Set(rows.flatMap(Object.keys))].slice(0, MOST_COLUMNS);
  return (
    <>
      {name ? <h3>{spoken(name)}</h3> : null}
      <div class="scroll"><table>
        <thead><tr>{columns.map((column) => <th key={column} scope="col">{spoken(column)}</th>)}</tr></thead>
        <tbody>{rows.map((row, index) => <tr key={index}>{columns.map((column) => <td key={column}>{told(row[column])}</td>)}</tr>)}</tbody>
      </table></div>
    </>
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}
