import { useEffect, useRef } from 'preact/hooks';
import { t } from './text';
import { controlOf, idOf, isMissingDie, placeOf, type Fault } from './faults';
import { useForm } from './form';
import type { Json } from './request';

/** All that the service finds wrong, each with the way to its field. `asked` changes when somebody has pressed a button: then it is read out. */
export function FaultSummary({ faults, request, asked, onThrow }: { faults: readonly Fault[]; request: Json; asked: number; onThrow(): void }) {
  const { book } = useForm();
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) {
      shown.current?.focus();
    }
  }, [asked]);
  const dice = faults.every((fault) => isMissingDie(fault, request));
  return (
    <section class="problem" tabIndex={-1} ref={shown} aria-live="polite">
      <h3>{dice ? t.adjudicator.missingDie : t.adjudicator.faults(faults.length)}</h3>
      <ul>{faults.map(({ pointer, message }) => {
        const control = controlOf(book, pointer, request);
        return <li key={`${pointer} ${message}`}>{control ? <button type="button" class="amount" onClick={() => document.getElementById(idOf(control))?.focus()}>{placeOf(book, pointer)}</button> : <code>{pointer || '/'}</code>} {message}</li>;
      })}</ul>
      {dice ? <button type="button" class="main" onClick={onThrow}>{t.adjudicator.fill}</button> : null}
    </section>
  );
}
