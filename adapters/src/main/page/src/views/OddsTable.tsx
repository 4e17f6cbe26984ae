import type { ComparedChoices, Likelihood, Odds } from '../api/odds';
import { words } from '../frame/rooms';
import { t } from '../text';
import { perCent } from '../text/words';
import { Histogram } from './Histogram';
import { brief, fieldName, fieldsOf, fieldWithin, figure, headlineOf, isTruth, ownFields, sidesOf, valueName } from './odds';
import { OddsBar } from './OddsBar';

/** The names of the two sides, if a game knows more than their roles. */
export type SideNames = Record<string, string>;

/** The odds of one question: what decides as a bar, then everything that may come, side by side. `came` marks the losses that came. */
export function OddsTable({ odds, names = {}, came = {} }: { odds: Odds; names?: SideNames; came?: Record<string, number> }) {
  const headline = headlineOf(odds);
  const others = ownFields(odds).filter(([name, field]) => name !== headline?.[0] && !certain(field));
  const sides = sidesOf(odds);
  return (
    <div class="odds">
      {headline ? <OddsBar name={headline[0]} field={headline[1]} names={names} /> : null}
      {sides.length ? <Sides sides={sides} names={names} came={came} /> : null}
      {others.length ? <div class="scroll"><table class="odds-others"><tbody>{others.map(([name, field]) =>
        <tr key={name}><th scope="row">{fieldName(name)}</th><td><Cell name={name} field={field} /></td></tr>)}</tbody></table></div> : null}
    </div>
  );
}

function Sides({ sides, names, came }: { sides: [string, Odds][]; names: SideNames; came: Record<string, number> }) {
  const fields = sides.map(([side, odds]) => ({ side, fields: new Map(fieldsOf(odds)) }));
  const rows = [...new Set(fields.flatMap((each) => [...each.fields.keys()]))]
    .filter((name) => fields.some((each) => each.fields.has(name) && !certain(each.fields.get(name)!)));
  return rows.length === 0 ? null : (
    <div class="scroll"><table class="odds-sides">
      <thead><tr><td />{fields.map(({ side }) => <th key={side} scope="col">{sideTitle(side, names)}</th>)}</tr></thead>
      <tbody>{rows.map((name) => (
        <tr key={name}>
          <th scope="row">{fieldName(name)}</th>
          {fields.map(({ side, fields: own }) => {
            const field = own.get(name);
            return <td key={side}>{field ? <Cell name={name} field={field} came={name.startsWith('losses') ? came[side] : undefined} /> : null}</td>;
          })}
        </tr>))}</tbody>
    </table></div>
  );
}

/** A side by the name that the game knows, and a part of odds that is no side by what it tells of. */
function sideTitle(side: string, names: SideNames): string {
  return words().odds.parts?.[side] ?? names[side] ?? valueName(side);
}

function Cell({ name, field, came }: { name: string; field: Likelihood; came?: number | undefined }) {
  if (field.mean !== undefined && field.values.length > 2) {
    return <span class="odds-figure"><span>{brief(field, name)}</span> <Histogram label={fieldName(name)} field={field} {...came === undefined ? {} : { marked: came }} /></span>;
  }
  return isTruth(field) || field.mean !== undefined ? <>{brief(field, name)}</>
    : <ul class="odds-list">{field.values.map(({ value, probability }) => <li key={String(value)}>{valueName(value, name)} <b>{perCent(probability)}</b></li>)}</ul>;
}

/** Nothing is to be told of what cannot be otherwise. */
function certain({ values }: Likelihood): boolean {
  return values.length === 1 && (values[0]!.value === false || values[0]!.value === 0 || values[0]!.value === null || values[0]!.value === 'none');
}

/** The headline of some odds in a line or two: the winner, the losses, the rout. */
export function OddsBrief({ odds, names = {} }: { odds: Odds; names?: SideNames }) {
  const headline = headlineOf(odds);
  const shortly = words().odds.brief;
  const figures = sidesOf(odds).map(([side, fields]) => ({
    side, told: fieldsOf(fields).filter(([name, field]) => (shortly.length === 0 || shortly.includes(name)) && !certain(field)),
  })).filter(({ told }) => told.length);
  return (
    <div class="odds-brief">
      {headline ? <OddsBar name={headline[0]} field={headline[1]} names={names} /> : null}
      {figures.map(({ side, told }) => (
        <div key={side} class="odds-side">{sideTitle(side, names)}: {told.map(([name, field], index) =>
          <span key={name}>{index ? ', ' : ''}{figure(name, field)}</span>)}</div>))}
    </div>
  );
}

/** The odds of every way to choose, one under the other. */
export function OddsCompare({ answer, names = {} }: { answer: ComparedChoices; names?: SideNames }) {
  return (
    <div class="scroll"><table class="odds-compare">
      <thead><tr><th scope="col">{t.odds.choices}</th><th scope="col">{t.odds.title}</th></tr></thead>
      <tbody>{answer.choices.map(({ choices, odds }) => (
        <tr key={JSON.stringify(choices)}>
          <th scope="row">{Object.entries(choices).map(([pointer, value]) => <Choice key={pointer} pointer={pointer} value={value} names={names} />)}</th>
          <td><OddsBrief odds={odds} names={names} /></td>
        </tr>))}</tbody>
    </table></div>
  );
}

function Choice({ pointer, value, names }: { pointer: string; value: unknown; names: SideNames }) {
  const [side = '', ...field] = pointer.slice(1).split('/');
  const name = field.length ? `${names[side] ?? valueName(side)}: ${fieldWithin(field.join('/'))}` : fieldName(side);
  return <div class={value === false ? 'faint' : ''}>{name} <b>{value === true ? t.odds.yes : value === false ? t.odds.no : valueName(value, field.at(-1) ?? side)}</b></div>;
}
