import type { Decision } from '../../api/decision';
import type { Awaited } from '../../api/game';
import { holderOf } from '../../views/holder';
import { partyName } from '../parties';
import type { GameStore } from '../store';

/** Whether the holder of this tab may answer a decision: for a seat that it acts for, or as host or referee. */
export function mayAnswer(store: GameStore, { seat, request }: Decision): boolean {
  const you = store.summary.value?.you;
  return you !== undefined && (you.host || (you.seats?.includes(seat) ?? false)
    || (request !== undefined && (you.places?.some(({ role }) => role === 'referee') ?? false)));
}

/** Whether a form is the only way to answer a decision. */
export function hasFormAlone({ form, open, options = [] }: Decision): boolean {
  return form !== undefined && open === undefined && options.length === 0;
}

/** Whether the game waits for the holder of this tab itself: the host may answer for everybody, and is awaited only for seats that nobody else has. */
function isCalled(store: GameStore, { seat }: Awaited): boolean {
  const { you, players = {} } = store.summary.value ?? {};
  return you !== undefined && (you.host ? players[seat] === undefined : you.seats?.includes(seat) ?? false);
}

/** A seat by who plays it now, and what it plays: "Anna, France". */
export function seatName(store: GameStore, seat: string, party?: string): string {
  const controls = party === undefined ? store.summary.value?.seats.find(({ name }) => name === seat)?.controls ?? [] : [party];
  const holder = store.summary.value ? holderOf(store.summary.value, seat) : seat;
  return [holder, ...controls.map((each) => partyName(store, each)).filter((name) => name !== holder)].join(', ');
}

/** The decision or step for which the game waits, and the seats that must give it. */
export interface Turn {
  /** Whether it waits for the holder of this tab. */
  called: boolean;
  /** Whether the holder of this tab may answer. */
  answerable: boolean;
  over: boolean;
  who: string;
  prompt: string;
}

/** The turn as it is shown to the holder of this tab: its own decision before those of others. */
export function turnOf(store: GameStore): Turn {
  const decisions = store.decisions.value;
  const own = decisions.find((each) => isCalled(store, each));
  const first = own ?? decisions.find((each) => mayAnswer(store, each)) ?? decisions[0];
  return first === undefined ? { called: false, answerable: false, over: store.summary.value?.over ?? false, who: '', prompt: '' }
    : { called: own !== undefined, answerable: mayAnswer(store, first), over: false, who: seatName(store, first.seat, first.party), prompt: first.prompt };
}
