import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../text/later';
import { useGame } from '../context';
import { guideTo, leaveGuide, progressOf } from './progress';
import { STEPS } from './steps';

/** Leads through a first game: each step waits for the player to do it, and the guide can be left at any time. It never takes the focus. */
export function Guide() {
  const store = useGame();
  const progress = progressOf(store.id);
  const why = useSignal(false);
  const step = progress ? STEPS[progress.step] : undefined;
  const reached = progress !== null && step !== undefined && step.done({ store, from: progress.from, why: why.value });
  const next = () => {
    why.value = false;
    guideTo(store.id, { step: progress!.step + 1, from: store.newest.value });
  };
  useEffect(() => {
    const opened = (event: Event) => {
      const { target } = event;
      if (target instanceof HTMLDetailsElement && target.open && target.closest('.log')) {
        why.value = true;
      }
    };
    document.addEventListener('toggle', opened, true);
    return () => document.removeEventListener('toggle', opened, true);
  }, []);
  useEffect(() => {
    if (reached) {
      next();
    }
  }, [reached, progress?.step]);
  if (!progress) {
    return null;
  }
  const { title, text } = step ? t.guide.steps[step.name] : { title: t.guide.doneTitle, text: t.guide.done };
  return (
    <section class="guide" aria-label={t.guide.title} data-step={step?.name ?? 'done'}>
      <div role="status">
        <p><b>{title}</b> {step ? <span class="faint">{t.guide.step(progress.step + 1, STEPS.length)}</span> : null}</p>
        <p>{text}</p>
      </div>
      <div class="row">
        {step ? <button type="button" onClick={next}>{t.guide.skip}</button> : null}
        <button type="button" class={step ? '' : 'main'} onClick={() => leaveGuide(store.id)}>{step ? t.guide.leave : t.guide.finish}</button>
      </div>
    </section>
  );
}
