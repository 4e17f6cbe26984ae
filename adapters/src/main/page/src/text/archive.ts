import { frenchArchive } from './fr/archive';
import { inLanguage } from './spoken';

/** The English texts of the archive. The service tells its questions in English; here stand those of other languages. */
export const archive = {
  title: 'Archive', hint: 'What many sessions tell. Each die, battle and decision counts once, however many forks and imports there are.',
  filters: 'Filters', questions: 'Questions', choose: 'Choose a question.', apply: 'Apply', as: 'Games of', anybody: 'everybody', seat: (game: string, seat: string) => `${game}, as ${seat}`,
  filter: { ruleset: 'Rules', scenario: 'Scenario', party: 'Party', person: 'Person', from: 'Made from', to: 'Made until', game: 'Game (its id)', over: 'Over' },
  either: 'either', yes: 'yes', no: 'no', asking: 'The archive is being asked …', none: 'Nothing of that in these games.',
  over: (games: number, rows: number) => `${games === 1 ? '1 game' : `${games} games`}, ${rows === 1 ? '1 row' : `${rows} rows`}.`,
  lag: (games: number) => games === 1 ? '1 game is being read in.' : `${games} games are being read in.`,
  pending: (rolls: number) => rolls === 1 ? '1 roll is being compared with its odds.' : `${rolls} rolls are being compared with their odds.`,
  holds: (games: number, events: number) => `The archive holds ${games === 1 ? '1 game' : `${games} games`} with ${events} events.`,
  notTaken: (filters: string) => `This question takes no filter of: ${filters}.`, first: (shown: number, all: number) => `The first ${shown} of ${all} rows; the file has all.`,
  sql: 'The question in SQL', copy: 'Copy', copied: 'Copied.', link: 'Link to this answer',
  lines: 'Lines of play', look: 'look', search: 'Search', pattern: 'What stands on the board', measure: 'Figure', firstGame: 'First game (its id)', second: 'Second game (its id)',
  looks: {
    tree: ['Tree of openings', 'The first orders of each party, with games, points with their interval, and who played.'],
    positions: ['Who stood here before', 'Kinds of things with conditions, with semicolons between them: kind place=... ; kind party=... size>=5 leader=... Each moment is told with what was done next and what came of it.'],
    compare: ['Two sessions beside each other', 'The line that they share, where they part, and their figures at the end.'],
  } as Record<'tree' | 'positions' | 'compare', readonly [string, string]>,
  begun: (games: number, mean: number | null, low: number | null, high: number | null) => `${games === 1 ? '1 game' : `${games} games`}${mean === null ? '' : `, points ${mean.toFixed(1)}`}${low === null || high === null ? '' : ` (${low.toFixed(1)} to ${high.toFixed(1)})`}.`,
  shared: (events: number) => events === 0 ? 'They share no event.' : events === 1 ? 'They share 1 event.' : `They share ${events} events.`,
  parts: (game: string, order: string) => order ? ` ${game} goes on with ${order}.` : ` ${game} ends there.`,
  named: {} as Record<string, readonly [string, string]>,
};

/** The texts of the archive in the language that was chosen. */
export const t = inLanguage(archive, frenchArchive);
