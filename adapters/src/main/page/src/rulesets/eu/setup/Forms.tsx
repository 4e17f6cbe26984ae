import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { SchemaTree } from '../../../setup/SchemaTree';
import { Section } from '../../../setup/Section';
import { parts } from '../../../game/form/schema';
import { spoken } from '../../../text/words';
import { t } from '../text/setup';
import { CountryForms } from './CountryForms';
import { LeaderForms } from './LeaderForms';
import { turnSchema } from './schemas';
import { Written } from '../../../setup/Written';

/** The fields that have a form of their own, here or on the board. */
const OWN = [...Object.keys(turnSchema.properties!), 'alliances', 'countries', 'wars', 'leaders', 'printedLeaders', 'owners', 'controllers', 'fortresses', 'stacks', 'fleets'];

/** All that is not on the board: turn and round, countries and their alliances, leaders, and what else the schema of a scenario names. */
export function Forms() {
  const { editing, schema } = useWriting();
  const wrong = (...lists: string[]) => lists.some((list) => editing.faultsOf(`/${list}`).length);
  const turn = Object.keys(turnSchema.properties!);
  return (
    <>
      <Section title={t.setup.round} faulty={wrong(...turn)} name="turn">
        {turn.map((name) => <FaultsOf key={name} pointer={`/${name}`} />)}
        <div class="set-up-fields"><Written path={[]} schema={turnSchema} /></div>
      </Section>
      <CountryForms />
      <LeaderForms list="leaders" />
      <LeaderForms list="printedLeaders" />
      {parts(schema).filter(({ name }) => !OWN.includes(name)).map(({ name, schema: part, needed }) =>
        <SchemaTree key={name} path={[name]} schema={part} title={spoken(name)} needed={needed} />)}
    </>
  );
}
