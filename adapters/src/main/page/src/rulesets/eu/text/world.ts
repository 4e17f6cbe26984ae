import { t as board } from '.';
import { inLanguage } from '../../../text/spoken';
import type { Militia } from '../types';
import { frenchWorld } from './fr/world';

const levelled = (kind: string) => (level: number) => `${kind} of level ${level}`;

/** The English texts of the rest of the world. */
export const english = {
  area: 'Area', neutral: 'Neutral', bars: 'bars the way to all who are not allied to it', establishments: 'Establishments', building: 'Fort under construction',
  kinds: { colony: levelled('colony'), 'trading-post': levelled('trading post'), mission: () => 'mission', fort: () => 'fort' } as Record<string, (level: number) => string>,
  heldBy: (country: string) => `held by ${country}`, built: (country: string, rounds: number) => `${country}, ${rounds} of 3 ends of round`,
  militia: ({ lde, lost, veteran }: Militia) => `militia of ${lde} LDE${veteran ? ', veteran' : ''}${lost ? `, ${lost} lost` : ''}`,
  natives: 'Natives', people: (ld: number, lde: number) => [ld ? `${ld} LD` : '', lde ? `${lde} LDE` : ''].filter(Boolean).join(' ') || 'none left',
  tolerance: (tolerance: number) => `rise on a die of at most ${tolerance}`, risen: (countries: string) => `have risen against ${countries}`,
  gold: 'Gold', ducats: (ducats: number) => `${ducats} ducats wait for ships`,
  knownTo: 'Known to', all: 'all', nobody: 'nobody at home', carriedBy: 'Discovery under way', carrier: (country: string, stack: string) => `${country}: ${stack}, not brought home yet`,
};

/** The words of the page with those of the rest of the world. */
export const t = { ...board, world: inLanguage(english, frenchWorld) };
