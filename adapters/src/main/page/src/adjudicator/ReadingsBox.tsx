import { get } from '../api/client';
import { t } from './text';
import { RuleCode } from '../rules/RuleCode';
import { language } from '../text/language';
import { useRead } from '../views/useRead';
import { faultAt, idOf } from './faults';
import { useForm } from './form';
import { isObject } from './request';

/** A rule that the rulebook leaves unclear, with the ways to read it. */
interface Reading { ruleset: string; id: string; rule: string; choices: string[]; standard: string; why: string; words: string[] }

/** The readings of the ruleset, folded until one differs from the standard. */
export function ReadingsBox() {
  const { request, faults, set } = useForm();
  const readings = useRead((abort) => get<Reading[]>(`readings?lang=${language}`, '', abort), []).value.value ?? [];
  const chosen = isObject(request.readings) ? request.readings : {};
  const texts = t.adjudicator;
  const count = Object.keys(chosen).length;
  return (
    <details class="sheet readings-form" open={count > 0 ? true : undefined}>
      <summary>{texts.readings}{count ? `: ${texts.readingsChosen(count)}` : ''}</summary>
      <p class="faint">{texts.readingsHint}</p>
      {count ? <button type="button" onClick={() => set('/readings', undefined)}>{texts.allStandard}</button> : null}
      {readings.filter(({ ruleset }) => ruleset === request.ruleset).map(({ id, rule, choices, standard, why, words }) => {
        const pointer = `/readings/${id}`;
        const fault = faultAt(faults, pointer);
        return (
          <div key={id} class="reading">
            <label for={idOf(pointer)}><code>{id}</code></label>
            <select id={idOf(pointer)} value={String(chosen[id] ?? standard)} aria-describedby={`${idOf(pointer)}-why`} {...fault ? { 'aria-invalid': 'true' } : {}}
              onChange={({ currentTarget: { value } }) => set(pointer, value === standard ? undefined : value)}>
              {choices.map((choice, at) => <option key={choice} value={choice}>{choice === standard ? texts.standard(words[at]!) : words[at]}</option>)}
            </select>
            <span class="faint" id={`${idOf(pointer)}-why`}>{why}</span> <RuleCode code={rule} ruleset={String(request.ruleset)} />
            {fault ? <span class="fault">{fault}</span> : null}
          </div>);
      })}
    </details>
  );
}
