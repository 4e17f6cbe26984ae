import { useWriting } from '../../../setup/context';
import { fieldsOf, rowsOf, textOf } from '../../../setup/values';
import { t } from '../text/setup';
import { strength } from './board';
import { atWar, withStack } from './scenario';

/** The land stacks of a province, in Europe or beyond, and a button of each country at war that places another. */
export function StacksHere({ province, nameOf }: { province: string; nameOf: (party: string) => string }) {
  const { editing, chosen } = useWriting();
  const scenario = editing.scenario.value;
  const stacks = rowsOf(scenario.stacks);
  const place = (country: string) => {
    editing.edit(withStack(scenario, country, province));
    chosen.value = { piece: String(stacks.length), zone: province };
  };
  const countries = atWar(scenario);
  return (
    <>
      {stacks.some((stack) => stack.province === province) ? <>
        <h3>{t.setup.stacksHere}</h3>
        <ul class="row set-up-stacks">{stacks.map((stack, at) => stack.province === province ? <li key={at}>
          <button type="button" onClick={() => { chosen.value = { piece: String(at), zone: province }; }}>{nameOf(textOf(stack.country))}, {strength(fieldsOf(stack.units))}</button></li> : null)}</ul>
      </> : null}
      {countries.length ? <div class="row">{countries.map((country) => <button key={country} type="button" data-new-stack={country} onClick={() => place(country)}>{t.setup.newStack(nameOf(country))}</button>)}</div>
        : <p class="faint">{t.setup.nobody}</p>}
    </>
  );
}
