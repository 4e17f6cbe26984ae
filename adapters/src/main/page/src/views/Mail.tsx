import { useSignal } from '@preact/signals';
import { post, Problem } from '../api/client';
import { route } from '../route';
import { t } from '../text/later';
import { t as words } from '../text/mail';
import { Refusal } from './Refusal';

/** The room that a link in a letter opens. The reader of the letter needs no seat; nothing happens before the button is pressed. */
export function Mail() {
  const [, way, token] = route.value.path;
  const said = useSignal('');
  const problem = useSignal<Problem | null>(null);
  document.title = `${t.title}: ${words.title}`;
  if (way !== 'confirm' && way !== 'stop' || !token) {
    return <div class="narrow"><h1>{words.title}</h1><section class="sheet"><p>{words.unknown}</p></section></div>;
  }
  const texts = words[way];
  const answer = async () => {
    problem.value = null;
    try {
      await post(`mail/${way}/${encodeURIComponent(token)}`, null);
      said.value = texts.done;
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      problem.value = broken;
    }
  };
  return (
    <div class="narrow" data-mail={way}>
      <h1>{words.title}</h1>
      <section class="sheet">
        <p>{texts.ask}</p>
        <p><button class="main" disabled={said.value !== ''} onClick={() => void answer()}>{texts.button}</button></p>
        <p role="status">{said.value}</p>
        {problem.value ? <Refusal problem={problem.value} /> : null}
      </section>
    </div>
  );
}
