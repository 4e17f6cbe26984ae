import type { PrintedTable } from '../api/printed';
import { catalogue } from '../game/catalogue';
import { t } from '../text';
import { useRead } from './useRead';

/** A table with the cell that was read: that of the program, or of a game with charts of its own. */
export function TableCell({ ruleset, table, row, column, read }: { ruleset: string; table: string; row: string; column: string; read?: (() => Promise<PrintedTable>) | undefined }) {
  const { value, problem } = useRead(() => read?.() ?? catalogue.table(ruleset, table), [ruleset, table]).value;
  if (problem) {
    return <p class="faint">{problem.message}</p>;
  }
  return value ? (
    <div class="scroll" tabIndex={0} role="group" aria-label={value.title}>
      <table class="printed" aria-label={value.title}>
        <thead><tr><td />{value.columns.map((name, index) => <th key={name} scope="col" class={name === column ? 'read' : ''}>{value.columnTexts[index]}</th>)}</tr></thead>
        <tbody>{value.rows.map((line) => (
          <tr key={line.label} class={line.label === row ? 'read' : ''}>
            <th scope="row">{line.labelText}</th>
            {line.cellTexts.map((cell, index) =>
              <td key={index} class={line.label === row && value.columns[index] === column ? 'cell' : value.columns[index] === column ? 'read' : ''}>{cell}</td>)}
          </tr>))}</tbody>
      </table>
    </div>
  ) : <p>{t.loading}</p>;
}
