import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Room } from '../frame/room';
import { words } from '../frame/rooms';
import { lazy } from '../lazy';
import { route } from '../route';
import { hotSeatOf } from '../hotSeat';
import { dismiss, forgotten, tokenOf, tokensChanged } from '../session';
import { remember } from '../mine';
import { stylesheet } from '../stylesheet';
import { t } from '../text';
import { SiteHead } from '../SiteNav';
import { Refusal } from '../views/Refusal';
import { nameOf } from '../views/standing';
import { BoardView } from './BoardView';
import { BrokenReceipts } from './BrokenReceipts';
import { CurrentGame } from './context';
import { handleFlowKey } from './flow/keys';
import { askedBack } from './flow/lastOrder';
import { TurnBar } from './flow/TurnBar';
import { GameHead } from './GameHead';
import { progressOf } from './guide/progress';
import { NoEntry } from './NoEntry';
import { PlainTab } from './PlainTab';
import { GameStore } from './store';
import { TimeBar } from './TimeBar';
import { Close } from '../views/Close';

/** The views of every game by their name in the address; the board has none. */
const VIEWS: Record<string, ComponentType> = {
  zone: BoardView,
  why: BoardView,
  dice: lazy(() => Promise.all([import('../views/Dice'), stylesheet('page/dice.css')]).then(([{ Dice }]) => Dice)),
  amend: lazy(() => import('./Amend').then(({ Amend }) => Amend)),
  check: lazy(() => Promise.all([import('../views/Check'), stylesheet('page/check.css')]).then(([{ Check }]) => Check)),
};

/** Fetched only where several seats share this device. */
const HotSeatBar = lazy(() => import('./HotSeatBar').then(({ HotSeatBar: Bar }) => Bar));
const PassDevice = lazy(() => import('./PassDevice').then(({ PassDevice: Cover }) => Cover));

/** Fetched when something is to be taken back. */
const TakeBackDialog = lazy(() => import('./flow/TakeBackDialog').then(({ TakeBackDialog: Shown }) => Shown));

/** Fetched only where a game is guided. */
const Guide = lazy(() => Promise.all([import('./guide/Guide'), stylesheet('page/guide.css')]).then(([{ Guide: Guided }]) => Guided));

/** The view of a game that the address names: the board, one of every game, or a tab of its ruleset. */
function viewOf(name: string, room: Room | null): ComponentType | undefined {
  if (name === '' || name === words().piece) {
    return BoardView;
  }
  const tab = room?.manifest.tabs.find((each) => each.name === name);
  return VIEWS[name] ?? (tab ? room?.page.tabs?.[name] ?? PlainTab : undefined);
}

/** The game that the address names, as the token of this tab shows it: with another token all is read anew. */
export function Game() {
  const id = route.value.path[1]!;
  void tokensChanged.value;
  const token = tokenOf(id);
  return hotSeatOf(id)?.passing ? <><SiteHead /><PassDevice /></> : <SeenGame key={`${id} ${token}`} id={id} token={token} />;
}

/** One game: the bar above it, and the view that the address names; under a view that is no board, whose turn it is and the history. */
function SeenGame({ id, token }: { id: string; token: string }) {
  const store = useMemo(() => new GameStore(id, token), [id, token]);
  const ready = useSignal(false);
  useEffect(() => {
    void store.attempt(async () => {
      await store.refresh();
      await store.show();
      ready.value = true;
      store.listen();
      void store.receipts.opened();
      void store.quietly(() => store.remarks.opened());
    });
    return () => store.leave();
  }, [store]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => handleFlowKey(event, store);
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [store]);
  useSignalEffect(() => {
    if (ready.value && store.position.value !== store.shownAt.value) {
      void store.quietly(() => store.show());
    }
  });
  useSignalEffect(() => {
    if (ready.value && store.sheetLeft.value) {
      void store.quietly(() => store.readOn());
    }
  });
  useSignalEffect(() => {
    const summary = store.summary.value;
    if (summary?.you && token && !hotSeatOf(id)) {
      remember({ id, token, name: nameOf(summary), seat: summary.you.host ? '' : summary.you.name });
    }
  });
  useSignalEffect(() => {
    const step = JSON.stringify(store.summary.value?.sequence);
    if (ready.value && token) {
      void store.receipts.follow(step);
    }
  });
  const [, , view = ''] = route.value.path;
  const View = viewOf(view, store.room.value);
  const problem = store.trouble.value;
  const guided = progressOf(id) !== null;
  const seen = store.decidedAt.value;
  if (store.gone.value && problem) {
    return <><SiteHead /><NoEntry id={id} problem={problem} /></>;
  }
  return (
    <CurrentGame.Provider value={store}>
      <div class={`game in-game${store.past.value ? ' past' : ''}${View === BoardView ? ' with-board' : ''}`} data-position={store.shownAt.value}
        data-answerable={store.answerable.value ? 'yes' : 'no'}>
        {store.summary.value ? <GameHead view={View === BoardView ? '' : view} /> : <SiteHead />}
        <div class="told">
          {store.summary.value && hotSeatOf(id) ? <HotSeatBar /> : null}
          {store.summary.value && guided ? <Guide /> : null}
          {ready.value ? <BrokenReceipts /> : null}
          {store.summary.value && forgotten.value.has(id) ? (
            <section class="problem" role="alert">
              <h2>{t.problem.unauthorised}</h2>
              <p>{t.seat.forgotten} {t.seat.nowWatching}</p>
              <Close onClose={() => dismiss(id)} />
            </section>) : null}
          {problem ? <Refusal problem={problem} missed={store.missed.value} answerable={store.answerable.value} onSend={(command) => void store.send(command, seen)}
            onClose={() => { store.trouble.value = null; }} /> : null}
        </div>
        {ready.value && View === BoardView ? <BoardView /> : <div class="view">
          {ready.value && View ? <View /> : ready.value ? <section class="sheet"><p>{t.problem.nothing}</p></section>
            : problem ? null : <p class="loading">{t.loading}</p>}
        </div>}
        {store.summary.value && View !== BoardView ? <div class="foot"><TurnBar /><TimeBar /></div> : null}
        {askedBack.value?.store === store ? <TakeBackDialog asked={askedBack.value} /> : null}
      </div>
    </CurrentGame.Provider>
  );
}
