import { t } from '../../text';
import { useGame } from '../context';
import { hasOwnOrder, takeBack } from './lastOrder';

/** The way to take the last order of the holder of this tab back: it shows what goes and who has to agree. A closed way keeps its place. */
export function TakeBack({ steady = false }: { steady?: boolean }) {
  const store = useGame();
  const own = !store.past.value && hasOwnOrder(store);
  if (!own && !steady) {
    return null;
  }
  return (
    <button type="button" class={own ? 'take-back' : 'take-back not-now'} title={own ? t.flow.takesBack : ''} aria-keyshortcuts="Control+Z" aria-haspopup="dialog"
      aria-disabled={!store.answerable.value} onClick={() => { if (store.answerable.value) { takeBack(store); } }}>{t.flow.takeBack}</button>
  );
}
