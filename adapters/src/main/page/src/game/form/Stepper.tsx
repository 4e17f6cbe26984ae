import { useSignal } from '@preact/signals';
import { t } from '../../text';

interface StepperProps { value: number; min: number; max: number; label: string; labelled: string; onStep(value: number): void }

/** A number with a button to either side. A typed number counts as the nearest one within the bounds, which is shown when it is left. */
export function Stepper({ value, min, max, label, labelled, onStep }: StepperProps) {
  const typed = useSignal<string | null>(null);
  const step = (to: number) => onStep(Math.min(max, Math.max(min, Number.isFinite(to) ? Math.trunc(to) : min)));
  const leave = () => { typed.value = null; };
  return (
    <span class="stepper">
      <button type="button" aria-label={t.form.fewer(label)} aria-disabled={value <= min} onClick={() => step(value - 1)}>−</button>
      <input type="number" inputMode="numeric" min={min} max={max} step={1} value={typed.value ?? value} aria-labelledby={labelled}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          step(event.currentTarget.valueAsNumber);
        }} onChange={leave} onBlur={leave} />
      <button type="button" aria-label={t.form.more(label)} aria-disabled={value >= max} onClick={() => step(value + 1)}>+</button>
    </span>
  );
}
