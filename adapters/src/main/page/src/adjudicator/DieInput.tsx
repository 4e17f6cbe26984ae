import { useSignal } from '@preact/signals';
import { t } from './text';
import { faultWithin, idOf } from './faults';
import { useForm } from './form';
import { at } from './request';

/** Whether a field holds one die, one or a list of several, or always a list. */
export type Shape = 'one' | 'several' | 'list';

/** One die, or several in one field where a side may throw several. */
export function DieInput({ pointer, shape, label }: { pointer: string; shape: Shape; label: string }) {
  const { request, faults, thrown, unused, set } = useForm();
  const value = at(request, pointer);
  const typed = useSignal(told(value));
  const text = told(diceIn(typed.value, shape)) === told(value) ? typed.value : told(value);
  const fault = faultWithin(faults, pointer);
  const id = idOf(pointer);
  const byBrowser = thrown.some((each) => each === pointer || each.startsWith(`${pointer}/`));
  const idle = unused.some((each) => each === pointer || each.startsWith(`${pointer}/`));
  return (
    <span class={`die-field${idle ? ' unused' : ''}`}>
      <input id={id} aria-label={byBrowser ? `${label}, ${t.adjudicator.thrown}` : label} class={`die-input${byBrowser ? ' by-browser' : ''}`} inputMode={shape === 'one' ? 'numeric' : 'text'} autocomplete="off" size={text.length > 2 ? 9 : 2} value={text}
        {...fault ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-fault` } : {}} {...shape === 'one' ? {} : { title: t.adjudicator.several }}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          set(pointer, diceIn(typed.value, shape));
        }} />
      {fault ? <span class="fault" id={`${id}-fault`}>{fault}</span> : idle ? <small class="faint">{t.adjudicator.unused}</small> : null}
    </span>
  );
}

function told(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : typeof value === 'number' ? String(value) : '';
}

/** The typed text as the value in the request; undefined without a number in it. */
function diceIn(text: string, shape: Shape): number | number[] | undefined {
  const dice = text.split(/[\s,;]+/).filter((part) => /^-?\d+$/.test(part)).map(Number);
  return dice.length > 0 && (shape === 'list' || (shape === 'several' && dice.length > 1)) ? dice : dice[0];
}
