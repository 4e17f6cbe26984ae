import type { FightSheet, SheetLine, SheetPart } from '../api/ruling';
import type { SheetWords } from '../frame/words';
import { RuleCode } from '../rules/RuleCode';
import { signed, spoken } from '../text/words';
import { useRead } from '../views/useRead';

interface Shown {
  sheet: FightSheet;
  ruleset: string;
  /** The words of the rulebook; a sheet without them is not shown. */
  words: (() => Promise<SheetWords>) | undefined;
  /** The names of the parties. */
  named: Named;
}

/** The sheet of a fight in two columns: each figure, and under it the parts behind it. */
export function FightSheetTable({ sheet, ruleset, words, named }: Shown) {
  const s = useRead(async () => words?.(), []).value.value;
  if (!s) {
    return null;
  }
  return (
    <table class="fight-sheet">
      <caption>{s.title}</caption>
      <thead><tr><th scope="col"><span class="unseen">{s.line}</span></th>{sheet.sides.map(({ side, party }) => <th key={side} scope="col">{named(party)} <span class="faint">{s.sides[side] ?? spoken(side)}</span></th>)}</tr></thead>
      <tbody>{rowsOf(sheet).map((row, index) => (
        <tr key={index} data-line={row.line}>
          <th scope="row">{s.lines[row.line] ?? spoken(row.line)} <RuleCode code={row.rule} ruleset={ruleset} /></th>
          {sheet.sides.map(({ side }) => <td key={side}>{row.of.has(side) ? <Cell line={row.of.get(side)!} s={s} named={named} /> : null}</td>)}
        </tr>))}</tbody>
    </table>
  );
}

interface SheetRow { line: string; rule: string; of: Map<string, SheetLine> }

/** Lines of one name share a row, as long as each side has one of it. */
function rowsOf({ lines }: FightSheet): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const line of lines) {
    const known = rows.find((row) => row.line === line.line && !row.of.has(line.side ?? ''));
    const row = known ?? { line: line.line, rule: line.rule, of: new Map<string, SheetLine>() };
    if (!known) {
      rows.push(row);
    }
    row.of.set(line.side ?? '', line);
  }
  return rows;
}

type Named = (party: string) => string;

function Cell({ line: { parts, results }, s, named }: { line: SheetLine; s: SheetWords; named: Named }) {
  const terms = parts.filter(({ adds }) => adds);
  const behind = parts.filter(({ adds }) => !adds);
  return <>
    {terms.length > 1 ? <div class="terms">{terms.map((part, index) => `${index === 0 ? part.value : signedTerm(part.value)} (${part.reason ?? s.parts[part.part] ?? spoken(part.part)})`).join(' ')} =</div> : null}
    {results[0] ? <div><b>{told(results[0], s, named)}</b></div> : null}
    {results.length > 1 ? <ul class="results">{results.slice(1).map((part) => <li key={part.part}>{told(part, s, named)}</li>)}</ul> : null}
    {behind.length ? <div class="faint">{behind.map((part) => told(part, s, named)).join(', ')}</div> : null}
  </>;
}

function signedTerm(value: string): string {
  return value.startsWith('-') ? `− ${value.slice(1)}` : `+ ${value}`;
}

function told({ part, value, unit }: SheetPart, s: SheetWords, named: Named): string {
  const what = s.parts[part] ?? spoken(part);
  if (unit === 'word') {
    return s.named(what, s.parties.includes(part) ? named(value) : s.values[value] ?? value);
  }
  return s.named(what, s.units[unit]?.(value) ?? (s.signed.includes(part) ? signed(Number(value)) : value));
}
