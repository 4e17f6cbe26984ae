import { useSignal } from '@preact/signals';
import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { Section } from '../../../setup/Section';
import { fieldsOf } from '../../../setup/values';
import { spoken } from '../../../text/words';
import { t } from '../text/setup';
import { allied, alliancesOf, atWar, withCountry } from './scenario';
import { countrySchema } from './schemas';
import { WarForm } from './WarForm';
import { withoutCountry } from './wars';
import { Written } from '../../../setup/Written';

/** The countries at war with their alliances, initiative, technology and stability. */
export function CountryForms() {
  const { editing, printed } = useWriting();
  const scenario = editing.scenario.value;
  const next = useSignal('');
  const countries = atWar(scenario);
  const alliances = alliancesOf(scenario);
  const nameOf = (id: string) => printed.parties.find((party) => party.id === id)?.name ?? spoken(id);
  const others = printed.parties.filter(({ id }) => !countries.includes(id)).toSorted((one, other) => Number(other.major ?? false) - Number(one.major ?? false) || one.name.localeCompare(other.name));
  const chosen = others.some(({ id }) => id === next.value) ? next.value : others[0]?.id ?? '';
  return (
    <Section title={t.setup.countries} faulty={editing.faultsOf('/countries').length > 0 || editing.faultsOf('/alliances').length > 0 || editing.faultsOf('/wars').length > 0} name="countries">
      <FaultsOf pointer="/alliances" />
      {countries.map((country) => (
        <Section key={country} title={nameOf(country)} faulty={editing.faultsOf(`/countries/${country}`).length > 0} name={country}>
          <FaultsOf pointer={`/countries/${country}`} />
          <label>{t.setup.alliance} <select onChange={(event) => editing.edit(allied(scenario, country, Number(event.currentTarget.value)))}>
            {alliances.map((members, at) => <option key={at} value={at} selected={members.includes(country)}>
              {t.setup.allianceOf(at + 1, members.filter((member) => member !== country).map(nameOf).join(', '))}</option>)}
            <option value={alliances.length}>{t.setup.newAlliance}</option>
          </select></label>
          <div class="set-up-fields"><Written path={['countries', country]} schema={countrySchema(printed, country, fieldsOf(fieldsOf(scenario.countries)[country]))} /></div>
          <button type="button" onClick={() => editing.edit(withoutCountry(scenario, country))}>{t.setup.outOfWar}</button>
        </Section>))}
      <WarForm nameOf={nameOf} />
      <p class="row"><label>{t.setup.country1} <select name="next-country" value={chosen} onChange={(event) => { next.value = event.currentTarget.value; }}>
        {others.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}</select></label>
        <button type="button" data-take-country onClick={() => { editing.edit(withCountry(scenario, chosen)); }}>{t.setup.take}</button></p>
    </Section>
  );
}
