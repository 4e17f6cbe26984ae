import { isObject, type Json } from '../../../adjudicator/request';
import { signed } from '../../../text/words';
import { adjudicator } from '../text/adjudicator';
import { tenths, troops } from './troops';

const texts = adjudicator.outcome;

/** The rounds of a combat: for each side its table, its die, what it inflicts and what it loses. */
export function RoundTable({ rounds, columns, names }: { rounds: readonly Json[]; columns: readonly string[]; names: Record<string, string> }) {
  return (
    <div class="scroll" tabIndex={0}><table class="outcome combat-rounds">
      <thead><tr><td />{columns.map((side) => <th key={side} scope="col">{names[side] ?? side}</th>)}</tr></thead>
      <tbody>{rounds.map((round) => (
        <tr key={String(round.round)}>
          <th scope="row">{texts.round(Number(round.round))}</th>
          {columns.map((side) => <td key={side}>{isObject(round[side]) ? <Fire fire={round[side]} /> : null}</td>)}
        </tr>))}</tbody>
    </table></div>
  );
}

function Fire({ fire }: { fire: Json }) {
  const die = Number(fire.die);
  const modified = Number(fire.modified);
  const losses = troops(fire.losses as Json[]);
  return (
    <>
      <div><span class="faint">{texts.table(String(fire.table))}</span> <b class="die">{die}</b>{modified === die ? '' : ` ${signed(modified - die)} = ${modified}`} → <b>{texts.inflicts(Number(fire.factorsInflicted), tenths(Number(fire.moraleInflicted)))}</b> <span class="faint">({String(fire.percentage)} %)</span></div>
      <div>{texts.loses(losses || texts.nothing)}</div>
    </>
  );
}
