import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { rowsOf, textOf, textsOf } from '../../../setup/values';
import { t as later } from '../../../text/later';
import { t } from '../text/setup';
import { fleetAt, withoutFleet } from './fleets';
import { leadersOf } from './scenario';
import { fleetSchema } from './schemas';
import { Written } from '../../../setup/Written';

/** A naval stack: whose, where, its ships, what it blockades, under whose stack it sails, and its leaders. */
export function FleetForm({ at }: { at: number }) {
  const { editing, printed, chosen } = useWriting();
  const scenario = editing.scenario.value;
  const fleet = rowsOf(scenario.fleets)[at];
  if (!fleet) {
    return <p class="faint">{later.setUp.hint}</p>;
  }
  const here = ['fleets', String(at)];
  const accompanying = textsOf(fleet.leaders);
  const leaders = leadersOf(scenario).filter((leader) => accompanying.includes(leader.id) || leader.country === textOf(fleet.country) || leader.country === '');
  const remove = () => {
    chosen.value = { zone: textOf(fleet.at) || undefined };
    editing.edit(withoutFleet(scenario, at));
  };
  return (
    <div data-fleet-form={fleetAt(at)}>
      <h2>{t.setup.fleet} {textOf(fleet.id)}</h2>
      <FaultsOf pointer={`/fleets/${at}`} />
      <div class="set-up-fields"><Written path={here} schema={fleetSchema(scenario, printed, fleet)} /></div>
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
