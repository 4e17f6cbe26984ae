import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { fieldsOf } from '../../../setup/values';
import { t } from '../text/setup';
import { atWar } from './scenario';
import { known, knownBy } from './world';

/** The countries that know a zone of the rest of the world. A scenario that says nothing of discoveries has those of 1492. */
export function Known({ zone, nameOf }: { zone: string; nameOf(party: string): string }) {
  const { editing } = useWriting();
  const scenario = editing.scenario.value;
  const { all, countries } = knownBy(scenario, zone);
  const box = (title: string, checked: boolean, country: string | null) => (
    <label key={title}><input type="checkbox" name={`known-${country ?? 'all'}`} checked={checked} onChange={() => editing.edit(known(scenario, zone, country, !checked))} /> {title}</label>);
  return (
    <fieldset class="form-field" data-known={zone}><legend>{t.setup.known}</legend>
      <FaultsOf pointer="/overseas/discoveries" itself />
      {fieldsOf(scenario.overseas).discoveries === undefined ? <p class="faint">{t.setup.knownOf1492}</p> : null}
      {box(t.setup.knownToAll, all, null)}
      {all ? null : atWar(scenario).map((country) => box(nameOf(country), countries.includes(country), country))}
    </fieldset>
  );
}
