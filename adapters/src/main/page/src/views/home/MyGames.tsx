import type { Summary } from '../../api/game';
import { get } from '../../api/client';
import { forget, keepMine, mine, MOST, type OwnGame } from '../../mine';
import { go, hrefOf } from '../../route';
import { keepToken } from '../../session';
import { t } from '../../text/later';
import { holderOf } from '../holder';
import { useRead } from '../useRead';

/** The games of who uses this browser, across visits, where that was asked for; and where the service knows persons, the way to sign in. */
export function MyGames() {
  const games = mine.value;
  const signIn = useRead((abort) => get<{ signIn?: string }>('', '', abort), []).value.value?.signIn;
  return (
    <section class="sheet my-games">
      <h2>{t.home.mine.title}</h2>
      {signIn ? <p><a class="sign-in" href={signIn}>{t.home.mine.signIn}</a></p> : null}
      <label><input type="checkbox" name="keep-mine" checked={games !== null} onChange={(event) => keepMine(event.currentTarget.checked)} /> {t.home.mine.keep}</label>
      {games === null ? <p class="faint">{t.home.mine.hint}</p> : games.length === 0 ? <p class="faint">{t.home.mine.none}</p> : (
        <>
          <ul>{games.map((game) => <OwnLine key={`${game.id} ${game.seat}`} game={game} />)}</ul>
          {games.length === MOST ? <p class="faint">{t.home.mine.full(MOST)}</p> : null}
        </>)}
    </section>
  );
}

function OwnLine({ game }: { game: OwnGame }) {
  const { value, problem } = useRead((abort) => get<Summary>(`games/${encodeURIComponent(game.id)}`, game.token, abort), [game]).value;
  const awaited = value?.awaiting.map(({ seat }) => seat) ?? [];
  const yours = awaited.some((seat) => value?.you?.seats?.includes(seat));
  const state = problem ? t.home.mine.gone : value === null ? '\u00a0' : value.over ? t.home.mine.over : yours ? t.home.mine.yourTurn : t.home.mine.waits([...new Set(awaited)].map((seat) => holderOf(value, seat)).join(', '));
  return (
    <li>
      <a href={hrefOf(['games', game.id])} onClick={(event) => {
        event.preventDefault();
        keepToken(game.id, game.token);
        go(hrefOf(['games', game.id]));
      }}>{game.name}</a>
      <span class="faint">{t.home.mine.as(game.seat || t.home.mine.host)}</span>
      <span class={yours ? 'yours' : 'faint'}>{state}</span>
      <button type="button" aria-label={t.home.mine.forgetOf(game.name)} onClick={() => forget(game)}>{t.home.mine.forget}</button>
    </li>
  );
}
