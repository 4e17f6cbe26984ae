import { SchemaField } from '../../../game/form/SchemaField';
import type { Schema } from '../../../game/form/schema';
import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { fieldsOf, having, numberOf, rowsOf, textsOf, valueAt } from '../../../setup/values';
import type { Fields } from '../../../api/board';
import { spoken } from '../../../text/words';
import { t } from '../text/setup';
import type { PrintedProvince } from '../types';
import { FleetButtons } from './FleetButtons';
import { Known } from './Known';
import { atWar } from './scenario';
import { establishmentSchema } from './schemas';
import { StacksHere } from './StacksHere';
import { establishmentsIn, isPlayed } from './world';
import { Written } from '../../../setup/Written';

/** A province of the rest of the world: its stacks and ships, establishments, natives, gold, and who knows it. */
export function WorldForm({ province }: { province: PrintedProvince }) {
  const { editing, printed } = useWriting();
  const scenario = editing.scenario.value;
  const nameOf = (party: string) => printed.parties.find((each) => each.id === party)?.name ?? spoken(party);
  const { id } = province;
  if (!isPlayed(scenario)) {
    return <div data-world-form={id}><h2>{province.name}</h2>
      <p class="faint">{t.setup.noWorld}</p>
      <button type="button" data-play-world onClick={() => editing.edit({ ...scenario, overseas: { establishments: [] } })}>{t.setup.playWorld}</button></div>;
  }
  const countries = atWar(scenario);
  const here = establishmentsIn(scenario, id);
  const all = rowsOf(fieldsOf(scenario.overseas).establishments);
  const found = () => editing.edit(having(scenario, ['overseas', 'establishments'], [...all, { province: id, owner: countries[0] ?? '', kind: 'trading-post', level: 1 }]) as Fields);
  return (
    <div data-world-form={id}>
      <h2>{province.name}</h2>
      <StacksHere province={id} nameOf={nameOf} />
      {here.length ? <FleetButtons place={id} nameOf={nameOf} /> : null}
      <h3>{t.setup.establishments}</h3>
      {here.map(({ at }) => (
        <div key={at} data-establishment={at}>
          <FaultsOf pointer={`/overseas/establishments/${at}`} />
          <div class="set-up-fields"><Written path={['overseas', 'establishments', String(at)]} schema={establishmentSchema(printed)} /></div>
          <button type="button" onClick={() => editing.edit(having(scenario, ['overseas', 'establishments', String(at)], undefined) as Fields)}>{t.setup.remove}</button>
        </div>))}
      <button type="button" data-found onClick={found}>{t.setup.found}</button>
      {province.natives && (province.natives.ld || province.natives.lde) ? <NativesForm province={province} countries={countries} nameOf={nameOf} /> : null}
      {here.length ? <SchemaField part={{ name: 'gold', schema: GOLD, needed: false }} value={valueAt(scenario, ['session', 'gold', id])}
        onWrite={(value) => editing.write(['session', 'gold', id], value, true)} /> : null}
      <Known zone={id} nameOf={nameOf} />
    </div>
  );
}

const GOLD: Schema = { type: 'integer', title: t.setup.gold, minimum: 1, maximum: 9999 };

/** The natives that are left, and against whom they have risen. */
function NativesForm({ province: { id, natives }, countries, nameOf }: { province: PrintedProvince; countries: string[]; nameOf(party: string): string }) {
  const { editing } = useWriting();
  const path = ['overseas', 'natives', 'provinces', id];
  const now = fieldsOf(valueAt(editing.scenario.value, path));
  const against = textsOf(now.against);
  const left = now.left === undefined ? { ...natives } : { ld: numberOf(fieldsOf(now.left).ld), lde: numberOf(fieldsOf(now.left).lde) };
  const count = (name: 'ld' | 'lde', most: number) => (
    <label class="schema-field">{t.setup.nativesLeft[name]} <input type="number" name={`natives-${name}`} min={0} max={most} value={left[name] ?? 0}
      onChange={(event) => editing.write([...path, 'left'], { ...left, [name]: Number(event.currentTarget.value) }, true)} /></label>);
  return (
    <fieldset class="form-field" data-natives={id}><legend>{t.setup.natives}</legend>
      <FaultsOf pointer={`/overseas/natives/provinces/${id}`} />
      {count('ld', natives?.ld ?? 0)} {count('lde', 2)}
      {countries.map((country) => (
        <label key={country}><input type="checkbox" checked={against.includes(country)}
          onChange={() => editing.write([...path, 'against'], against.includes(country) ? against.filter((each) => each !== country) : [...against, country], true)} /> {t.setup.risen(nameOf(country))}</label>))}
    </fieldset>
  );
}
