import type { Template } from '../../../../../text/service/reader';
import { capital, listed } from '../../../../../text/fr/grammar';
import { inPlace, phrases, who } from './phrases';

const CROSSING: Readonly<Record<string, string>> = { river: 'par une rivière', 'mountain pass': 'par un col', strait: 'par un détroit', sea: 'par la mer' };

/** What a way costs and risks: `12 MP, active, 30 % to be caught, across a river`. */
function costs(english: string): string {
  return english.split(', ').map((part) => part
    .replace(/^active$/, 'mouvement actif')
    .replace(/^against the hierarchy$/, 'contre la hiérarchie')
    .replace(/^(\d+) LD too many stay behind$/, '$1 LD de trop restent derrière')
    .replace(/^(.+) % to be caught$/, '$1 % d’être interceptée')
    .replace(/^attrition: (.+) % to lose troops$/, 'attrition : $1 % de perdre des troupes')
    .replace(/^across an? (.+)$/, (_, crossing: string) => CROSSING[crossing] ?? crossing)).join(', ');
}

/** `Artois by way of Brabant, Limburg, 12 MP, active` */
function way(english: string): string {
  const [, end, straight, by, rest] = /^(.+?)( straight| by way of (.+?))?, (\d+ MP.*)$/.exec(english) ?? [];
  return rest ? `${end}${straight === ' straight' ? ' tout droit' : by ? ` par ${listed(by.split(', '))}` : ''}, ${costs(rest)}` : english;
}

function marches(english: string, french: string): Template[] {
  return [
    [`${english} {end!}, {mp#} MP, {costs!}`, (parts) => `${french} ${way(`${parts.end}, ${parts.mp} MP, ${parts.costs}`)}`],
    [`${english} {end!}, {mp#} MP`, ({ end, mp }) => `${french} ${way(`${end}, ${mp} MP`)}`],
    [`${english} {end!}`, ({ end }) => `${french} ${end}`],
  ];
}

/** Movements: what a stack does, what it is asked, and the ways that it may take. */
export const movement: readonly Template[] = [
  ...marches('march to', 'marcher vers'), ...marches('go on to', 'continuer vers'),
  ["{country!}'s stack of {rest!} stands in {place!}: he dies", ({ country, rest, place }) => `${capital(who(`${country}'s stack of ${rest}`))} se tient ${inPlace(place ?? '')} : il meurt`],
  ...phrases({
    '{s} marches by itself, not with {s2}': '{s} marche seule, sans {s2}',
    '{l} rides alone to {s} in {p}, {n#} MP, against the hierarchy, at the risk of an interception': '{l} chevauche seul vers {s} {en p}, {n} MP, contre la hiérarchie, au risque d’une interception',
    '{l} rides alone to {s} in {p}, {n#} MP, at the risk of an interception': '{l} chevauche seul vers {s} {en p}, {n} MP, au risque d’une interception',
    '{l} rides alone to {s} in {p}, {n#} MP, against the hierarchy': '{l} chevauche seul vers {s} {en p}, {n} MP, contre la hiérarchie',
    '{l} rides alone to {s} in {p}, {n#} MP': '{l} chevauche seul vers {s} {en p}, {n} MP',
    '{l} rides alone to {s} in {p}, {n#} MP, against the hierarchy, over the sea': '{l} rejoint seul {s} {en p} par mer, {n} MP, contre la hiérarchie',
    '{l} rides alone to {s} in {p}, {n#} MP, over the sea': '{l} rejoint seul {s} {en p} par mer, {n} MP',
    '{n#} MP by sea': '{n} MP par mer',
    'no way over the sea leads from {p} to {p2}': 'aucun chemin par mer ne mène {de p} à {p2}',
    'a leader alone does not enter {p}, a sea zone with a malus': 'un chef seul n’entre pas {en p}, une zone de mer avec un malus',
    '{l} rides alone to {s} beside it': '{l} chevauche seul vers {s}, à côté',
    '{s} leaves the siege and goes back to {p}': '{s} quitte le siège et revient {en p}',
    '{s} goes back to {p}': '{s} revient vers {p}',
    'no stack goes back: {n#} LD is lost': 'aucune pile ne revient : {n} LD est perdu',
    'no stack goes back: {n#} LD are lost': 'aucune pile ne revient : {n} LD sont perdus',
    '{n#} LD too many stands in {p}: which stack of {c} goes back where it came from?': '{n} LD de trop {en p} : quelle pile {de c} revient d’où elle vient ?',
    '{n#} LD too many stand in {p}: which stack of {c} goes back where it came from?': '{n} LD de trop {en p} : quelle pile {de c} revient d’où elle vient ?',
    'Which stack of {c} moves?': 'Quelle pile {de c} se déplace ?',
    'What leaves {s} in {p}?': 'Qu’est-ce qui se détache {de s} {en p} ?',
    'Does a leader of {c} stay behind or ride alone to a province?': 'Un chef {de c} reste-t-il en arrière ou chevauche-t-il seul vers une province ?',
    'Does a leader of {c} ride alone to another stack?': 'Un chef {de c} chevauche-t-il seul vers une autre pile ?',
    '{s} pauses in {p}: does it go on?': '{s} fait halte {en p} : continuer ?',
    '{s} has won: does it go on?': '{s} a gagné : continuer ?',
    'halt in {p}': 'faire halte {en p}',
    'end the movements of {c}': 'finir les mouvements {de c}',
    '{s} marches with {s2}': '{s} marche avec {s2}',
    '{s} picks up {s2}': '{s} emmène {s2}',
    '{u} leaves {s} with its leaders': '{u} se détache {de s} avec ses chefs',
    '{u} leave {s} with its leaders': '{u} se détachent {de s} avec ses chefs',
  }),
];

/** The shortest texts of movements, read after those of all chapters. */
export const movementEnds: readonly Template[] = phrases({
  '{u} leaves {s}': '{u} se détache {de s}',
  '{u} leave {s}': '{u} se détachent {de s}',
  '{s} joins {s2}': '{s} rejoint {s2}',
  '{s} enters {p}': '{s} entre {en p}',
});

export const movementWords: Readonly<Record<string, string>> = {
  'end the movements': 'finir les mouvements', 'it pauses to drop or pick up units': 'elle s’arrête pour laisser ou prendre des unités', 'its move ends': 'son mouvement finit',
};
