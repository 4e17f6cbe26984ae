import { useSignal } from '@preact/signals';
import { post, Problem } from '../api/client';
import { keepMine, mine } from '../mine';
import { hrefOf, route } from '../route';
import { keepToken } from '../session';
import { t } from '../text/later';
import { t as words } from '../text/taking';
import { Refusal } from './Refusal';
import { SeatLink } from './SeatLinks';

interface Taken { game: string; person: string; token: string; place: string }

/** The room that the link of an invited person opens. The link ends when the button is pressed, and the person gets a link of its own. */
export function TakePlace() {
  const [, game, secret] = route.value.path;
  const taken = useSignal<Taken | null>(null);
  const problem = useSignal<Problem | null>(null);
  document.title = `${t.title}: ${words.title}`;
  if (!game || !secret) {
    return <div class="narrow"><h1>{words.title}</h1><section class="sheet"><p>{words.unknown}</p></section></div>;
  }
  const take = async () => {
    problem.value = null;
    try {
      const { body } = await post<Taken>(`games/${encodeURIComponent(game)}/invitations/open`, { secret });
      keepToken(body.game, body.token);
      taken.value = body;
      // The link has ended: it need not stand in the history of the browser.
      history.replaceState(null, '', hrefOf(['place', game]));
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      problem.value = broken;
    }
  };
  const person = taken.value;
  return (
    <div class="narrow taking">
      <h1>{words.title}</h1>
      <section class="sheet">
        {person === null ? (
          <>
            <p>{words.ask}</p>
            <p><button class="main" onClick={() => void take()}>{words.button}</button></p>
          </>) : (
          <div class="seat-links" role="status">
            <p><b>{words.done(person.person, person.place)}</b></p>
            <p>{words.keep}</p>
            <p><SeatLink name={words.mine} link={`${location.origin}${location.pathname}${hrefOf(['games', person.game, 'token', person.token])}`} /></p>
            <p><label><input type="checkbox" name="keep-mine" checked={mine.value !== null} onChange={(event) => keepMine(event.currentTarget.checked)} /> {t.home.mine.keep}</label></p>
            <p><a class="button main" href={hrefOf(['games', person.game])}>{words.go}</a></p>
          </div>)}
        {problem.value ? <Refusal problem={problem.value} /> : null}
      </section>
    </div>
  );
}
