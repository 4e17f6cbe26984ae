import { useSignal } from '@preact/signals';
import { call, post } from '../api/client';
import { hrefOf } from '../route';
import { keepToken } from '../session';
import { t } from '../text';
import { spoken } from '../text/words';
import { useGame } from './context';

/** Who sits where, and where a player enters the token of a seat; it is kept for this tab. */
export function SeatBox() {
  const store = useGame();
  const typed = useSignal('');
  const summary = store.summary.value!;
  const seated = store.token !== '';
  return (
    <details class="seat-box">
      <summary>{summary.you ? t.seat.you(summary.you.name) : t.game.spectator}</summary>
      <div class="drop">
        <h2>{t.seat.seats}</h2>
        <dl>{summary.seats.map((seat) => <><dt>{seat.name}</dt><dd>{seat.controls.map(spoken).join(', ')}</dd></>)}</dl>
        <p class="faint">{t.seat.spectators(summary.public)} {t.seat.undo(summary.undo)} {t.seat.dice(summary.dice)}</p>
        {seated ? (
          <p>{t.seat.have} <button type="button" onClick={() => keepToken(store.id, '')}>{t.seat.forget}</button></p>
        ) : (
          <form class="row" onSubmit={(event) => {
            event.preventDefault();
            keepToken(store.id, typed.value.trim());
          }}>
            <label>{t.seat.token} <input type="password" autocomplete="off" size={24} value={typed.value}
              onInput={(event) => { typed.value = event.currentTarget.value; }} /></label>
            <button>{t.seat.take}</button>
          </form>)}
        {summary.you?.host ? <HostControls /> : null}
      </div>
    </details>
  );
}

/** What only the host may do: who looks on, and new links for players who lost theirs. */
function HostControls() {
  const store = useGame();
  const summary = store.summary.value!;
  const link = useSignal<{ seat: string; href: string } | null>(null);
  const show = (open: boolean) => store.attempt(async () => {
    await call('PUT', `${store.path}/visibility`, { token: store.token, body: { public: open } });
    await store.refresh();
  });
  const reseat = (seat: string) => store.attempt(async () => {
    const { body } = await post<{ token: string }>(`${store.path}/seats/${encodeURIComponent(seat)}/token`, {}, store.token);
    link.value = { seat, href: `${location.origin}${location.pathname}${hrefOf(['games', store.id, 'token', body.token])}` };
  });
  return (
    <div class="host">
      <h2>{t.seat.hostTitle}</h2>
      <label><input type="checkbox" checked={summary.public} onChange={(event) => void show(event.currentTarget.checked)} /> {t.seat.open}</label>
      <ul>{summary.seats.map(({ name }) => <li key={name}>{name} <button type="button" onClick={() => void reseat(name)}>{t.seat.reseat}</button></li>)}</ul>
      {link.value ? <p role="status">{t.seat.reseated(link.value.seat)} <code>{link.value.href}</code></p> : null}
    </div>
  );
}
