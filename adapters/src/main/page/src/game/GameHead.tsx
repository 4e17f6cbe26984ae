import { hrefOf, route } from '../route';
import { SiteNav } from '../SiteNav';
import { t } from '../text';
import { nameOf, standing } from '../views/standing';
import { boardAddress } from './boardAddress';
import { useGame } from './context';
import { FlowChoices } from './flow/FlowChoices';
import { SeatBox } from './SeatBox';
import { Menu } from './top/Menu';
import { RoundChips } from './top/RoundChips';
import { SeatChips } from './top/SeatChips';

/** The only bar above a game: what is played, where it stands, who plays, who looks at it, and behind two signs the rest of the service and of the game. It keeps its height whatever it says. */
export function GameHead({ view }: { view: string }) {
  const store = useGame();
  const summary = store.summary.value!;
  const { at, map } = route.value.query;
  const room = store.room.value!;
  const stands = standing(room.page, store.seen.value?.sequence ?? summary.sequence);
  const tabs = [...room.manifest.tabs.map(({ name, title }) => [name, title]), ['dice', t.game.dice], ['check', t.game.check]] as [string, string][];
  const connected = store.connected.value;
  return (
    <div class="game-head">
      <Menu name="site-menu" sign="☰" label={t.nav.label}><a class="home" href="#/">{t.title}</a><SiteNav /></Menu>
      <h1 title={nameOf(summary)}>{nameOf(summary)}</h1>
      <RoundChips />
      <p class="standing" title={stands}>{stands}</p>
      <SeatChips />
      <SeatBox />
      <span class={connected ? 'live' : 'live lost'} role="status" title={connected ? '' : t.game.lost}>{connected ? t.game.live : t.game.notLive}</span>
      {view === '' ? null : <a class="button to-board" href={boardAddress(store)}>{t.game.board}</a>}
      <Menu name="more-menu" sign="⋯" label={t.game.views}>
        <nav class="tabs" aria-label={t.game.views}>
          <a href={boardAddress(store)} aria-current={view === '' ? 'page' : undefined}>{t.game.board}</a>
          {tabs.map(([tab, name]) => <a key={tab} href={hrefOf(['games', store.id, tab], { at, map })} aria-current={tab === view ? 'page' : undefined}>{name}</a>)}
        </nav>
        <FlowChoices />
      </Menu>
    </div>
  );
}
