import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Decision } from '../../api/decision';
import type { Option } from '../../api/move';
import { useGame } from '../context';
import type { GameStore } from '../store';
import { flowSettings } from './settings';
import { mayAnswer } from './turn';

/** The steps that were passed since the player last chose something, in words. */
export const passed = signal<{ game: string; at: number; labels: string[] }>({ game: '', at: 0, labels: [] });

/** The one answer there is, where nothing else can be chosen; an order that was just taken back is not given again. */
export function onlyAnswer(store: GameStore): { decision: Decision; option: Option } | null {
  const own = store.decisions.value.filter((decision) => mayAnswer(store, decision));
  const [decision] = own;
  const [option] = decision?.options ?? [];
  const chosen = !decision || !option || own.length > 1 || decision.options!.length > 1 || decision.open !== undefined || decision.form !== undefined
    || decision.request !== undefined || decision.hidden !== undefined;
  return chosen || store.summary.value?.dice === 'physical' || store.news.value.lines.at(-1)?.type === 'Undone' ? null : { decision, option };
}

/** Answers questions that leave no choice, if the player wishes it. An answer that was refused once is left to the player. */
export function usePassing(): void {
  const store = useGame();
  const tried = useRef('');
  const at = store.decidedAt.value;
  const only = flowSettings.value.pass && !store.past.value && store.answerable.value ? onlyAnswer(store) : null;
  const asked = only ? `${only.decision.id} ${at}` : '';
  useEffect(() => {
    if (!only || tried.current === asked) {
      return;
    }
    tried.current = asked;
    const before = passed.value;
    void store.send(only.option.command, at).then((problem) => {
      if (!problem) {
        const labels = before.game === store.id && before.at === at ? before.labels : [];
        passed.value = { game: store.id, at: store.newest.value, labels: [...labels, only.option.label] };
      } else if (problem.status === 412) {
        // Another tab was faster: nothing is wrong.
        store.trouble.value = null;
        store.missed.value = [];
      }
    });
  }, [asked]);
}
