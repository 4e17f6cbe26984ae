import type { Step } from '../../api/ruling';
import { begun, signed, told } from '../../text/words';
import type { Scene } from './replay';

/** The steps of an explanation as scenes: what was rolled, what it was changed by and why, and what came of it. */
export function scenesOf(steps: readonly Step[], side: (name: string) => string | undefined): Scene[] {
  return steps.map(({ step, side: whose, dice = [], modifiers = [], modified, result, rule }): Scene => ({
    title: begun(step),
    side: whose ? side(whose) ?? whose : undefined,
    dice,
    lines: [
      ...modifiers.map(({ value, reason }) => `${signed(value)} ${reason}`),
      ...modifiers.length && modified !== undefined && modified !== null ? [`= ${modified}`] : [],
      ...result === undefined || result === null || told(result) === '' ? [] : [`→ ${told(result)}${rule ? `  (${rule})` : ''}`],
    ],
  }));
}
