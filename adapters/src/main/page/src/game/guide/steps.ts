import { words } from '../../frame/rooms';
import { route } from '../../route';
import type { LaterWords } from '../../text';
import type { GameStore } from '../store';

/** What is seen of a game and its page when a step is looked at. */
export interface Seen { store: GameStore; /** The newest position when the step began. */ from: number; /** Whether a reason was opened in the log since. */ why: boolean }

/** A step of the guide: its texts, and whether the player has done what it asks for. */
export interface GuideStep { name: keyof LaterWords['guide']['steps']; done(seen: Seen): boolean }

const view = () => route.value.path[2] ?? '';

/** The steps in their order: none of them knows the game that is played. */
export const STEPS: readonly GuideStep[] = [
  { name: 'look', done: () => view() === 'zone' || view() === words().piece },
  { name: 'order', done: ({ store, from }) => store.newest.value > from },
  { name: 'why', done: ({ why }) => why || view() === 'why' },
  { name: 'back', done: ({ store }) => store.past.value },
  { name: 'now', done: ({ store }) => !store.past.value },
  { name: 'undo', done: ({ store, from }) => store.newest.value > from && store.timeline.value.undone.length > 0 },
  { name: 'check', done: () => view() === 'check' },
];
