import { Control } from './Control';
import { faultAt, idOf } from './faults';
import type { RowsField, TablesField } from './field';
import { useForm } from './form';
import { isObject, type Json } from './request';
import { t } from './text';

interface Rows<F> { field: F; pointer: string; value: unknown; change(next: unknown): void }

/** A table with a row for each object of a list; `title` names it where it is one of several. */
export function RowsInput({ field: { name, columns, most }, pointer, value, change, title }: Rows<RowsField> & { title?: string }) {
  const { book: { words }, faults } = useForm();
  const texts = t.adjudicator;
  const rows: Json[] = Array.isArray(value) ? value.map((row) => isObject(row) ? row : {}) : [];
  const label = title ?? words.fields[name] ?? name;
  const put = (list: Json[]) => change(list.length ? list : undefined);
  return (
    <table class="rows">
      <caption class={title ? '' : 'unseen'}>{label}</caption>
      {rows.length ? <thead><tr>{columns.map((column) => <th key={column.name} scope="col">{words.fields[column.name] ?? column.name}</th>)}<td /></tr></thead> : null}
      <tbody>{rows.map((row, index) => {
        const fault = [faultAt(faults, `${pointer}/${index}`), ...columns.map((column) => faultAt(faults, `${pointer}/${index}/${column.name}`))].filter(Boolean).join('; ');
        return (
          <tr key={index}>{columns.map((column) => {
            const there = `${pointer}/${index}/${column.name}`;
            const wrong = faultAt(faults, there) ? { 'aria-invalid': 'true' as const, 'aria-describedby': `${idOf(`${pointer}/${index}`)}-fault` } : {};
            return (
              <td key={column.name} data-column={column.name}>
                <Control field={column} value={row[column.name]} marks={{ id: idOf(there), 'aria-label': texts.rowPart(label, index + 1, words.fields[column.name] ?? column.name), ...wrong }}
                  change={(next) => put(rows.map((each, place) => place === index ? withPart(each, column.name, next) : each))} />
              </td>);
          })}
          <td>
            <button type="button" class="remove" aria-label={texts.removeRow(label, index + 1)} onClick={() => put(rows.filter((_, place) => place !== index))}>×</button>
            {fault ? <span class="fault" id={`${idOf(`${pointer}/${index}`)}-fault`}>{fault}</span> : null}
          </td></tr>);
      })}</tbody>
      <tfoot><tr><td colSpan={columns.length + 1}><button type="button" disabled={rows.length >= most} onClick={() => put([...rows, {}])} aria-label={texts.addRow(label)}>+</button></td></tr></tfoot>
    </table>
  );
}

/** Several such tables. */
export function TablesInput({ field, pointer, value, change }: Rows<TablesField>) {
  const { book: { words } } = useForm();
  const texts = t.adjudicator;
  const tables: unknown[] = Array.isArray(value) ? value : [];
  const label = words.fields[field.of.name] ?? field.of.name;
  return (
    <>
      {tables.map((rows, index) => <RowsInput key={index} field={field.of} title={texts.listPlace(label, index + 1)} pointer={`${pointer}/${index}`} value={rows}
        change={(next) => change(tables.map((each, place) => place === index ? next ?? [] : each))} />)}
      <p class="row">
        <button type="button" disabled={tables.length >= field.most} onClick={() => change([...tables, []])}>{texts.addRow(label)}</button>
        {tables.length ? <button type="button" onClick={() => change(tables.length > 1 ? tables.slice(0, -1) : undefined)}>{texts.removeRow(label, tables.length)}</button> : null}
      </p>
    </>
  );
}

function withPart(row: Json, name: string, value: unknown): Json {
  const { [name]: _, ...others } = row;
  return value === undefined ? others : { ...row, [name]: value };
}
