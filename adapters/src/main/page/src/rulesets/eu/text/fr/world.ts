import type { Spoken } from '../../../../text/spoken';
import type { Militia } from '../../types';
import type { english } from '../world';

const levelled = (kind: string) => (level: number) => `${kind} de niveau ${level}`;

/** The French texts of the rest of the world. */
export const frenchWorld: Spoken<typeof english> = {
  area: 'Région', neutral: 'Neutre', bars: 'ferme le passage à qui n’est pas son allié', establishments: 'Établissements', building: 'Fort en construction',
  kinds: { colony: levelled('colonie'), 'trading-post': levelled('comptoir'), mission: () => 'mission', fort: () => 'fort' },
  heldBy: (country: string) => `aux mains de ${country}`, built: (country: string, rounds: number) => `${country}, ${rounds} fins de round sur 3`,
  militia: ({ lde, lost, veteran }: Militia) => `milice de ${lde} LDE${veteran ? ', vétéran' : ''}${lost ? `, ${lost} ${lost > 1 ? 'perdus' : 'perdu'}` : ''}`,
  natives: 'Indigènes', people: (ld: number, lde: number) => [ld ? `${ld} LD` : '', lde ? `${lde} LDE` : ''].filter(Boolean).join(' ') || 'il n’en reste pas',
  tolerance: (tolerance: number) => `se soulèvent sur un dé d’au plus ${tolerance}`, risen: (countries: string) => `soulevés contre ${countries}`,
  gold: 'Or', ducats: (ducats: number) => `${ducats} ducats attendent des navires`,
  knownTo: 'Connue de', all: 'tous', nobody: 'personne au pays', carriedBy: 'Découverte en route', carrier: (country: string, stack: string) => `${country} : ${stack}, pas encore rapportée`,
};
