import { useSignal } from '@preact/signals';
import { keepToken } from '../session';
import { t } from '../text';

/** The field in which a player enters the token of a seat; it is kept for this tab. */
export function TakeSeat({ game }: { game: string }) {
  const typed = useSignal('');
  return (
    <form class="row" onSubmit={(event) => {
      event.preventDefault();
      if (typed.value.trim()) {
        keepToken(game, typed.value.trim());
      }
    }}>
      <label>{t.seat.token} <input type="password" autocomplete="off" size={24} value={typed.value}
        onInput={(event) => { typed.value = event.currentTarget.value; }} /></label>
      <button>{t.seat.take}</button>
    </form>
  );
}
