import { useGame } from '../../../game/context';
import { Refusal } from '../../../views/Refusal';
import { useRead } from '../../../views/useRead';
import { t } from '../text';
import type { Month, Supply } from '../types';
import { Entries } from './Entries';
import { Order } from './Order';
import { Orders } from './Orders';
import { Chains } from './Chains';

/** The sequence of the month, and the depots with their chains. */
export function MonthTab() {
  const store = useGame();
  const position = store.position.value;
  const { value, problem } = useRead((abort) => Promise.all([store.get<Month>(`sequence?at=${position}`, abort), store.get<Supply>(`supply?at=${position}`, abort)]), [position]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!value) {
    return <p class="loading">{t.loading}</p>;
  }
  const [month, supply] = value;
  return <div class="wide month-view">{month.entries ? <Entries month={month} entries={month.entries} /> : null}<Order month={month} /><Orders /><Chains supply={supply} /></div>;
}
