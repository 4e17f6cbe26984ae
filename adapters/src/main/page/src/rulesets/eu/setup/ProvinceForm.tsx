import { SchemaField } from '../../../game/form/SchemaField';
import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { valueAt } from '../../../setup/values';
import { spoken } from '../../../text/words';
import { t as later } from '../../../text/later';
import { t } from '../text/setup';
import { FleetButtons } from './FleetButtons';
import { harbours } from './fleets';
import { Known } from './Known';
import { provinceOf } from './scenario';
import { holdersSchema } from './schemas';
import { StacksHere } from './StacksHere';
import { isPlayed, landOverseas } from './world';
import { WorldForm } from './WorldForm';

/** A province: its stacks, and who holds its fortress of which level. */
export function ProvinceForm({ id }: { id: string }) {
  const { editing, printed } = useWriting();
  const scenario = editing.scenario.value;
  const overseas = landOverseas(printed, id);
  if (overseas) {
    return <WorldForm province={overseas} />;
  }
  const province = provinceOf(printed, id);
  const nameOf = (party: string) => printed.parties.find((each) => each.id === party)?.name ?? spoken(party);
  if (!province) {
    return <><h2>{printed.zones.find((zone) => zone.id === id)?.name ?? id}</h2><FaultsOf pointer={`/owners/${id}`} />
      {harbours(printed).some((zone) => zone.id === id) ? <FleetButtons place={id} nameOf={nameOf} /> : <p class="faint">{later.setUp.hint}</p>}
      {isPlayed(scenario) ? <Known zone={id} nameOf={nameOf} /> : null}</>;
  }
  const schemas = Object.entries(holdersSchema(printed, Number(province.fortress ?? 0)));
  return (
    <div data-province-form={id}>
      <h2>{province.name}</h2>
      <StacksHere province={id} nameOf={nameOf} />
      {harbours(printed).some((zone) => zone.id === id) ? <FleetButtons place={id} nameOf={nameOf} /> : null}
      <h3>{t.setup.control}</h3>
      {province.owner ? <p class="faint">{t.setup.owned(nameOf(String(province.owner)))}</p> : null}
      {schemas.map(([list, schema]) => <div key={list}>
        <FaultsOf pointer={`/${list}/${id}`} />
        <SchemaField part={{ name: list, schema, needed: false }} value={valueAt(scenario, [list, id])} onWrite={(value) => editing.write([list, id], value, true)} />
      </div>)}
    </div>
  );
}
