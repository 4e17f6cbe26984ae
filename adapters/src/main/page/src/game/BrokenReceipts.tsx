import { lazy } from '../lazy';
import { useGame } from './context';

const BrokenReceipt = lazy(() => import('./BrokenReceipt').then(({ BrokenReceipt: Alarm }) => Alarm));

/** Says plainly that the game is not what an earlier receipt saw; what says it is fetched only then. */
export function BrokenReceipts() {
  const { found, own } = useGame().receipts;
  const broken = found.value?.some(({ holds }) => !holds);
  const alone = own.value !== null && own.value.unsigned.length + own.value.missing.length > 0;
  return broken || alone ? <BrokenReceipt /> : null;
}
