import type { OutcomeProps } from '../../../adjudicator/book';
import { isObject, type Json } from '../../../adjudicator/request';
import { signed, spoken } from '../../../text/words';
import { adjudicator } from '../text/adjudicator';
import { RoundTable } from './RoundTable';
import { tenths, troops } from './troops';

const { answers, outcome: texts, sides, values, procedures } = adjudicator;

const TOLD_ELSEWHERE = ['ruleset', 'procedure', 'explanation', 'unusedDice', 'rounds'];
/** Fields of an answer that are told for each side. */
const BY_SIDE = ['finalMorale', 'moraleLost', 'politicalPoints', 'surrendered', 'survivors'];
const ENDS: Record<string, string> = {
  break: 'a side broke', elimination: 'a side was wiped out', 'both-break': 'both sides broke', 'end-of-day': 'with the day', withdrawal: 'a side withdrew',
  'no-result': 'nothing', sortie: 'a sortie', honours: 'the garrison left with honours', surrender: 'the garrison surrendered', captured: 'the city was captured', repulsed: 'the assault was repulsed', breach: 'a breach',
};

/** The outcome: the winner and the kind of end, the rounds with their dice and tables, then the rest of both sides. */
export function CombatRuling({ ruling, names }: OutcomeProps) {
  const fields = Object.entries(ruling).filter(([name]) => !TOLD_ELSEWHERE.includes(name) && !BY_SIDE.includes(name) && !(name === 'prisoners' && !(ruling.prisoners as unknown[]).length))
    .sort(([one], [other]) => Number(other === 'winner' || other === 'outcome') - Number(one === 'winner' || one === 'outcome'));
  const bySide = BY_SIDE.filter((name) => isObject(ruling[name]));
  const columns = Object.keys(sides).filter((side) => side && bySide.some((name) => side in (ruling[name] as Json)));
  const rounds = Array.isArray(ruling.rounds) ? ruling.rounds as Json[] : [];
  return (
    <>
      <dl class="ruling-facts" data-procedure={ruling.procedure as string} title={procedures[ruling.procedure as keyof typeof procedures]}>{fields.map(([name, value]) =>
        <div key={name} data-fact={name}><dt>{answers[name] ?? spoken(name)}</dt><dd>{figureOf(name, value, names)}</dd></div>)}</dl>
      {rounds.length ? <RoundTable rounds={rounds} columns={columns} names={names} /> : null}
      {columns.length ? (
        <div class="scroll" tabIndex={0}><table class="outcome">
          <thead><tr><td />{columns.map((side) => <th key={side} scope="col">{names[side] ?? side}</th>)}</tr></thead>
          <tbody>{bySide.map((name) => (
            <tr key={name}><th scope="row">{answers[name] ?? spoken(name)}</th>{columns.map((side) => <td key={side}>{figureOf(name, (ruling[name] as Json)[side], names)}</td>)}</tr>))}</tbody>
        </table></div>) : null}
    </>
  );
}

function figureOf(name: string, value: unknown, names: Record<string, string>): string {
  if (Array.isArray(value)) {
    return troops(value as Json[]) || texts.nothing;
  }
  if (isObject(value)) {
    return partsOf(name, value, names);
  }
  if (typeof value === 'boolean') {
    return value ? values.yes! : values.no!;
  }
  if (typeof value === 'number') {
    return name === 'finalMorale' || name === 'moraleLost' ? tenths(value) : name === 'politicalPoints' || name === 'modifier' ? signed(value) : String(value);
  }
  return names[String(value)] ?? (value === 'none' ? texts.nobody : ENDS[String(value)] ?? values[String(value)] ?? spoken(value));
}

/** A part of the answer that has fields of its own, in a few words. */
function partsOf(name: string, value: Json, names: Record<string, string>): string {
  switch (name) {
    case 'pursuit': return [texts.pursuitClass(Number(value.class)), `${texts.die} ${rolled(value)}`, texts.pursuit(Number(value.percentage), Number(value.points)), `${texts.pursued.toLowerCase()}: ${troops(value.losses as Json[]) || texts.nothing}`].join(', ');
    case 'withdrawal': return [value.automatic === true ? texts.automatic : texts.needed(Number(value.needed)), texts.withdrew(Number(value.withdrawn))].join(', ');
    case 'outflank': return [names[String(value.side)], ...(value.attempts as Json[]).map((each) =>
      `${texts.arrival(Number(each.round), Number(each.needed))}, ${rolled(each)}: ${each.arrived === true ? texts.arrived : texts.notArrived}`)].join('. ');
    case 'attempt': return `${texts.die} ${rolled(value)}: ${figureOf('', value.result, names)}`;
    case 'sortie': return `${texts.die} ${rolled(value)}: ${names[String(value.loser)] ?? ''} ${texts.lost}`;
    default: return Object.entries(value).map(([part, each]) => `${answers[part] ?? spoken(part)} ${figureOf(part, each, names)}`).join(', ');
  }
}

/** A die with what it came to. */
function rolled({ die, modified }: Json): string {
  return modified === undefined || modified === die ? String(die) : `${die} ${signed(Number(modified) - Number(die))} = ${modified}`;
}
