import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { hrefOf, route } from '../../../route';
import { Refusal } from '../../../views/Refusal';
import { useRead } from '../../../views/useRead';
import { t } from '../text';
import type { PowerState } from '../types';
import { PowerSheet } from './PowerSheet';
import { PowerTable } from './PowerTable';

/** The status of all powers in a table, and the one that the address names with its corps. */
export function Powers() {
  const store = useGame();
  const position = store.position.value;
  const [, , , chosen] = route.value.path;
  const { value, problem } = useRead((abort) => store.get<{ powers: PowerState[] }>(`powers?at=${position}`, abort), [position]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!value) {
    return <p class="loading">{t.loading}</p>;
  }
  const to = (power?: string) => hrefOf(['games', store.id, 'powers', ...(power ? [power] : [])], { at: store.at.value });
  const shown = value.powers.find(({ power }) => power === chosen);
  return (
    <div class="wide powers-view">
      <h2>{t.powers.title}</h2>
      <nav class="row" aria-label={t.powers.list}>
        <a class="button" href={to()} aria-current={chosen === undefined ? 'page' : undefined}>{t.powers.all}</a>
        {value.powers.map(({ power }) => <a key={power} class="button" href={to(power)} aria-current={power === chosen ? 'page' : undefined}>{partyName(store, power)}</a>)}
      </nav>
      {shown ? <PowerSheet of={shown} /> : chosen ? <p>{t.powers.noPower(partyName(store, chosen))}</p> : <PowerTable powers={value.powers} to={to} />}
    </div>
  );
}
