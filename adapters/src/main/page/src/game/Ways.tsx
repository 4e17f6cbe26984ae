import { useSignal } from '@preact/signals';
import { post } from '../api/client';
import { lazy } from '../lazy';
import { keepToken } from '../session';
import { t } from '../text';
import type { Made } from '../views/SeatLinks';
import { Fold } from './Fold';
import type { GameStore } from './store';
import { Close } from '../views/Close';

/** Fetched when a game was forked. */
const SeatLinks = lazy(() => import('../views/SeatLinks').then(({ SeatLinks: Links }) => Links));

/** Back to now, undo to here, fork from here, redo. What cannot be done now is not shown, and keeps its place. */
export function Ways({ store }: { store: GameStore }) {
  const reason = useSignal('');
  const forked = useSignal<Made | null>(null);
  const past = store.past.value;
  const seen = store.newest.value;
  const fork = () => store.attempt(async () => {
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
            <Careful store={store} name={t.time.undoHere} act={() => store.ask('undo', { to: store.position.value, reason: reason.value.trim() }, seen)} />
            <Careful store={store} name={t.time.fork} act={fork} />
          </Fold>
        </span>
        <span class={shown(!past && store.timeline.value.canRedo, 'redo')}>
          <Careful store={store} name={t.time.redo} act={() => store.ask('redo', {}, seen)} />
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
function Careful({ store, name, act }: { store: GameStore; name: string; act(): Promise<unknown> }) {
  return <button type="button" aria-disabled={!store.answerable.value} onClick={() => store.answerable.value && void act()}>{name}</button>;
}

function shown(is: boolean, look = ''): string {
  return `${look} ${is ? '' : 'not-now'}`.trim();
}
