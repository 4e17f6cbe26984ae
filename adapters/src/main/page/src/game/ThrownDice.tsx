import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../text';

/** Where dice thrown at the table are typed in. */
export function ThrownDice({ detail, values, onSend }: { detail: string; values: Signal<number[]>; onSend(): void }) {
  const typed = useSignal(values.value.join(' '));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form class="thrown" onSubmit={(event) => {
      event.preventDefault();
      values.value = typed.value.split(/[\s,;]+/).filter(Boolean).map(Number);
      onSend();
    }}>
      <p role="status">{detail}</p>
      <label>{t.dice.wanted} <input data-dice ref={field} inputMode="numeric" autocomplete="off" placeholder={t.dice.hint} value={typed.value}
        onInput={(event) => { typed.value = event.currentTarget.value; }} /></label>
      <button class="main">{t.dice.send}</button>
    </form>
  );
}
