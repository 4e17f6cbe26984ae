import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { t } from '../text';

/** Where dice thrown at the table are typed in. */
export function ThrownDice({ detail, values, onSend }: { detail: string; values: Signal<number[]>; onSend(): void }) {
  const typed = useSignal(values.value.join(' '));
  return (
    <form class="thrown" onSubmit={(event) => {
      event.preventDefault();
      values.value = typed.value.split(/[\s,;]+/).filter(Boolean).map(Number);
      onSend();
    }}>
      <p role="status">{detail}</p>
      <label>{t.dice.wanted} <input data-dice inputMode="numeric" autocomplete="off" placeholder={t.dice.hint} value={typed.value} autofocus
        onInput={(event) => { typed.value = event.currentTarget.value; }} /></label>
      <button class="main">{t.dice.send}</button>
    </form>
  );
}
