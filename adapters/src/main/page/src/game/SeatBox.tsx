import { useSignal } from '@preact/signals';
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
      <summary>{seated ? t.seat.title : t.game.spectator}</summary>
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
      </div>
    </details>
  );
}
