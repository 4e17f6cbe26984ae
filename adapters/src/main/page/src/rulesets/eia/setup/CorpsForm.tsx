import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { having, rowsOf, textOf } from '../../../setup/values';
import { Written } from '../../../setup/Written';
import { t as later } from '../../../text/later';
import { t } from '../text/setup';
import type { Counters } from './counters';
import { counterOf, moverOf, nameIn, together, withLeader, withoutCorps } from './scenario';
import { corpsSchema, strengthSchema } from './schemas';

/** A corps: its counter, where it stands, what it holds, and the leaders of its power with it. */
export function CorpsForm({ at, counters }: { at: number; counters: Counters }) {
  const { editing, printed, chosen } = useWriting();
  const scenario = editing.scenario.value;
  const corps = rowsOf(scenario.corps)[at];
  if (!corps) {
    return <p class="faint">{later.setUp.hint}</p>;
  }
  const id = textOf(corps.corps);
  const counter = counterOf(scenario, id, counters);
  const power = moverOf(corps, counters);
  const rows = rowsOf(scenario.leaders);
  const leaders = counters.leaders.filter((leader) => leader.power === power);
  const turn = (leader: string, here: boolean) => editing.edit(here ? having(scenario, ['leaders', String(rows.findIndex((row) => row.leader === leader))], undefined) as typeof scenario
    : withLeader(scenario, leader, { area: textOf(corps.area), city: corps.city === true, fleet: corps.fleet }));
  return (
    <div data-corps-form={id}>
      <h2>{counter ? `${nameIn(printed, counter.nation)} ${counter.name}` : id}</h2>
      <FaultsOf pointer={`/corps/${at}`} /><FaultsOf pointer={`/strengths/${id}`} /><FaultsOf pointer={`/identities/${id}`} />
      <div class="set-up-fields"><Written path={['corps', String(at)]} schema={corpsSchema(scenario, printed, counters, corps, counter)} />
        {counter ? <Written path={['strengths', id]} schema={strengthSchema(counter)} /> : null}</div>
      <fieldset class="form-field"><legend>{t.setup.withIt}</legend>
        {leaders.length ? leaders.map(({ id: leader, name }) => {
          const here = rows.some((row) => row.leader === leader && together(row, corps));
          return <label key={leader}><input type="checkbox" name={`leader-${leader}`} checked={here} onChange={() => turn(leader, here)} /> {name}</label>;
        }) : <p class="faint">{t.setup.noLeader}</p>}
      </fieldset>
      <button type="button" onClick={() => { chosen.value = { zone: textOf(corps.area) || undefined }; editing.edit(withoutCorps(scenario, at)); }}>{t.setup.remove}</button>
    </div>
  );
}
