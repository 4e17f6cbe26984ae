import { WRITTEN } from './flow/keys';
import type { GameStore } from './store';

/** Steps through the history; what was undone is skipped. */
export class Steps {
  constructor(private readonly store: GameStore) {}

  first() {
    this.store.goTo(0);
  }

  last() {
    this.store.goTo(this.store.newest.value);
  }

  back() {
    this.store.goTo(this.skip(this.store.position.value - 1, -1), true);
  }

  on() {
    this.store.goTo(this.skip(this.store.position.value + 1, 1), true);
  }

  round(direction: 1 | -1) {
    const here = this.store.position.value;
    const rounds = this.store.timeline.value.moments.filter(({ kind }) => kind === 'round' || kind === 'turn').map(({ position }) => position);
    const next = direction > 0 ? rounds.find((position) => position > here) ?? this.store.newest.value
      : rounds.filter((position) => position < here).at(-1) ?? 0;
    this.store.goTo(next);
  }

  private skip(from: number, direction: 1 | -1): number {
    let position = from;
    for (const { from: start, to: end } of direction > 0 ? this.store.timeline.value.undone : [...this.store.timeline.value.undone].reverse()) {
      if (position >= start && position <= end) {
        position = direction > 0 ? end + 1 : start - 1;
      }
    }
    return position;
  }
}

export function handleKey(event: KeyboardEvent, steps: Steps, play: () => void) {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || target.closest(WRITTEN) || (target.matches('input[type=range]') && /^(Arrow|Home|End)/.test(event.key))) {
    return;
  }
  const onButton = target.closest('button, a, summary, input[type=checkbox]') !== null;
  switch (event.key) {
    case 'ArrowLeft': event.shiftKey ? steps.round(-1) : steps.back(); break;
    case 'ArrowRight': event.shiftKey ? steps.round(1) : steps.on(); break;
    case ',': steps.back(); break;
    case '.': steps.on(); break;
    case '<': steps.round(-1); break;
    case '>': steps.round(1); break;
    case 'Home': steps.first(); break;
    case 'End': steps.last(); break;
    case ' ':
      if (onButton) {
        return;
      }
      play();
      break;
    default: return;
  }
  event.preventDefault();
}
