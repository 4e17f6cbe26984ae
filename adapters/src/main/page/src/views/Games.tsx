import { useSignal } from '@preact/signals';
import { get } from '../api/client';
import type { GameList, Summary } from '../api/types';
import { go, hrefOf } from '../route';
import { t } from '../text';
import { told } from '../text/words';
import { NewGame } from './NewGame';
import { Refusal } from './Refusal';
import { useRead } from './useRead';

const SIZE = 20;

/** The list of games that anybody may watch, and a way to start one. */
export function Games() {
  const page = useSignal(0);
  const id = useSignal('');
  const { value, problem } = useRead((abort) => get<GameList>(`games?page=${page.value}&size=${SIZE}`, '', abort), [page.value]).value;
  document.title = `${t.title}: ${t.games.title}`;
  return (
    <div class="narrow">
      <h1>{t.games.title}</h1>
      {problem ? <Refusal problem={problem} /> : null}
      <section class="sheet">
        {value === null ? <p>{t.loading}</p> : value.games.length ? <GameTable games={value.games} /> : <p>{t.games.none}</p>}
        {value && value.total > SIZE ? (
          <div class="row">
            <button type="button" disabled={page.value === 0} onClick={() => { page.value -= 1; }}>{t.games.newer}</button>
            <button type="button" disabled={(page.value + 1) * SIZE >= value.total} onClick={() => { page.value += 1; }}>{t.games.older}</button>
          </div>) : null}
      </section>
      <section class="sheet"><h2>{t.newGame.title}</h2><NewGame /></section>
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

function GameTable({ games }: { games: Summary[] }) {
  return (
    <div class="scroll"><table>
      <thead><tr>{[t.games.game, t.games.rules, t.games.position, t.games.stands, t.games.awaits].map((name) => <th scope="col">{name}</th>)}</tr></thead>
      <tbody>{games.map((game) => (
        <tr key={game.id}>
          <th scope="row"><a href={hrefOf(['games', game.id])}>{nameOf(game)}</a></th>
          <td>{game.ruleset}</td>
          <td>{game.position}</td>
          <td>{standing(game)}</td>
          <td>{game.over ? t.games.over : game.awaiting.map((each) => <div>{each.seat}: {each.prompt}</div>)}</td>
        </tr>))}</tbody>
    </table></div>
  );
}

export function nameOf(game: Summary): string {
  return game.name || `${game.scenario} (${game.id})`;
}

/** Where in the sequence of play a game stands, in short. */
export function standing({ sequence }: Pick<Summary, 'sequence'>): string {
  return [sequence.turn === undefined ? '' : `turn ${sequence.turn}`, sequence.round ?? '', told(sequence.segment).replace(/-/g, ' '),
    sequence.badWeather ? t.rounds.weather : '', sequence.extendedCampaign ? t.rounds.extended : ''].filter(Boolean).join(' · ');
}
