import { t } from '../../text';
import { useGame } from '../context';
import { lastOrder, takeBack } from './lastOrder';

/** Takes back the last order of the holder of this tab, or asks the others. What cannot be done now keeps its place. */
export function TakeBack({ steady = false }: { steady?: boolean }) {
  const store = useGame();
  const order = store.past.value ? null : lastOrder(store);
  if (!order && !steady) {
    return null;
  }
  const title = order ? t.flow.takesBack(order.after, order.alone) : '';
  return (
    <button type="button" class={order ? 'take-back' : 'take-back not-now'} title={title} aria-label={title || undefined} aria-keyshortcuts="Control+Z"
      aria-disabled={!store.answerable.value} onClick={() => store.answerable.value && void takeBack(store)}>{order && !order.alone ? t.flow.askBack : t.flow.takeBack}</button>
  );
}
