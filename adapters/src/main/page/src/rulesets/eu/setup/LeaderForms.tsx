import type { Fields } from '../../../api/board';
import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { Section } from '../../../setup/Section';
import { rowsOf, textOf } from '../../../setup/values';
import { t } from '../text/setup';
import { atWar, freshId } from './scenario';
import { leaderSchema, printedLeaderSchema } from './schemas';
import { Written } from '../../../setup/Written';

/** The leaders of the scenario: those with their values, or the printed ones by their ids. */
export function LeaderForms({ list }: { list: 'leaders' | 'printedLeaders' }) {
  const { editing, printed } = useWriting();
  const scenario = editing.scenario.value;
  const leaders = rowsOf(scenario[list]);
  const own = list === 'leaders';
  const schema = own ? leaderSchema(scenario, printed) : printedLeaderSchema(scenario, printed);
  const add = () => {
    const id = own ? freshId('leader', leaders) : '';
    const leader: Fields = own ? { id, name: t.setup.leader, country: atWar(scenario)[0] ?? '', rank: 'B', maneuver: 3, fire: 3, shock: 3, siege: 0, monarch: false } : { id };
    editing.write([list, String(leaders.length)], leader);
  };
  return (
    <Section title={`${own ? t.setup.leaders : t.setup.printedLeaders} (${leaders.length})`} faulty={editing.faultsOf(`/${list}`).length > 0} name={list}>
      {leaders.map((leader, at) => (
        <Section key={at} title={textOf(leader.name) || textOf(leader.id) || t.setup.unnamed} faulty={editing.faultsOf(`/${list}/${at}`).length > 0} name={`${list}-${at}`}>
          <FaultsOf pointer={`/${list}/${at}`} />
          <div class="set-up-fields"><Written path={[list, String(at)]} schema={schema} /></div>
          <button type="button" onClick={() => editing.write([list, String(at)], undefined)}>{t.setup.remove}</button>
        </Section>))}
      <button type="button" onClick={add}>{own ? t.setup.newLeader : t.setup.newPrinted}</button>
    </Section>
  );
}
