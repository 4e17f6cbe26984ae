import type { ComponentChildren } from 'preact';
import type { Statistics, Tallied } from '../api/audit';
import { words } from '../frame/rooms';
import { useGame } from '../game/context';
import { partyName } from '../game/parties';
import { t } from '../text/statistics';
import { spoken } from '../text/words';
import { short } from './odds';

/** Luck, battles, sieges, attrition and money, party by party. */
export function StatisticsTables({ statistics: { luck, battles, sieges, attrition, money, pending } }: { statistics: Statistics }) {
  return <>
    {pending ? <p class="faint" role="status" data-pending={pending}>{t.pending(pending)}</p> : null}
    <Rows table="luck" title={t.luck} hint={t.luckHint} rows={luck} columns={[t.what, t.figure, t.count, t.actual, t.expected, t.p, t.corrected]}
      cells={(row) => [named(row.kind), named(row.figure), row.count, row.actual, short(row.expected), chance(row.pValue), chance(row.pCorrected)]} />
    <Rows table="battles" title={t.battles} rows={battles} columns={[t.what, t.fought, t.won, t.lost, t.undecided, t.avoided, t.losses]}
      cells={(row) => [named(row.kind), row.fought, row.won, row.lost, row.undecided, row.avoided, row.unit ? `${row.losses} ${unit(row.unit)}` : '']} />
    <Rows table="sieges" title={t.sieges} rows={sieges} columns={[t.what, t.count, t.results]}
      cells={(row) => [named(row.kind), row.count, Object.entries(row.results).map(([result, times]) => `${unit(result)} ${times}`).join(', ')]} />
    <Rows table="attrition" title={t.attrition} rows={attrition} columns={[t.what, t.count, t.losses]}
      cells={(row) => [named(row.kind), row.count, `${row.amount} ${unit(row.unit)}`]} />
    <Rows table="money" title={t.money} rows={money} columns={[t.what, t.count, t.amount]}
      cells={(row) => [named(row.kind), row.count, `${row.amount} ${unit(row.unit)}`]} />
  </>;
}

function named(kind: string): string {
  return words().tallies[kind] ?? spoken(kind);
}

function unit(name: string): string {
  return words().tallies[name] ?? name;
}

function chance(p: number | null): string {
  return p === null ? '–' : p.toFixed(3);
}

function Rows<R extends Tallied>({ table, title, hint, rows, columns, cells }:
  { table: string; title: string; hint?: string; rows: R[]; columns: string[]; cells(row: R): ComponentChildren[] }) {
  const store = useGame();
  return rows.length === 0 ? null : (
    <section class="sheet" data-table={table}>
      <h3>{title}</h3>
      {hint ? <p class="faint">{hint}</p> : null}
      <div class="scroll" tabIndex={0} role="region" aria-label={title}><table>
        <thead><tr><th scope="col">{words().party}</th>{columns.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{rows.map((row, index) => {
          const party = store.partyOf(row);
          return (
            <tr key={index} data-row={`${party} ${row.kind}`}>
              <th scope="row">{party ? partyName(store, party) : row.seat || words().noParty}</th>
              {cells(row).map((cell, column) => <td key={column} class={typeof cell === 'number' ? 'number' : undefined}>{cell}</td>)}
            </tr>);
        })}</tbody>
      </table></div>
    </section>
  );
}
