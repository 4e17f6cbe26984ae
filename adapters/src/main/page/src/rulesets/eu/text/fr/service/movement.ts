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
  // Armies of other games enter places too: these say that it is a stack.
  ["{country!}'s stack of {rest!} enters {place!} for {mp#} MP.", ({ country, rest, place, mp }) => `${capital(who(`${country}'s stack of ${rest}`))} entre ${inPlace(place ?? '')} pour ${mp} MP.`],
  ["{country!}'s stack of {rest!} stands in {place!}: he dies", ({ country, rest, place }) => `${capital(who(`${country}'s stack of ${rest}`))} se tient ${inPlace(place ?? '')} : il meurt`],
  ...phrases({
    '{c} moves its stacks.': '{c} fait marcher ses piles.',
    '{c} move their stacks.': '{c} font marcher leurs piles.',
    '{u} under {l} leaves {s} in {p}; {n#} LD remains.': '{u} sous {l} se détache {de s} {en p} ; il reste {n} LD.',
    '{u} under {l} leaves {s} in {p}; {n#} LD remain.': '{u} sous {l} se détache {de s} {en p} ; il reste {n} LD.',
    '{u} under {l} leave {s} in {p}; {n#} LD remains.': '{u} sous {l} se détachent {de s} {en p} ; il reste {n} LD.',
    '{u} under {l} leave {s} in {p}; {n#} LD remain.': '{u} sous {l} se détachent {de s} {en p} ; il reste {n} LD.',
    '{u} leaves {s} in {p}; {n#} LD remains.': '{u} se détache {de s} {en p} ; il reste {n} LD.',
    '{u} leaves {s} in {p}; {n#} LD remain.': '{u} se détache {de s} {en p} ; il reste {n} LD.',
    '{u} leave {s} in {p}; {n#} LD remains.': '{u} se détachent {de s} {en p} ; il reste {n} LD.',
    '{u} leave {s} in {p}; {n#} LD remain.': '{u} se détachent {de s} {en p} ; il reste {n} LD.',
    'More counters stand in {p} than may stay: {n#} LD is lost unless somebody has gone or is joined again when the movements are over.': 'Il y a {en p} plus de pions qu’il ne peut en rester : {n} LD est perdu si personne n’est parti ou regroupé à la fin des mouvements.',
    'More counters stand in {p} than may stay: {n#} LD are lost unless somebody has gone or is joined again when the movements are over.': 'Il y a {en p} plus de pions qu’il ne peut en rester : {n} LD sont perdus si personne n’est parti ou regroupé à la fin des mouvements.',
    '{s} marches from {p} with {s2}.': '{s} part {de p} avec {s2}.',
    '{s} marches from {p}.': '{s} part {de p}.',
    '{s} marches with {s2}.': '{s} marche avec {s2}.',
    '{s} marches by itself, not with {s2}': '{s} marche seule, sans {s2}',
    '{s} marches by itself.': '{s} marche seule.',
    '{s} enters {p} for {n#} MP, an active move.': '{s} entre {en p} pour {n} MP, un mouvement actif.',
    '{s} enters {p} for {n#} MP.': '{s} entre {en p} pour {n} MP.',
    '{l} rides alone from {s} to {s2} beside it.': '{l} chevauche seul {de s} à {s2}, à côté.',
    '{l} rides alone from {s} to {s2} in {p} for {n#} MP.': '{l} chevauche seul {de s} à {s2} {en p}, pour {n} MP.',
    '{l} rides alone from {s} in {p} towards {s2} in {p2}.': '{l} quitte {s} {en p} et chevauche seul vers {s2} {en p2}.',
    '{l} rides alone from {p} towards {s2} in {p2}.': '{l} chevauche seul {de p} vers {s2} {en p2}.',
    '{l} rides alone from {s} in {p} towards {p2}.': '{l} quitte {s} {en p} et chevauche seul vers {p2}.',
    '{l} rides alone from {p} towards {p2}.': '{l} chevauche seul {de p} vers {p2}.',
    '{l} rides alone to {s} in {p}, {n#} MP, against the hierarchy, at the risk of an interception': '{l} chevauche seul vers {s} {en p}, {n} MP, contre la hiérarchie, au risque d’une interception',
    '{l} rides alone to {s} in {p}, {n#} MP, at the risk of an interception': '{l} chevauche seul vers {s} {en p}, {n} MP, au risque d’une interception',
    '{l} rides alone to {s} in {p}, {n#} MP, against the hierarchy': '{l} chevauche seul vers {s} {en p}, {n} MP, contre la hiérarchie',
    '{l} rides alone to {s} in {p}, {n#} MP': '{l} chevauche seul vers {s} {en p}, {n} MP',
    '{l} rides alone to {s} in {p}, {n#} MP, against the hierarchy, over the sea': '{l} rejoint seul {s} {en p} par mer, {n} MP, contre la hiérarchie',
    '{l} rides alone to {s} in {p}, {n#} MP, over the sea': '{l} rejoint seul {s} {en p} par mer, {n} MP',
    '{l} puts to sea from {p}.': '{l} prend la mer {de p}.',
    '{l} at sea enters {p}.': '{l}, en mer, entre {en p}.',
    '{l} lands in {p} for {n#} MP.': '{l} débarque {en p}, pour {n} MP.',
    '{n#} MP by sea': '{n} MP par mer',
    'no way over the sea leads from {p} to {p2}': 'aucun chemin par mer ne mène {de p} à {p2}',
    'a leader alone does not enter {p}, a sea zone with a malus': 'un chef seul n’entre pas {en p}, une zone de mer avec un malus',
    '{l} rides alone to {s} beside it': '{l} chevauche seul vers {s}, à côté',
    '{l} leaves the service of {c}.': '{l} quitte le service {de c}.',
    '{l} leaves his place in {p}.': '{l} quitte sa place {en p}.',
    '{l} joins {s} in {p} after {n#} MP.': '{l} rejoint {s} {en p} après {n} MP.',
    '{l} stays alone in {p} after {n#} MP.': '{l} reste seul {en p} après {n} MP.',
    '{l} stays alone in {p}.': '{l} reste seul {en p}.',
    '{l}, alone in {p}, is intercepted by {s} and dies.': '{l}, seul {en p}, est intercepté par {s} et meurt.',
    '{l}, alone in {p}, dies among enemies.': '{l}, seul {en p}, meurt au milieu des ennemis.',
    '{l}, alone in {p}, falls into the hands of {s} and dies.': '{l}, seul {en p}, tombe aux mains {de s} et meurt.',
    '{s} will pause at the end of its path.': '{s} s’arrêtera au bout de son chemin.',
    '{s} will not pause at the end of its path.': '{s} ne s’arrêtera pas au bout de son chemin.',
    '{s} pauses in {p}.': '{s} marque une halte {en p}.',
    '{s} turns towards {p}.': '{s} se tourne vers {p}.',
    '{s} has won and may go on from {p}.': '{s} a gagné et peut repartir {de p}.',
    'The move is over: the stack was lost in {p}.': 'Le mouvement est fini : la pile a été perdue {en p}.',
    'The move of {s} is over, stopped in {p}.': 'Le mouvement {de s} est fini, arrêté {en p}.',
    'The move of {s} is over: it was stopped in {p}.': 'Le mouvement {de s} est fini : elle a été arrêtée {en p}.',
    '{s} ends its move in {p}.': '{s} finit son mouvement {en p}.',
    '{c} has ended its movements; battle in {p}.': '{c} a fini ses mouvements ; bataille {en p}.',
    '{c} have ended their movements; battle in {p}.': '{c} ont fini leurs mouvements ; bataille {en p}.',
    '{c} has ended its movements.': '{c} a fini ses mouvements.',
    '{c} makes no more moves: what has stayed rolls for attrition.': '{c} ne bouge plus : ce qui est resté jette l’attrition.',
    '{c} have ended their movements.': '{c} ont fini leurs mouvements.',
    '{n#} LD too many stands in {p}: {c} may send back {s}.': '{n} LD de trop {en p} : {c} peut renvoyer {s}.',
    '{n#} LD too many stand in {p}: {c} may send back {s}.': '{n} LD de trop {en p} : {c} peut renvoyer {s}.',
    '{s} goes back from {p} to {p2}.': '{s} revient {de p} vers {p2}.',
    '{s} leaves the siege and goes back to {p}': '{s} quitte le siège et revient {en p}',
    '{s} goes back to {p}': '{s} revient vers {p}',
    'no stack goes back: {n#} LD is lost': 'aucune pile ne revient : {n} LD est perdu',
    'no stack goes back: {n#} LD are lost': 'aucune pile ne revient : {n} LD sont perdus',
    '{c} sends nobody back from {p}.': '{c} ne renvoie personne {de p}.',
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
  '{l} leaves {s} in {p}.': '{l} quitte {s} {en p}.',
  '{u} leaves {s}': '{u} se détache {de s}',
  '{u} leave {s}': '{u} se détachent {de s}',
  '{l} joins {s} in {p}.': '{l} rejoint {s} {en p}.',
  '{s} joins {s2} again.': '{s} rejoint de nouveau {s2}.',
  '{s} joins {s2}.': '{s} rejoint {s2}.',
  '{s} joins {s2}': '{s} rejoint {s2}',
  '{s} enters {p}': '{s} entre {en p}',
});

export const movementWords: Readonly<Record<string, string>> = {
  'end the movements': 'finir les mouvements', 'it pauses to drop or pick up units': 'elle s’arrête pour laisser ou prendre des unités', 'its move ends': 'son mouvement finit',
};
