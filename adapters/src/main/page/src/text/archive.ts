import { englishCell } from './archiveCells';
import { written } from './numbers';
import { frenchArchive } from './fr/archive';
import { inLanguage } from './spoken';

/** The English texts of the archive. The service tells its questions in English; here stand those of other languages. */
export const archive = {
  title: 'Archive', hint: 'What many sessions tell. Each die, battle and decision counts once, however many forks and imports there are.',
  filters: 'Filters', isSet: 'Filters that are set', without: (name: string, value: string) => `Take the filter away: ${name} ${value}`, questions: 'Games of every rulebook', apply: 'Apply', as: 'Games of', anybody: 'everybody', seat: (game: string, seat: string) => `${game}, as ${seat}`,
  filter: { ruleset: 'Rules', scenario: 'Scenario', party: 'Party', person: 'Person', from: 'Made from', to: 'Made until', game: 'Game (its id)', over: 'Over', weights: 'Weights of decisions' },
  groups: { played: 'What was played', who: 'Who played', when: 'When', one: 'One game, weights' }, weightsLike: 'part=2,other=6',
  either: 'either', yes: 'yes', no: 'no', asking: 'The archive is being asked …', none: 'Nothing of that in these games.',
  over: (games: number, rows: number) => `${games === 1 ? '1 game' : `${written(games, 'en')} games`}, ${rows === 1 ? '1 row' : `${written(rows, 'en')} rows`}.`,
  cut: 'There are more rows, which are cut off: choose fewer games.',
  lag: (games: number) => games === 1 ? '1 game is being read in.' : `${games} games are being read in.`,
  pending: (rolls: number) => rolls === 1 ? '1 roll is being compared with its odds.' : `${written(rolls, 'en')} rolls are being compared with their odds.`,
  of: (what: string, which: string) => `${what}: ${which}`,
  leftOut: (games: number) => games === 1 ? '1 game cannot be read and is left out' : `${games} games cannot be read and are left out`,
  holds: (games: number, events: number) => `The archive holds ${games === 1 ? '1 game' : `${games} games`} with ${written(events, 'en')} events.`,
  notTaken: (filters: string) => `This question takes no filter of: ${filters}.`, first: (shown: number, all: number) => `The first ${written(shown, 'en')} of ${written(all, 'en')} rows; the file has more.`,
  sql: 'The question in SQL', copy: 'Copy', copied: 'Copied.', link: 'Link to this answer', change: 'Change it', save: 'Save to ask again', ask: 'Ask', operator: 'Token of the operator, where SQL is the operator’s', file: 'Saved question (its file)',
  lines: 'Lines of play', own: 'yours', search: 'Search', pattern: 'What stands on the board', measure: 'Figure', stood: 'Who stood here before?', front: 'Look for it with others', together: (others: number) => others === 1 ? 'with one more that was chosen' : `with ${others} more that were chosen`, firstGame: 'First game (its id)', second: 'Second game (its id)',
  looks: {
    tree: ['Tree of openings', 'The first orders of each party, with games, points with their interval, and who played.'],
    positions: ['Who stood here before', 'Kinds of things with conditions, with semicolons between them: kind place=... ; kind party=... size>=5 leader=... Each moment is told with what was done next and what came of it.'],
    compare: ['Two sessions beside each other', 'The line that they share, where they part, and their figures at the end.'],
    curve: ['Where a game was won and lost', 'The figures of each party through a session, with the largest changes as points; the table tells their orders, and luck apart from decisions.'],
    rollouts: ['Playing on from here', 'A position is played on many times by simple players, with other dice each time: how often each party wins and each place is held or taken, with the interval of that.'],
    sql: ['Your own question', 'One SELECT over the tables of the archive. It reads these tables and nothing else.'],
    saved: ['A saved question again', 'The same figures over the same records, or the record that has changed.'],
  } as Record<'tree' | 'positions' | 'compare' | 'curve' | 'rollouts' | 'sql' | 'saved', readonly [string, string]>,
  rollout: {
    game: 'Game (its id)', at: 'Positions (the newest where none is given)', games: 'Games', commands: 'Orders in each at most', policy: 'Player of all parties', seed: 'Seed',
    policies: { cautious: 'cautious', aggressive: 'aggressive', random: 'random' } as Record<string, string>,
    begin: 'Play', cancel: 'Cancel', done: (done: number, of: number) => `${done} of ${of} games.`, ended: { done: 'Played.', cancelled: 'Cancelled.', failed: 'It could not be played.' } as Record<string, string>,
    wins: 'Wins', place: 'Place', holder: 'Held by', held: 'Stays so', taken: 'Taken', interval: '95 % interval', nothing: 'No place changed hands in any of the games.',
    mean: 'Mean score',
    measured: 'The cautious player spares its troops, the aggressive one goes for places. Both are measured against random play in pairs: each seed is played from either side, and a pair is won where both margins together are above 0.',
  },
  repeated: (same: boolean, changed: string[]) => changed.length ? `Another answer is possible: ${changed.join(' ')}` : same ? 'The figures are those that were saved.' : 'The records are the same and the figures are not.',
  changed: (game: string, was: number, now: number | null) => now === null ? `The record of game ${game} is not here.` : now > was ? `The record of game ${game} was played on from position ${was} to ${now}.` : `The record of game ${game} is another one now.`,
  chances: 'Chances at these turns: play on from each', foreignKey: 'It was signed by a key that is not of this service.', position: (at: number) => `Position ${at}`,
  begun: (games: number, mean: number | null, low: number | null, high: number | null) => `${games === 1 ? '1 game' : `${games} games`}${mean === null ? '' : `, points ${mean.toFixed(1)}`}${low === null || high === null ? '' : ` (${low.toFixed(1)} to ${high.toFixed(1)})`}.`,
  shared: (events: number) => events === 0 ? 'They share no event.' : events === 1 ? 'They share 1 event.' : `They share ${events} events.`,
  parts: (game: string, order: string) => order ? ` ${game} goes on with ${order}.` : ` ${game} ends there.`,
  named: {} as Record<string, readonly [string, string]>,
  /** Columns, units and measures are plain English words; here stand those of other languages. */
  columns: {} as Record<string, string>, units: {} as Record<string, string>, measures: {} as Record<string, string>,
  cell: englishCell,
};

/** The texts of the archive in the language that was chosen. */
export const t = inLanguage(archive, frenchArchive);
