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
  named: {} as Record<string, readonly [string, string]>,
};

/** The texts of the archive in the language that was chosen. */
export const t = inLanguage(archive, frenchArchive);
