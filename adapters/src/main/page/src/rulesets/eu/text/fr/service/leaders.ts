import type { Template } from '../../../../../text/service/reader';
import { capital, de, que } from '../../../../../text/fr/grammar';
import { agreed, inPlace, phrases, unnamed, who } from './phrases';

const WHY: Readonly<Record<string, string>> = {
  attrition: 'attrition', battle: 'bataille', assault: 'assaut', stacking: 'empilement', garrison: 'garnison', 'winter far from home': 'hiver loin du pays', retreat: 'retraite', siege: 'siège', interception: 'interception', overrun: 'submergée', surrender: 'reddition',
  'fall of the fortress': 'chute de la forteresse', 'no place to go': 'nulle part où aller', 'no supply': 'sans ravitaillement', redeployment: 'redéploiement', losses: 'pertes',
  'no retreat': 'sans retraite possible', 'no line of supply': 'sans ligne de ravitaillement', 'cut off': 'coupée de son ravitaillement', supply: 'ravitaillement', pursuit: 'poursuite',
};

export function why(english: string): string {
  return WHY[english] ?? english;
}

function postings(english: string): string {
  return english.split(/, (?=[^,]+ goes to )/).map((posting) => posting.replace(/^(.+?) goes to (.+) in (.+)$/, (_, leader: string, stack: string, place: string) => `${who(leader)} rejoint ${who(stack)} ${inPlace(place)}`)).join(', ');
}

function breaches(english: string): string {
  return english.split('; ').map((breach) => breach.replace(/^(.+?) commands (\d+) LD, less than (.+) of worse rank with (\d+)$/,
    (_, better: string, ld: string, worse: string, more: string) => `${who(better)} commande ${ld} LD, moins ${que(who(worse))}, de rang inférieur, qui en a ${more}`)).join(' ; ');
}

/** Leaders, their fates and their places, and the losses of troops. */
export const leaders: readonly Template[] = [
  ...unnamed,
  ['{c!} redeploys its leaders: {postings!}.', ({ c, postings: all }) => `Redéploiement des chefs ${de(who(c ?? ''))} : ${postings(all ?? '')}.`],
  ['Against the hierarchy of {c!}: {breaches!}.', ({ c, breaches: all }) => `Contre la hiérarchie ${de(who(c ?? ''))} : ${breaches(all ?? '')}.`],
  ['{c!} loses {n#} LD of {m#} ({why!}).', ({ c, n, m, why: cause }) => `${capital(who(c ?? ''))} perd ${n} LD sur ${m} (${why(cause ?? '')}).`],
  ['{c!} loses {n#} LD ({why!}): what is left?', ({ c, n, why: cause }) => `${capital(who(c ?? ''))} perd ${n} LD (${why(cause ?? '')}) : que reste-t-il ?`],
  ['{c!} loses {n#} LD ({why!}), and {m#} LD more with a Pasha who is killed whole: what is left?', ({ c, n, m, why: cause }) => `${capital(who(c ?? ''))} perd ${n} LD (${why(cause ?? '')}), et ${m} LD de plus avec un Pacha tué entier : que reste-t-il ?`],
  ['Of these losses {shares!}.', ({ shares }) => `De ces pertes, ${(shares ?? '').split(/(?<=LD), /).map((share) => share.replace(/^(.+) bears (\d+) LD$/, (_, country: string, ld: string) => `${who(country)} supporte ${ld} LD`)).join(', ')}.`],
  ...phrases({
    '{l} comes and joins {s}.': '{l} arrive et rejoint {s}.',
    '{l} is back and joins {s}.': '{l} est de retour et rejoint {s}.',
    '{l} takes command of {s} in {p}.': '{l} prend le commandement {de s} {en p}.',
    '{l} takes command of {s} in {p}': '{l} prend le commandement {de s} {en p}',
    '{l} comes to {p} and stays there alone.': '{l} arrive {en p} et y reste seul.',
    '{l} stays alone in {p}': '{l} reste seul {en p}',
    'An unnamed leader comes for {l}.': 'Un chef anonyme vient remplacer {l}.',
    'Unnamed leaders come for {l}.': 'Des chefs anonymes viennent remplacer {l}.',
    '{l} of rank {r!} comes to {c} for {l2}.': '{l}, de rang {r}, vient servir {c} à la place {de l2}.',
    '{l} is with his troops in {s}.': '{l} est avec ses troupes dans {s}.',
    'The die gives {l} manoeuvre {n#}, fire {m#} and shock {k#}, siege value {v#}.': 'Le dé donne à {l} manœuvre {n}, feu {m} et choc {k}, valeur de siège {v}.',
    'The die gives {l} manoeuvre {n#}, fire {m#} and shock {k#}.': 'Le dé donne à {l} manœuvre {n}, feu {m} et choc {k}.',
    'The values of {l} were for this time only.': 'Les valeurs {de l} ne valaient que cette fois.',
    '{c} leaves its leaders where they are.': '{c} laisse ses chefs où ils sont.',
    '{l} comes: which stack does he join?': '{l} arrive : quelle pile rejoint-il ?',
    '{l} is back: which stack does he join?': '{l} est de retour : quelle pile rejoint-il ?',
    'Do the leaders of {c} stay where they are?': 'Les chefs {de c} restent-ils où ils sont ?',
    'Does {c} redeploy its leaders in winter?': 'Redéploiement d’hiver des chefs {de c} ?',
    'redeploy the leaders of {c}': 'redéployer les chefs {de c}',
    'Who comes for {l}?': 'Qui remplace {l} ?',
    'The stack is removed from {p}; {l} is without a stack until the next round.': 'La pile est retirée {de p} ; {l} est sans pile jusqu’au prochain round.',
    'The stack is removed from {p}; {l} are without a stack until the next round.': 'La pile est retirée {de p} ; {l} sont sans pile jusqu’au prochain round.',
    'The stack is removed from {p}.': 'La pile est retirée {de p}.',
    '{s} is destroyed in the battle of {p}; {l} is without a stack until the next round.': '{s} est détruit{agree s} à la bataille {de p} ; {l} est sans pile jusqu’au prochain round.',
    '{s} is destroyed in the battle of {p}; {l} are without a stack until the next round.': '{s} est détruit{agree s} à la bataille {de p} ; {l} sont sans pile jusqu’au prochain round.',
    '{s} is destroyed in the battle of {p}.': '{s} est détruit{agree s} à la bataille {de p}.',
    'A missionary was in the battle of {p}: {l}.': 'Un missionnaire était à la bataille {de p} : {l}.', 'Missionaries were in the battle of {p}: {l}.': 'Des missionnaires étaient à la bataille {de p} : {l}.',
    '{l} comes through the battle.': '{l} sort indemne de la bataille.', '{l} is among the casualties.': '{l} est parmi les victimes.',
    'Does {l} come through the battle?': '{l} sort-il indemne de la bataille ?',
    '{l} is killed.': '{l} est tué.', '{l} escapes unharmed.': '{l} en réchappe indemne.', '{l} escapes, and is gone until the next turn.': '{l} en réchappe et disparaît jusqu’au prochain tour.',
    'escape of a leader': 'chef qui échappe', 'his first death: he is unharmed': 'sa première mort : il est indemne', 'his first death: he is gone for the rest of the turn': 'sa première mort : il disparaît pour le reste du tour', 'his first capture: he is gone for the rest of the turn': 'sa première capture : il disparaît pour le reste du tour',
    '{l} is no leader who escapes his first death (EU-LEAD-9)': '{l} n’est pas un chef qui échappe à sa première mort (EU-LEAD-9)',
    '{l} is wounded and out of action for {n#} round, until {x}.': '{l} est blessé et hors de combat pour {n} round, jusqu’à {x}.',
    '{l} is wounded and out of action for {n#} rounds, until {x}.': '{l} est blessé et hors de combat pour {n} rounds, jusqu’à {x}.',
    '{l} is killed; {c} counts as ruled by a 3/3/3 monarch until there is a new one.': '{l} est tué ; {c} compte comme gouverné par un souverain 3/3/3 jusqu’au suivant.',
    '{l} is captured by {c}; {c2} counts as ruled by a 3/3/3 monarch until he is ransomed.': '{l} est capturé par {c} ; {c2} compte comme gouverné par un souverain 3/3/3 jusqu’à sa rançon.',
    '{l} is captured by {c}.': '{l} est capturé par {c}.',
    'No counter gives change: {c} loses {n#} LD instead.': 'Aucun pion ne rend la monnaie : {c} perd {n} LD à la place.',
    '{s} loses its only LD.': '{s} perd son seul LD.',
    '{s} loses all of its {n#} LD.': '{s} perd ses {n} LD.',
    '{s}: {n#} LD remains ({u}).': '{s} : il reste {n} LD ({u}).',
    '{s}: {n#} LD remain ({u}).': '{s} : il reste {n} LD ({u}).',
    '{s}: {n#} LD remains.': '{s} : il reste {n} LD.',
    '{s}: {n#} LD remain.': '{s} : il reste {n} LD.',
    '{s} retreats into the fortress of {p}.': '{s} se retire dans la forteresse {de p}.',
    '{s} is left with nothing': '{s} ne garde rien',
    '{s} is left with {u}': '{s} garde {u}',
  }),
  ['{s!} is destroyed ({why!}) in {p!}; {l!} is without a stack until the next round.', (parts) => `${destroyed(parts)} ; ${who(parts.l ?? '')} est sans pile jusqu’au prochain round.`],
  ['{s!} is destroyed ({why!}) in {p!}; {l!} are without a stack until the next round.', (parts) => `${destroyed(parts)} ; ${who(parts.l ?? '')} sont sans pile jusqu’au prochain round.`],
  ['{s!} is destroyed ({why!}) in {p!}.', (parts) => `${destroyed(parts)}.`],
];

function destroyed({ s, p, why: cause }: Record<string, string>): string {
  return `${capital(who(s ?? ''))} est détruit${agreed(who(s ?? ''))} (${why(cause ?? '')}) ${inPlace(p ?? '')}`;
}

export const leaderWords: Readonly<Record<string, string>> = {
  'The armies are in winter quarters, and leaders may be redeployed.': 'Les armées sont en quartiers d’hiver, et les chefs peuvent être redéployés.',
  'roll for the missionary': 'jeter le dé pour le missionnaire', 'die for the casualty of a missionary': 'dé pour les pertes d’un missionnaire', 'die for the fate of a missionary': 'dé pour le sort d’un missionnaire',
  'no missionary of this name is tested now: each is tested once after a battle of his stack': 'aucun missionnaire de ce nom n’est testé maintenant : chacun l’est une fois après une bataille de sa pile',
  'draw an unnamed leader': 'tirer un chef anonyme', 'leave the leaders where they are': 'laisser les chefs où ils sont',
};
