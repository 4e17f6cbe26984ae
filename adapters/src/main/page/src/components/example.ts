import type { Report } from '../api/report';
import type { Decision } from '../api/decision';
import type { LogLine } from '../api/log';
import type { Option } from '../api/move';
import type { Odds } from '../api/odds';
import type { Step } from '../api/ruling';
import type { Aim } from '../game/aiming';
import type { TableThrow } from '../game/tableThrow';
import { current } from '../frame/rooms';
import type { Room } from '../frame/room';
import { GameStore } from '../game/store';

/** A rulebook without a page of its own, so that each component is shown as the frame draws it. */
const ROOM: Room = {
  manifest: {
    id: 'example', title: 'Example', names: { party: 'party', pieces: 'pieces' }, views: [], tabs: [{ name: 'report', title: 'Report', views: [] }], shown: [], marks: [], zoneFacts: [], counters: [], forms: [], sheets: [],
  },
  page: { turn: 'round' },
};

const line = (position: number, text: string, more: Partial<LogLine> = {}): LogLine =>
  ({ position, type: 'Moved', at: '2026-01-01T12:00:00Z', by: 'Anna', undoneBy: null, text, explained: false, headline: true, since: position, ...more });

const LINES = [
  line(1, 'The game begins.', { by: 'host', type: 'GameOpened' }),
  line(2, 'The north moves from Alder to Birch.'),
  line(3, 'The south tries to stop it, rolls 7 modified to 9: it does.', { by: 'Ben', dice: [{ value: 7, purpose: 'check', side: 'south' }], explained: true }),
  line(4, 'The south moves from Cedar to Elm.', { by: 'Ben', undoneBy: 5 }),
  line(5, 'The move to Elm is taken back.', { by: 'Ben', type: 'Undone' }),
  line(6, 'The north crosses the river, rolls 4: it does.', { dice: [{ value: 4, purpose: 'check', side: 'north' }], explained: true }),
];

const ANSWERS: Option[] = [{ label: 'Go to Birch', command: { type: 'Go' } }, { label: 'Stay where it is', command: { type: 'Stay' } }, { label: 'Burn the bridge', command: { type: 'Burn' } }, { label: 'End the step', command: { type: 'EndStep' } }];

/** A question with its answers. */
const DECISION: Decision = { id: 'go', seat: 'Anna', party: 'north', kind: 'Go', rule: 'EX-1', prompt: 'Where does the north go?', options: ANSWERS };

/** A form to fill in. */
export const FORM: Decision = {
  id: 'split', seat: 'Anna', party: 'north', kind: 'Split', prompt: 'What stays behind?',
  form: {
    command: { type: 'Split' }, limits: [{ text: 'At least 1 stays.', fields: ['count'] }],
    fields: [{ name: 'count', label: 'How many stay', kind: 'count', min: 1, max: 4 }, { name: 'with', label: 'Who stays with them', kind: 'subset', of: [{ value: 'a', label: 'Adam' }, { value: 'b', label: 'Bea' }] },
      { name: 'first', label: 'Who leads', kind: 'choice', of: [{ value: 'a', label: 'Adam' }, { value: 'b', label: 'Bea' }] }],
  },
};

/** The odds of a fight. */
export const ODDS: Odds = {
  winner: { values: [{ value: 'north', probability: 0.55 }, { value: 'south', probability: 0.3 }, { value: 'none', probability: 0.15 }] },
  north: { losses: { values: [0, 1, 2, 3].map((value, at) => ({ value, probability: [0.2, 0.4, 0.3, 0.1][at]! })), mean: 1.3, p5: 0, p50: 1, p95: 3 } },
  south: { losses: { values: [0, 1, 2, 3].map((value, at) => ({ value, probability: [0.1, 0.2, 0.4, 0.3][at]! })), mean: 1.9, p5: 0, p50: 2, p95: 3 } },
};

/** A roll with its modifiers. */
export const STEPS: Step[] = [{ step: 'check', side: 'south', rule: 'EX-2', dice: [7], modifiers: [{ value: 2, reason: 'on a hill', rule: 'EX-2-1' }], modified: 9, result: 'success' }];

/** Moves of a piece, and the one that is considered. */
export const MOVES: Option[] = [
  { label: 'Go to Birch', command: { type: 'Go', to: 'birch' }, move: { to: 'birch', cost: 2, left: 4, risks: [{ by: 'South', kind: 'stop', chance: '0.6', rule: 'EX-2' }] } },
  { label: 'Go to Cedar', command: { type: 'Go', to: 'cedar' }, move: { to: 'cedar', cost: 3, left: 3 } },
];
export const AIM: Aim = { piece: 'n-1', zone: 'birch', seen: 6, options: MOVES.slice(0, 1), option: MOVES[0]!, path: ['birch'], forbidden: null };

/** Dice of the table for a command. */
export const WANTED: TableThrow = {
  command: { type: 'Go' }, seen: 6, values: [7], complete: false, dice: [{ die: 'd10', side: 'north', purpose: 'check', ordinal: 1, words: 'the check of the north' }, { die: 'd10', side: 'south', purpose: 'check', ordinal: 1, words: 'the check of the south' }],
};

/** The report of a short game. */
export const REPORT: Report = {
  from: 0, to: 6, turns: [], over: true, unappraised: 0, pending: 0,
  sides: ['north', 'south'].map((party, at) => ({ party, name: party, seat: '', figures: [{ id: 'lost', label: 'Lost', amount: 2 + at }, { id: 'points', label: 'Points', amount: 3 - 4 * at }] })),
  territory: [{ zone: 'birch', name: 'Birch', what: 'town', was: 'south', wasName: 'South', now: 'north', nowName: 'North' }],
  dice: [{ seat: 'Anna', party: 'north', die: 'd10', rolls: 4, mean: 6.25, expected: 5.5 }],
  luck: [{ party: 'north', battles: 1, lost: 2, expected: 1.3 }, { party: 'south', battles: 1, lost: 3, expected: 1.9 }],
  decisive: [{ position: 3, ended: 3, kind: 'battle', title: 'Fight at Birch', winner: 'north', before: 0.55, chance: 0.3, rare: 'winner', sides: [] }],
};

/** A game that is read from nowhere. */
export function exampleStore(): GameStore {
  const store = new GameStore('example', 'example');
  current.value = ROOM;
  store.room.value = ROOM;
  store.summary.value = {
    id: 'example', name: 'The two banks', ruleset: 'example', scenario: 'banks', position: 6, sequence: { round: '2', step: 'moves' }, awaiting: [{ seat: 'Anna', kind: 'Go', prompt: DECISION.prompt }], over: false,
    dice: 'server', undo: 'free', public: true, seats: [{ name: 'Anna', controls: ['north'] }, { name: 'Ben', controls: ['south'] }], players: { Anna: 'Anna', Ben: 'Ben' }, readings: {}, diceCommitment: '',
    you: { name: 'Anna', host: false, seats: ['Anna'] },
  };
  store.newest.value = 6;
  store.shownAt.value = 6;
  store.seen.value = {};
  store.decisions.value = [DECISION];
  store.decidedAt.value = 6;
  store.timeline.value = {
    position: 6, undone: [{ from: 4, to: 4, by: 5 }], canRedo: true,
    moments: [{ position: 2, kind: 'round', label: '1', parties: ['north'] }, { position: 3, kind: 'battle', label: 'Fight at Birch', parties: ['south'] }, { position: 6, kind: 'round', label: '2', parties: ['north'] }],
  } as unknown as typeof store.timeline.value;
  store.news.value = { lines: LINES, steps: STEPS };
  return store;
}
