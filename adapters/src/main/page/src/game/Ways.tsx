import { useSignal } from '@preact/signals';
import { post } from '../api/client';
import { lazy } from '../lazy';
import { keepToken } from '../session';
import { t } from '../text';
import type { Made } from '../views/SeatLinks';
import { Fold } from './Fold';
import type { GameStore } from './store';
import { Close } from '../views/Close';
import { askedBack } from './flow/lastOrder';

/** Fetched when a game was forked. */
const SeatLinks = lazy(() => import('../views/SeatLinks').then(({ SeatLinks: Links }) => Links));

/** Back to now, undo to here, fork from here, redo. An undo and a redo are shown before they are sent. A way that is closed now is not shown, and keeps its place. */
export function Ways({ store }: { store: GameStore }) {
  const reason = useSignal('');
  const forked = useSignal<Made | null>(null);
  const past = store.past.value;
  const shows = (path: string) => { askedBack.value = { store, path, reason: reason.value.trim() }; };
  const fork = () => store.once('fork', async () => {
    forked.value = (await post<Made>(`${store.path}/forks`, { at: store.position.value, name: `${store.summary.value!.name} (${store.position.value})` }, store.token)).body;
    keepToken(forked.value.id, forked.value.hostToken);
  });
  return (
    <>
      <button type="button" class={shown(past, 'main')} onClick={() => store.goTo(store.newest.value)}>{t.time.toNow}</button>
      {store.token ? <span class="in-turn">
        <span class={shown(past)}>
          <Fold id="time-ways" label={t.time.ways}>
            <input placeholder={t.time.why} aria-label={t.time.whyLabel} size={12} autocomplete="off" value={reason.value}
              onInput={(event) => { reason.value = event.currentTarget.value; }} />
            <Careful store={store} name={t.time.undoHere} act={() => shows(`undo?to=${store.position.value}`)} />
            <Careful store={store} name={t.time.fork} act={fork} />
          </Fold>
        </span>
        <span class={shown(!past && store.timeline.value.canRedo, 'redo')}>
          <Careful store={store} name={t.time.redo} act={() => shows('redo')} />
        </span>
      </span> : null}
      {forked.value ? (
        <div class="forked">
          <SeatLinks made={forked.value} title={t.time.forked} />
          <Close onClose={() => { forked.value = null; }} />
        </div>) : null}
    </>
  );
}

/** A button that takes no click when it has only just appeared. */
function Careful({ store, name, act }: { store: GameStore; name: string; act(): unknown }) {
  return <button type="button" aria-disabled={!store.answerable.value} onClick={() => store.answerable.value && void act()}>{name}</button>;
}

function shown(is: boolean, look = ''): string {
  return `${look} ${is ? '' : 'not-now'}`.trim();
}
