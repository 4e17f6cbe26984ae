import type { PrintedScenario, Summary } from '../api/types';
import { hrefOf } from '../route';
import { tokenOf } from '../session';
import { t } from '../text';
import { spoken, titled } from '../text/words';
import { nameOf, standing } from './standing';

/** A game of the list: what is played, who sits at it, where it stands and whom it waits for. */
export function GameCard({ game, scenarios, rulesets }: { game: Summary; scenarios: PrintedScenario[]; rulesets: Map<string, string> }) {
  const printed = scenarios.find(({ ruleset, name }) => ruleset === game.ruleset && name === game.scenario);
  return (
    <article class="card game-card">
      <h3><a href={hrefOf(['games', game.id])}>{nameOf(game)}</a></h3>
      <p class="faint">{[rulesets.get(game.ruleset) ?? spoken(game.ruleset), printed?.title ?? spoken(game.scenario), t.games.at(game.position)].join(' · ')}</p>
      {game.seats.length ? <p>{game.seats.map(({ name, controls }) => `${name} (${controls.map(titled).join(', ')})`).join(', ')}</p> : null}
      <p><b>{standing(game)}</b></p>
      {game.over ? <p>{t.games.ended}</p> : game.awaiting.map(({ seat, prompt }) => <p key={seat + prompt}>{t.games.waitsFor(seat)} {prompt}</p>)}
      {tokenOf(game.id) ? <p class="yours">{t.games.yours}</p> : null}
    </article>
  );
}
