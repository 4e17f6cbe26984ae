import { useSignal } from '@preact/signals';
import { get, post, Problem } from '../api/client';
import type { Seat } from '../api/types';
import { hrefOf } from '../route';
import { keepToken } from '../session';
import { t } from '../text';
import { Refusal } from './Refusal';
import { useRead } from './useRead';

interface Printed { ruleset: string; name: string; title?: string; description: string }

export interface Made { id: string; hostToken: string; seats: { name: string; token: string; controls?: string[] }[] }

/** A form that starts a game of a printed scenario and hands out the tokens once. */
export function NewGame() {
  const scenarios = useRead((abort) => get<Printed[]>('scenarios', '', abort), []).value.value ?? [];
  const chosen = useSignal(0);
  const name = useSignal('');
  const dice = useSignal('server');
  const undo = useSignal('free');
  const open = useSignal(true);
  const seats = useSignal('');
  const made = useSignal<Made | null>(null);
  const problem = useSignal<Problem | null>(null);
  const scenario = scenarios[chosen.value];
  const start = async (event: Event) => {
    event.preventDefault();
    if (!scenario) {
      return;
    }
    problem.value = null;
    try {
      made.value = (await post<Made>('games', {
        ruleset: scenario.ruleset, scenario: scenario.name, ...(name.value.trim() ? { name: name.value.trim() } : {}),
        dice: dice.value, undo: undo.value, public: open.value, seats: parsed(seats.value),
      })).body;
      keepToken(made.value.id, made.value.hostToken);
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      problem.value = broken;
    }
  };
  return (
    <form onSubmit={start}>
      <div class="row">
        <label>{t.newGame.scenario} <select value={chosen.value} onChange={(event) => { chosen.value = Number(event.currentTarget.value); }}>
          {scenarios.map((each, index) => <option value={index}>{each.title ?? each.name}</option>)}</select></label>
        <label>{t.newGame.name} <input value={name.value} maxLength={100} autocomplete="off" onInput={(event) => { name.value = event.currentTarget.value; }} /></label>
        <label>{t.newGame.dice} <select value={dice.value} onChange={(event) => { dice.value = event.currentTarget.value; }}>
          <option value="server">{t.newGame.server}</option><option value="physical">{t.newGame.physical}</option></select></label>
        <label>{t.newGame.undo} <select value={undo.value} onChange={(event) => { undo.value = event.currentTarget.value; }}>
          <option value="free">{t.newGame.free}</option><option value="host-only">{t.newGame.hostOnly}</option></select></label>
        <label><input type="checkbox" checked={open.value} onChange={(event) => { open.value = event.currentTarget.checked; }} /> {t.newGame.open}</label>
      </div>
      <p class="faint">{scenario?.description}</p>
      <div class="row">
        <label>{t.newGame.seats} <input size={40} placeholder={t.newGame.seatsHint} autocomplete="off" value={seats.value}
          onInput={(event) => { seats.value = event.currentTarget.value; }} /></label>
        <button class="main">{t.newGame.start}</button>
      </div>
      {problem.value ? <Refusal problem={problem.value} /> : null}
      {made.value ? <SeatLinks made={made.value} title={t.newGame.started} /> : null}
    </form>
  );
}

/** `Anna: france, savoy; Ben: spain` as seats. */
function parsed(text: string): Seat[] {
  return text.split(';').map((seat) => seat.trim()).filter(Boolean).map((seat) => {
    const [name = '', parties = ''] = seat.split(':');
    return { name: name.trim(), controls: parties.split(',').map((party) => party.trim()).filter(Boolean) };
  });
}

/** The links with which the seats of a new game are taken. */
export function SeatLinks({ made, title }: { made: Made; title: string }) {
  const link = (token: string) => `${location.origin}${location.pathname}${hrefOf(['games', made.id, 'token', token])}`;
  return (
    <div role="status">
      <h3>{title}</h3>
      <p>{t.newGame.links}</p>
      <div class="scroll"><table><tbody>
        <tr><th scope="row">{t.newGame.host}</th><td><code>{link(made.hostToken)}</code></td></tr>
        {made.seats.map((seat) => <tr key={seat.name}><th scope="row">{seat.name}</th><td><code>{link(seat.token)}</code></td></tr>)}
      </tbody></table></div>
      <p><a href={hrefOf(['games', made.id])}>{t.newGame.asHost}</a></p>
    </div>
  );
}
