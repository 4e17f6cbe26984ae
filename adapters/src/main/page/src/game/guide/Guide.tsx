import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GuidedGame } from '../../frame/guide';
import { t } from '../../text/later';
import { useGame } from '../context';
import { laidOut } from '../tableThrow';
import { guideTo, leaveGuide, progressOf } from './progress';
import { Ring } from './Ring';
import { stepsOf } from './steps';

/** Leads through a first game: each step waits for the player to do it and shows where, and the guide can be left at any time. It never takes the focus. */
export function Guide() {
  const store = useGame();
  const progress = progressOf(store.id);
  const why = useSignal(false);
  const guided = useSignal<GuidedGame | null | undefined>(undefined);
  const room = store.room.value;
  useEffect(() => {
    void (room?.page.guide?.() ?? Promise.resolve(null)).then((game) => {
      guided.value = game;
      laidOut.value = game?.dice ?? {};
    });
    return () => { laidOut.value = {}; };
  }, [room]);
  const steps = useMemo(() => guided.value === undefined ? null : stepsOf(guided.value), [guided.value]);
  const step = progress && steps ? steps[progress.step] : undefined;
  const seen = { store, from: progress?.from ?? 0, why: why.value };
  const reached = step?.done(seen) ?? null;
  const goOn = (from: number) => {
    why.value = false;
    guideTo(store.id, { step: progress!.step + 1, from });
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
    if (reached !== null) {
      goOn(reached);
    }
  }, [reached, progress?.step]);
  if (!progress || !steps) {
    return null;
  }
  const { title, text } = step ?? { title: t.guide.doneTitle, text: t.guide.done };
  return (
    <section class="guide" aria-label={t.guide.title} data-step={step?.name ?? 'done'}>
      <div role="status">
        <p><b>{title}</b> {step ? <span class="faint">{t.guide.step(progress.step + 1, steps.length)}</span> : null}</p>
        <p>{text}</p>
      </div>
      <div class="row">
        {step ? <button type="button" onClick={() => goOn(store.newest.value)}>{t.guide.skip}</button> : null}
        <button type="button" class={step ? '' : 'main'} onClick={() => leaveGuide(store.id)}>{step ? t.guide.leave : t.guide.finish}</button>
      </div>
      {step ? <Ring targets={step.points(seen)} /> : null}
    </section>
  );
}
