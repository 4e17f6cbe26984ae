import { t } from '../../text';

interface StepperProps { value: number; min: number; max: number; label: string; labelled: string; onStep(value: number): void }

/** A number with a button to either side. What is typed beyond its bounds is taken back to them. */
export function Stepper({ value, min, max, label, labelled, onStep }: StepperProps) {
  const step = (to: number) => onStep(Math.min(max, Math.max(min, Number.isFinite(to) ? Math.trunc(to) : min)));
  return (
    <span class="stepper">
      <button type="button" aria-label={t.form.fewer(label)} aria-disabled={value <= min} onClick={() => step(value - 1)}>−</button>
      <input type="number" inputMode="numeric" min={min} max={max} step={1} value={value} aria-labelledby={labelled}
        onChange={(event) => {
          step(event.currentTarget.valueAsNumber);
          event.currentTarget.value = String(Math.min(max, Math.max(min, event.currentTarget.valueAsNumber || min)));
        }} />
      <button type="button" aria-label={t.form.more(label)} aria-disabled={value >= max} onClick={() => step(value + 1)}>+</button>
    </span>
  );
}
