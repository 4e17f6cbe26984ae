import { useSignal } from '@preact/signals';
import { parts } from '../../../game/form/schema';
import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { SchemaTree } from '../../../setup/SchemaTree';
import { Section } from '../../../setup/Section';
import { rowsOf, textOf } from '../../../setup/values';
import { Written } from '../../../setup/Written';
import { spoken } from '../../../text/words';
import { t } from '../text/setup';
import { relationOf, withoutPower, withRelation, type Relation } from './relations';
import { nameIn, played, withPower } from './scenario';
import { timeSchema, treasurySchema } from './schemas';

/** Fields with a form of their own, here or on the board. */
const OWN = ['name', 'from', 'to', 'powers', 'corps', 'strengths', 'leaders', 'garrisons', 'depots', 'irregulars', 'fleets', 'provinces', 'cities', 'diplomacy'];

/** All that is not on the board: the months, the powers with their money, wars and alliances, and what else the schema of a scenario names. */
export function Forms() {
  const { editing, schema, printed } = useWriting();
  const wrong = (...lists: string[]) => lists.some((list) => editing.faultsOf(`/${list}`).length);
  const diplomacy = schema.properties?.diplomacy;
  return (
    <>
      <Section title={t.setup.time} faulty={wrong('name', 'from', 'to')} name="time">
        {['name', 'from', 'to'].map((name) => <FaultsOf key={name} pointer={`/${name}`} />)}
        <div class="set-up-fields"><Written path={[]} schema={timeSchema} /></div>
      </Section>
      <Powers />
      <Section title={t.setup.relations} faulty={wrong('diplomacy')} name="relations">
        <Relations />
        {diplomacy ? <SchemaTree path={['diplomacy']} schema={diplomacy} title={t.setup.more} needed={false} /> : null}
      </Section>
      {parts(schema).filter(({ name }) => !OWN.includes(name)).map(({ name, schema: part, needed }) =>
        <SchemaTree key={name} path={[name]} schema={part} title={printed.parties.find(({ id }) => id === name)?.name ?? spoken(name)} needed={needed} />)}
    </>
  );
}

/** The powers of the game, each with its money. */
function Powers() {
  const { editing, printed } = useWriting();
  const scenario = editing.scenario.value;
  const next = useSignal('');
  const others = printed.parties.filter(({ id, major }) => major && !played(scenario).includes(id));
  const chosen = others.some(({ id }) => id === next.value) ? next.value : others[0]?.id ?? '';
  return (
    <Section title={`${t.setup.powers} (${played(scenario).length})`} faulty={editing.faultsOf('/powers').length > 0} name="powers">
      <FaultsOf pointer="/powers" itself />
      {rowsOf(scenario.powers).map(({ power }, at) => (
        <Section key={textOf(power)} title={nameIn(printed, power)} faulty={editing.faultsOf(`/powers/${at}`).length > 0} name={textOf(power)}>
          <FaultsOf pointer={`/powers/${at}`} />
          <div class="set-up-fields"><Written path={['powers', String(at)]} schema={treasurySchema} /></div>
          <button type="button" onClick={() => editing.edit(withoutPower(scenario, textOf(power)))}>{t.setup.takeOutOf}</button>
        </Section>))}
      {others.length ? <p class="row"><label>{t.setup.power} <select name="next-power" value={chosen} onChange={(event) => { next.value = event.currentTarget.value; }}>
        {others.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}</select></label>
        <button type="button" data-take-power onClick={() => editing.edit(withPower(scenario, chosen))}>{t.setup.bringIn}</button></p> : null}
    </Section>
  );
}

/** The relations of each two powers of the game. */
function Relations() {
  const { editing, printed } = useWriting();
  const scenario = editing.scenario.value;
  const powers = played(scenario);
  const pairs = powers.flatMap((one, at) => powers.slice(at + 1).map((other) => ({ one, other })));
  return (
    <>
      <FaultsOf pointer="/diplomacy/wars" /><FaultsOf pointer="/diplomacy/alliances" />
      {pairs.map(({ one, other }) => (
        <label key={`${one} ${other}`} class="schema-field" data-relation={`${one} ${other}`}>{t.setup.between(nameIn(printed, one), nameIn(printed, other))}{' '}
          <select value={relationOf(scenario, one, other)} onChange={(event) => editing.edit(withRelation(scenario, one, other, event.currentTarget.value as Relation))}>
            {(Object.keys(t.setup.relation) as Relation[]).map((relation) => <option key={relation} value={relation}>{t.setup.relation[relation]}</option>)}</select></label>))}
    </>
  );
}
