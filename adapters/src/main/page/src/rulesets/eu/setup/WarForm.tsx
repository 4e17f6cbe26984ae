import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { t } from '../text/setup';
import { alliancesOf } from './scenario';
import { pairsOf, withWar } from './wars';

/** The pairs of three or more alliances that are at war with each other; two always are. */
export function WarForm({ nameOf }: { nameOf(country: string): string }) {
  const { editing } = useWriting();
  const scenario = editing.scenario.value;
  const pairs = pairsOf(scenario);
  const names = alliancesOf(scenario).map((countries) => countries.map(nameOf).join(', '));
  const wars = pairs.filter(({ atWar }) => atWar).length;
  return pairs.length > 1 ? (
    <fieldset class="form-field"><legend>{t.setup.wars}</legend>
      <FaultsOf pointer="/wars" />
      {pairs.map((pair) => <label key={`${pair.one} ${pair.other}`} data-war={`${pair.one}-${pair.other}`}>
        <input type="checkbox" checked={pair.atWar} disabled={pair.atWar && wars === 1} onChange={() => editing.edit(withWar(scenario, pair, !pair.atWar))} />
        {' '}{t.setup.against(names[pair.one]!, names[pair.other]!)}</label>)}
    </fieldset>
  ) : <FaultsOf pointer="/wars" />;
}
