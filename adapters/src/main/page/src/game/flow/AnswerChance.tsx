import type { Decision } from '../../api/decision';
import type { Option } from '../../api/move';
import type { DecisionChances, Likelihood, Odds } from '../../api/odds';
import { words } from '../../frame/rooms';
import { t } from '../../text';
import { perCent } from '../../text/words';
import { chanceOf, fieldsOf, figure, headlineOf, isTruth, ownFields, sidesOf, valueName } from '../../views/odds';
import { OddsStrip } from '../../views/OddsBar';
import type { Read } from '../../views/useRead';
import { useGame } from '../context';
import { partyNames } from '../parties';

interface AnswerChanceProps { decision: Decision; option: Option; chances: Read<DecisionChances> }

/** The result of an answer for the party that gives it, in one figure on its button. Its place is kept while the odds are computed. */
export function AnswerChance({ decision: { party }, option, chances: { value, problem } }: AnswerChanceProps) {
  const store = useGame();
  const weight = value?.options.find(({ label, command }) => label === option.label && JSON.stringify(command) === JSON.stringify(option.command));
  const odds = weight?.odds;
  if (!odds) {
    return <small class="answer-chance faint">{value || problem ? '' : t.odds.wait}</small>;
  }
  const names = partyNames(store, weight.parties);
  const headline = headlineOf(odds);
  if (!headline) {
    const [name, field] = ownFields(odds)[0] ?? firstOf(odds, Object.entries(weight.parties ?? {}).find(([, each]) => each === party)?.[0]) ?? [];
    return <small class="answer-chance">{name === undefined || !field ? '' : figure(name, field)}</small>;
  }
  const [name, field] = headline;
  const side = Object.entries(weight.parties ?? {}).find(([, each]) => each === party)?.[0];
  const shown = side !== undefined && field.values.some((each) => each.value === side) ? side : field.values.toSorted((one, other) => other.probability - one.probability)[0]!.value;
  if (isTruth(field)) {
    return <small class="answer-chance" title={figure(name, field)}>{figure(name, field)}<OddsStrip name={name} field={field} /></small>;
  }
  const told = [perCent(chanceOf(field, shown)), names[String(shown)] ?? valueName(shown, name)];
  return <small class="answer-chance" title={told.join(' ')}><b>{told[0]}</b> {told[1]}<OddsStrip name={name} field={field} /></small>;
}

/** The first figure of odds that stand in objects alone: of the side of who is asked, else of any. */
function firstOf(odds: Odds, own: string | undefined): [string, Likelihood] | undefined {
  const sides = sidesOf(odds);
  const shortly = words().odds.brief;
  return fieldsOf((sides.find(([side]) => side === own) ?? sides[0])?.[1] ?? {}).find(([name]) => shortly.length === 0 || shortly.includes(name));
}
