import { useSignal } from '@preact/signals';
import { go, hrefOf } from '../route';
import { keepToken } from '../session';
import { t } from '../text/later';
import { GameFinder } from './home/GameFinder';
import { ImportRecord } from './home/ImportRecord';
import { MyGames } from './home/MyGames';
import { Offers } from './home/Offers';
import { StartedGame } from './home/StartedGame';
import { Language } from './Language';
import { NewGame } from './NewGame';
import type { Made } from './SeatLinks';

/** Home: what Tercio is and offers, the games of who looks and those that anybody may watch, and the ways to bring one. */
export function Games() {
  const id = useSignal('');
  const started = useSignal<{ made: Made; title: string } | null>(null);
  /** Counts the games that were made here: the list is read again. */
  const count = useSignal(0);
  const onMade = (made: Made, title: string) => {
    keepToken(made.id, made.hostToken);
    started.value = { made, title };
    count.value += 1;
  };
  document.title = `${t.title}: ${t.games.title}`;
  return (
    <div class="narrow home-page">
      <h1>{t.games.title}</h1>
      {started.value ? <StartedGame key={started.value.made.id} {...started.value} onClose={() => { started.value = null; }} /> : null}
      <Offers />
      <MyGames />
      <GameFinder made={count.value} />
      <section class="sheet"><h2>{t.newGame.title}</h2><NewGame onMade={(made) => onMade(made, t.newGame.started)} /></section>
      <ImportRecord onMade={(made) => onMade(made, t.home.record.taken)} />
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
      <Language />
    </div>
  );
}
