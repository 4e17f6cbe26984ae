import { hrefOf, route } from '../route';
import { t } from '../text';
import { nameOf, standing } from '../views/standing';
import { useGame } from './context';
import { SeatBox } from './SeatBox';

/** What is played, where it stands, the views, and who looks at it: one line that keeps its height whatever it says. */
export function GameHead({ view }: { view: string }) {
  const store = useGame();
  const summary = store.summary.value!;
  const { at, map } = route.value.query;
  const room = store.room.value!;
  const stands = standing(room.page, store.seen.value?.sequence ?? summary.sequence);
  const tabs = [['', t.game.board], ...room.manifest.tabs.map(({ name, title }) => [name, title]), ['dice', t.game.dice], ['check', t.game.check]] as [string, string][];
  const connected = store.connected.value;
  return (
    <div class="game-head">
      <h1 title={nameOf(summary)}>{nameOf(summary)}</h1>
      <p class="standing" title={stands}>{stands}</p>
      <nav class="tabs" aria-label={t.game.views}>
        {tabs.map(([tab, name]) => (
          <a key={tab} href={hrefOf(['games', store.id, ...(tab ? [tab] : [])], { at, map })} aria-current={tab === view ? 'page' : undefined}>{name}</a>))}
      </nav>
      <SeatBox />
      <span class={connected ? 'live' : 'live lost'} role="status" title={connected ? '' : t.game.lost}>{connected ? t.game.live : t.game.notLive}</span>
    </div>
  );
}
