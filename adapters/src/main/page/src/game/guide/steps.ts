import { words } from '../../frame/rooms';
import type { GuidedGame, GuidedStep } from '../../frame/guide';
import { route } from '../../route';
import { t } from '../../text/later';
import type { GameStore } from '../store';

/** The game and its page as a step sees them. */
export interface Seen { store: GameStore; /** The newest position when the step began. */ from: number; /** Whether a reason was opened in the log since. */ why: boolean }

/** A step of the guide: its texts, what it points at, and from which position on the player has done what it asks for. */
export interface GuideStep {
  name: string;
  title: string;
  text: string;
  /** Selectors of what is pressed for it, the one that is pressed last before the others. */
  points(seen: Seen): string[];
  /** The position with which it is done; null until then. */
  done(seen: Seen): number | null;
}

type Named = keyof typeof t.guide.steps;

const LOG = '.column-tabs [data-part=log]';

/** The steps of a guided game in their order: those that the rulebook plays, else an order of any game, then those of every game. */
export function stepsOf(guided: GuidedGame | null): GuideStep[] {
  return [
    ...guided ? guided.steps.map(played) : [
      step('look', ['.counter'], () => view() === 'zone' || view() === words().piece),
      step('order', ['.decision button[data-option]'], ({ store, from }) => store.newest.value > from)],
    step('why', ['.pane .log details:not(.details, .taken-back > details):not([open]) > summary', LOG], ({ why }) => why || view() === 'why'),
    step('back', ['.time > .row > button:nth-of-type(3)'], ({ store }) => store.past.value),
    step('now', ['.time > .row > button:nth-of-type(6)'], ({ store }) => !store.past.value),
    guided ? corrected(guided.correction)
      : step('undo', ['.take-back-dialog .main', '.take-back'], ({ store, from }) => store.newest.value > from && store.timeline.value.undone.length > 0),
    step('check', ['.tabs a[href*="/check"]', '.more-menu > summary'], () => view() === 'check'),
  ];
}

const view = () => route.value.path[2] ?? '';

/** A step of every game. */
function step(name: Named, points: string[], done: (seen: Seen) => boolean): GuideStep {
  return { name, ...t.guide.steps[name], points: () => points, done: (seen) => done(seen) ? seen.store.newest.value : null };
}

/** A step that the rulebook plays. */
function played({ name, title, text, answers = [], points = [], until }: GuidedStep): GuideStep {
  return {
    name, title, text,
    points: ({ store }) => ['.thrown button.main[aria-disabled=false]', ...answers.flatMap((answer) => buttonsOf(store, answer)), ...points],
    done: ({ store, from }) => since(store, from, until),
  };
}

/** The step in which a past order is corrected on a branch, and the branch adopted. */
function corrected({ event, instead, title, text }: GuidedGame['correction']): GuideStep {
  return {
    name: 'correct', title, text,
    points: () => ['.amend[data-whole=true] .main', '.amend button.main[aria-disabled=false]', '.amend:has([data-chosen]) input.wanted', `.amend [data-pick][title*="${instead}"]`, `.pane .log [data-type="${event}"] [data-amend]`, LOG],
    done: ({ store, from }) => since(store, from, ['AmendmentAdopted']),
  };
}

/** The buttons of an answer where it is offered, the folded list around them last. */
function buttonsOf(store: GameStore, answer: Record<string, unknown>): string[] {
  return store.decisions.value.flatMap(({ id, options = [] }) => {
    const index = options.findIndex(({ command }) => Object.entries(answer).every(([field, value]) => command[field] === value));
    const decision = `.decision[data-decision="${CSS.escape(id)}"]`;
    return index < 0 ? [] : [`${decision} [data-option="${index}"]`, `${decision} .all-answers:not([open]) > summary`];
  });
}

/** The first position after another with an event of one of these types that is in effect. */
function since(store: GameStore, from: number, types: readonly string[]): number | null {
  return store.news.value.lines.find(({ position, type, undoneBy }) => position > from && !undoneBy && types.includes(type))?.position ?? null;
}
