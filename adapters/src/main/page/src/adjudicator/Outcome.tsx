import { t } from './text';
import { signed } from '../text/words';
import { figureOf, labelOf } from './figures';
import { isObject, type Json } from './request';
import type { OutcomeProps } from './book';
import { useForm } from './form';

const TOLD_ELSEWHERE = ['ruleset', 'procedure', 'explanation', 'unusedDice', 'sheet'];

/** The outcome: the answer's own fields first, those that name a side in front, then those of the two sides beside each other. */
export function Outcome({ ruling, form, names, parties }: OutcomeProps) {
  const { book: { words } } = useForm();
  const sides = form.sections.map(({ at }) => at).filter((at) => at !== '' && isObject(ruling[at]));
  const own = Object.entries(ruling).filter(([name]) => !TOLD_ELSEWHERE.includes(name) && !sides.some((side) => side === name))
    .sort(([, one], [, other]) => Number(String(other) in names) - Number(String(one) in names));
  const all = { ...parties, ...names };
  return (
    <>
      <dl class="ruling-facts">{own.filter(([, value]) => !isObject(value) || Object.keys(value).length).map(([name, value]) =>
        <div key={name}><dt>{labelOf(words, name)}</dt><dd>{figureOf(words, name, value, all)}</dd></div>)}</dl>
      {sides.length ? <div class="scroll"><table class="outcome">
        <thead><tr><td />{sides.map((side) => <th key={side} scope="col">{names[side]}</th>)}</tr></thead>
        <Rolls sides={sides.map((side) => ruling[side] as Json)} />
        <Rows sides={sides.map((side) => ruling[side] as Json)} names={all} />
      </table></div> : null}
    </>
  );
}

/** Each roll that was made: die and modifiers, what it came to, and the loss with its stars. */
function Rolls({ sides }: { sides: Json[] }) {
  const { book: { words } } = useForm();
  const rolls = sides.map(({ rolls: made }) => (isObject(made) ? made : {}));
  const made = [...new Set(rolls.flatMap(Object.keys))];
  const order = Object.keys(words.dieNames).filter((name) => made.includes(name));
  return order.length ? <tbody class="outcome-rolls">{order.map((name) => (
    <tr key={name}>
      <th scope="row">{words.dieNames[name]}</th>
      {rolls.map((side, index) => <td key={index}>{isObject(side[name]) ? <Roll roll={side[name]} /> : null}</td>)}
    </tr>))}</tbody> : null;
}

/** A roll of one die, or of several of which the stars of the main die count. */
function Roll({ roll }: { roll: Json }) {
  const { book: { words } } = useForm();
  const loss = Object.keys(roll).find((name) => name.startsWith('loss')) ?? 'loss';
  const stars = Number(roll.stars ?? 0);
  const dice = [roll.die].flat().map(Number);
  const modified = [roll.modified].flat().map(Number);
  return (
    <>
      {dice.map((die, index) => <span key={index} class="outcome-roll"><b class="die">{die}</b>{modified[index] === die ? '' : ` ${signed(modified[index]! - die)} = ${modified[index]}`}</span>)}
      {' → '}<b>{figureOf(words, loss, roll[loss], {})}</b>
      {stars ? <span role="img" aria-label={t.adjudicator.stars(stars)}> {'★'.repeat(stars)}</span> : null}
    </>
  );
}

function Rows({ sides, names }: { sides: Json[]; names: Record<string, string> }) {
  const { book: { words } } = useForm();
  const rolled = sides.some(({ rolls }) => rolls !== undefined);
  const rows = [...new Set(sides.flatMap(Object.keys))].filter((name) => name !== 'rolls' && !(rolled && name === 'drm'));
  return <tbody>{rows.map((name) => (
    <tr key={name}>
      <th scope="row">{labelOf(words, name)}</th>
      {sides.map((side, index) => <td key={index}>{name in side ? figureOf(words, name, side[name], names) : ''}</td>)}
    </tr>))}</tbody>;
}
