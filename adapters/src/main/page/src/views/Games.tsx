import { useSignal } from '@preact/signals';
import { get } from '../api/client';
import type { GameList } from '../api/types';
import { catalogue } from '../game/catalogue';
import { go, hrefOf } from '../route';
import { t } from '../text';
import { GameCard } from './GameCard';
import { NewGame } from './NewGame';
import { Refusal } from './Refusal';
import { useRead } from './useRead';

const SIZE = 20;

/** The list of games that anybody may watch, and a way to start one. */
export function Games() {
  const page = useSignal(0);
  const id = useSignal('');
  const made = useSignal(0);
  const { value, problem } = useRead((abort) => get<GameList>(`games?page=${page.value}&size=${SIZE}`, '', abort), [page.value, made.value]).value;
  const scenarios = useRead(() => catalogue.scenarios(), []).value.value ?? [];
  const rulesets = useRead(() => catalogue.rulesets(), []).value.value ?? new Map<string, string>();
  document.title = `${t.title}: ${t.games.title}`;
  return (
    <div class="narrow">
      <h1>{t.games.title}</h1>
      {problem ? <Refusal problem={problem} /> : null}
      <section class="sheet">
        <h2>{t.games.listed}</h2>
        {value === null ? <p>{t.loading}</p> : value.games.length ? <div class="cards">{value.games.map((game) => <GameCard key={game.id} game={game} scenarios={scenarios} rulesets={rulesets} />)}</div> : <p>{t.games.none}</p>}
        {value && value.total > SIZE ? (
          <div class="row">
            <button type="button" disabled={page.value === 0} onClick={() => { page.value -= 1; }}>{t.games.newer}</button>
            <button type="button" disabled={(page.value + 1) * SIZE >= value.total} onClick={() => { page.value += 1; }}>{t.games.older}</button>
          </div>) : null}
      </section>
      <section class="sheet"><h2>{t.newGame.title}</h2><NewGame onMade={() => { made.value += 1; }} /></section>
      <section class="sheet">
        <h2>{t.games.unlisted}</h2>
        <form class="row" onSubmit={(event) => {
          event.preventDefault();
          go(hrefOf(['games', id.value.trim()]));
        }}>
          <label>{t.games.id} <input required autocomplete="off" spellcheck={false} value={id.value} onInput={(event) => { id.value = event.currentTarget.value; }} /></label>
          <button>{t.games.open}</button>
        </form>
      </section>
    </div>
  );
}
