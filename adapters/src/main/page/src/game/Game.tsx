import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../lazy';
import { hrefOf, route } from '../route';
import { tokensChanged } from '../session';
import { t } from '../text';
import { nameOf, standing } from '../views/standing';
import { Refusal } from '../views/Refusal';
import { BoardView } from './BoardView';
import { CurrentGame } from './context';
import { SeatBox } from './SeatBox';
import { GameStore } from './store';
import { TimeBar } from './TimeBar';

/** The views of a game by their name in the address; the board has none. */
const VIEWS: Record<string, ComponentType> = {
  zone: BoardView,
  stack: BoardView,
  why: BoardView,
  ers: lazy(() => import('../views/Ers').then(({ Ers }) => Ers)),
  rounds: lazy(() => import('../views/Rounds').then(({ Rounds }) => Rounds)),
  battles: lazy(() => import('../views/Battles').then(({ Battles }) => Battles)),
  dice: lazy(() => import('../views/Dice').then(({ Dice }) => Dice)),
  check: lazy(() => import('../views/Check').then(({ Check }) => Check)),
};

const TABS = [['', t.game.board], ['ers', t.game.ers], ['rounds', t.game.rounds], ['battles', t.game.battles], ['dice', t.game.dice], ['check', t.game.check]] as const;

/** One game: where it stands, its history bar, and the view that the address names. */
export function Game() {
  const id = route.value.path[1]!;
  const store = useMemo(() => new GameStore(id), [id]);
  const ready = useSignal(false);
  useEffect(() => {
    void store.attempt(async () => {
      await store.refresh();
      await store.show();
      ready.value = true;
      store.listen();
    });
    return () => store.leave();
  }, [store, tokensChanged.value]);
  useSignalEffect(() => {
    if (ready.value && store.position.value !== store.shownAt.value) {
      void store.attempt(() => store.show());
    }
  });
  const summary = store.summary.value;
  const [, , view = ''] = route.value.path;
  const View = view === '' ? BoardView : VIEWS[view];
  const asked = { at: route.value.query.at, map: route.value.query.map };
  if (summary) {
    document.title = `${t.title}: ${nameOf(summary)}`;
  }
  return (
    <CurrentGame.Provider value={store}>
      <div class={store.past.value ? 'game past' : 'game'} data-position={store.shownAt.value}>
        {summary ? (
          <div class="game-head">
            <h1>{nameOf(summary)}</h1>
            <p class="standing">{standing({ sequence: store.seen.value?.sequence ?? summary.sequence })}</p>
            <nav class="tabs" aria-label={t.game.views}>
              {TABS.map(([tab, name]) => (
                <a key={tab} href={hrefOf(['games', id, ...(tab ? [tab] : [])], asked)}
                  aria-current={tab === view || (tab === '' && View === BoardView) ? 'page' : undefined}>{name}</a>))}
            </nav>
            <SeatBox />
            <span class={store.connected.value ? 'live' : 'live lost'} role="status">{store.connected.value ? t.game.live : t.game.lost}</span>
          </div>) : null}
        {summary ? <TimeBar /> : null}
        {store.trouble.value ? <Refusal problem={store.trouble.value} onSend={(command) => void store.send(command)}
          onClose={() => { store.trouble.value = null; }} /> : null}
        {ready.value && View ? <View /> : ready.value ? <section class="sheet"><p>{t.problem.nothing}</p></section>
          : store.trouble.value ? null : <p class="loading">{t.loading}</p>}
      </div>
    </CurrentGame.Provider>
  );
}
