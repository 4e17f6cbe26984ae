import type { Summary } from '../api/game';
import type { PrintedScenario } from '../api/printed';
import { roomOf } from '../frame/rooms';
import { hrefOf } from '../route';
import { tokenOf } from '../session';
import { t } from '../text/later';
import { spoken } from '../text/words';
import { holderOf } from './holder';
import { usePartyNames } from './partyNames';
import { nameOf, standing } from './standing';
import { useRead } from './useRead';

/** An open table may wait for many answers at once: so many of them are shown. */
const SHOWN = 3;

/** A game of the list: what is played, who sits at it, where it stands and whom it waits for. */
export function GameCard({ game, scenarios, rulesets }: { game: Summary; scenarios: PrintedScenario[]; rulesets: Map<string, string> }) {
  const room = useRead(() => roomOf(game.ruleset), [game.ruleset]).value.value;
  const partyName = usePartyNames(game.ruleset);
  const printed = scenarios.find(({ ruleset, name }) => ruleset === game.ruleset && name === game.scenario);
  return (
    <article class="card game-card">
      <h3><a href={hrefOf(['games', game.id])}>{nameOf(game)}</a></h3>
      <p class="faint">{[rulesets.get(game.ruleset) ?? spoken(game.ruleset), printed?.title ?? spoken(game.scenario), t.games.at(game.position)].join(' · ')}</p>
      {game.seats.length ? <p>{game.seats.map(({ name, controls }) => holderOf(game, name) + (controls.length ? ` (${controls.map((party) => partyName?.(party) ?? '').join(', ')})` : '')).join(', ')}</p> : null}
      <p><b>{room ? standing(room.page, game.sequence) : '\u00a0'}</b></p>
      {game.over ? <p>{t.games.ended}</p> : game.awaiting.slice(0, SHOWN).map(({ seat, prompt }) => <p key={seat + prompt}>{t.games.waitsFor(holderOf(game, seat))} {prompt}</p>)}
      {!game.over && game.awaiting.length > SHOWN ? <p class="faint">{t.games.moreAsked(game.awaiting.length - SHOWN)}</p> : null}
      {tokenOf(game.id) ? <p class="yours">{t.games.yours}</p> : null}
    </article>
  );
}
