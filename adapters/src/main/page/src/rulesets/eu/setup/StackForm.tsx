import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { having, rowsOf, textOf, textsOf } from '../../../setup/values';
import type { Fields } from '../../../api/board';
import { t as later } from '../../../text/later';
import { t } from '../text/setup';
import { leadersOf } from './scenario';
import { stackSchema } from './schemas';
import { Written } from '../../../setup/Written';

/** A stack: whose, where, its counters, veterans, and leaders. */
export function StackForm({ at }: { at: string }) {
  const { editing, printed, schema, chosen } = useWriting();
  const scenario = editing.scenario.value;
  const stack = rowsOf(scenario.stacks)[Number(at)];
  if (!stack) {
    return <p class="faint">{later.setUp.hint}</p>;
  }
  const here = ['stacks', at];
  const country = textOf(stack.country);
  const accompanying = textsOf(stack.leaders);
  const leaders = leadersOf(scenario).filter((leader) => accompanying.includes(leader.id) || leader.country === country || leader.country === '');
  const remove = () => {
    chosen.value = { zone: textOf(stack.province) || undefined };
    editing.edit(having(scenario, here, undefined) as Fields);
  };
  return (
    <div data-stack-form={at}>
      <h2>{t.setup.stack} {textOf(stack.id)}</h2>
      <FaultsOf pointer={`/stacks/${at}`} />
      <div class="set-up-fields"><Written path={here} schema={stackSchema(scenario, printed, schema, stack)} /></div>
      <fieldset class="form-field"><legend>{t.setup.leadersOf}</legend>
        {leaders.length ? leaders.map(({ id, name }) => (
          <label key={id}><input type="checkbox" checked={accompanying.includes(id)}
            onChange={() => editing.write([...here, 'leaders'], accompanying.includes(id) ? accompanying.filter((each) => each !== id) : [...accompanying, id])} /> {name}</label>))
          : <p class="faint">{t.setup.noLeaders}</p>}
      </fieldset>
      <button type="button" onClick={remove}>{t.setup.remove}</button>
    </div>
  );
}
