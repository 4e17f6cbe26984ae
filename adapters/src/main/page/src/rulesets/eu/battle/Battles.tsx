import type { BattleEntry, SiegeEntry } from '../types';
import { Battle } from './Battle';
import { BattleList } from './BattleList';
import { SiegeList } from './SiegeList';
import { useGame } from '../../../game/context';
import { route } from '../../../route';
import { t } from '../text/views';
import { Refusal } from '../../../views/Refusal';
import { useRead } from '../../../views/useRead';

/** The battles and sieges of a game; with a position in the address the battle that was joined there. */
export function Battles() {
  const store = useGame();
  const position = store.position.value;
  const chosen = Number(route.value.path[3]);
  const { value, problem } = useRead((abort) => Promise.all([
    store.get<{ battles: BattleEntry[] }>(`battles?at=${position}`, abort),
    store.get<{ sieges: SiegeEntry[] }>(`sieges?at=${position}`, abort)]), [position]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!value) {
    return <p class="loading">{t.loading}</p>;
  }
  const [{ battles }, { sieges }] = value;
  const battle = battles.find((each) => each.position === chosen);
  return (
    <div class="wide battles">
      {battle ? <Battle battle={battle} /> : <>
        {route.value.path[3] ? <p class="faint">{t.battle.gone}</p> : null}
        <BattleList battles={battles} />
        <SiegeList sieges={sieges} />
      </>}
    </div>
  );
}
