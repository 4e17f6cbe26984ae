import type { Template } from '../../../../../text/service/reader';
import { bare } from '../../../../../text/fr/grammar';
import { phrases, units, who } from './phrases';

/** The steps of an explanation, and their results. */
export const stepWords: Readonly<Record<string, string>> = {
  'Pashas killed whole': 'Pachas tués entiers', 'a Pasha and his troops': 'un Pacha et ses troupes', 'a leader alone': 'un chef seul', 'adjustment by the host': 'ajustement par l’hôte', 'exceptional levies': 'levées exceptionnelles', "bonus of the besieger's army": 'bonus de l’armée de l’assiégeant',
  'causes of movement attrition': 'causes de l’attrition de mouvement', change: 'changement', conquistador: 'conquistador', 'conscripts for the line Exceptional recruitments': 'conscrits pour la ligne Recrutements exceptionnels', 'continuation roll': 'jet de continuation',
  'end of first day: destruction': 'fin du premier jour : destruction', 'end of first day: retreat': 'fin du premier jour : retraite', evasion: 'esquive', 'exceptional levies are declared': 'des levées exceptionnelles sont déclarées', exploration: 'exploration', 'fate of the leader': 'sort du chef', 'half result': 'demi-résultat',
  flood: 'inondation', hierarchy: 'hiérarchie', interception: 'interception', 'kinds of Turkish troops': 'sortes de troupes turques', 'leader casualty': 'perte de chef', 'limit of recruitment': 'limite de recrutement', 'loss modifications': 'modifications des pertes', 'loss modifications: size': 'modifications des pertes : taille',
  'loss modifications: small stack and cap': 'modifications des pertes : petite pile et plafond', 'losses at sea': 'pertes en mer', 'losses of the besieger': 'pertes de l’assiégeant', 'losses shared': 'pertes partagées', losses: 'pertes', 'major battle': 'bataille majeure', 'morale and columns': 'moral et colonnes', morale: 'moral', natives: 'indigènes',
  'no counter to give change': 'aucun pion pour rendre la monnaie', 'no fire': 'pas de feu', 'outside the recruitment area': 'hors de la zone de recrutement', 'in the rest of the world': 'dans le reste du monde', overrun: 'débordement', pillage: 'pillage', pursuit: 'poursuite', remainder: 'reste', retreat: 'retraite', 'retreat: room': 'retraite : place', 'rout in the fire': 'déroute au feu', rout: 'déroute',
  'stack of 7 LD': 'pile de 7 LD', stacking: 'empilement', 'star of the remainder': 'étoile du reste', 'starting round': 'round de départ', undermining: 'sape', 'trade fleet+': 'flotte de commerce+', 'ships left': 'navires restants', 'troops left aboard': 'troupes restées à bord', 'wind advantage': 'avantage du vent', 'winner retreats': 'le vainqueur se retire', winner: 'vainqueur', 'withdrawal with the wind': 'retrait avec le vent', initiative: 'initiative',
  'first-day fire': 'feu du premier jour', 'first-day shock': 'choc du premier jour', 'second-day fire': 'feu du second jour', 'second-day shock': 'choc du second jour', fire: 'feu', shock: 'choc', 'replacement leader': 'chef de remplacement', 'several countries': 'plusieurs pays', 'the values of the Vizier': 'les valeurs du Vizir',
  'movement attrition': 'attrition de mouvement', 'supply attrition': 'attrition de ravitaillement', 'siege attrition of the besieged': 'attrition de siège de l’assiégé', 'siege attrition of the besieger': 'attrition de siège de l’assiégeant', 'wintering of Timar': 'hivernage des Timar', 'naval attrition': 'attrition en mer',
  'revolt fight': 'combat contre la révolte', 'corsair fight': 'combat contre les corsaires', blockade: 'blocus', escape: 'évasion', presidio: 'presidio', casualties: 'pertes',
  'S+': 'S+', 'S-': 'S-', B: 'B', 'B-or-WH': 'B-or-WH', R: 'R', 'a Major Battle': 'une bataille majeure', 'no Major Battle': 'pas une bataille majeure', 'both sides rout': 'les deux camps sont en déroute', failure: 'échec', success: 'succès', hit: 'touché', 'intercepted: he dies': 'intercepté : il meurt', 'it retreats second and has won all the same': 'il se retire en second et a gagné tout de même',
  passes: 'passe', half: 'demi-résultat', 'the enemy has only transports': 'l’ennemi n’a que des transports', 'the besieged are routed and the fortress falls': 'les assiégés sont en déroute et la forteresse tombe', 'death of the leader': 'mort du chef',
  killed: 'tué', unharmed: 'indemne', captured: 'capturé', 'no attrition': 'pas d’attrition', 'siege attrition': 'attrition de siège', 'no further loss, pillage-': 'pas d’autre perte, pillage −', 'no further loss': 'pas d’autre perte', 'nobody is destroyed': 'personne n’est détruit', none: 'aucun', nothing: 'rien', 'nothing, losses halved': 'rien, pertes de moitié', 'nothing, stars only': 'rien, étoiles seulement',
  'one LD more is lost': 'un LD de plus est perdu', 'one LD more is lost, pillage-': 'un LD de plus est perdu, pillage −', 'pillage-': 'pillage −', 'pillage-, foraging': 'pillage −, fourrage', 'one LD more is lost, foraging': 'un LD de plus est perdu, fourrage', routed: 'en déroute', 'does not fire': 'ne tire pas', 'no effect': 'sans effet', breach: 'brèche', surrender: 'reddition',
  'the besieger is destroyed and the fortress holds': 'l’assiégeant est détruit et la forteresse tient', 'the fortress falls': 'la forteresse tombe', 'the fortress holds': 'la forteresse tient', 'the hierarchy holds afterwards': 'la hiérarchie tient ensuite',
  'the non-phasing side routs': 'le camp non actif est en déroute', 'the phasing side routs': 'le camp actif est en déroute', 'the phasing side is destroyed': 'le camp actif est détruit', 'the non-phasing side is destroyed': 'le camp non actif est détruit', 'both sides are destroyed': 'les deux camps sont détruits',
  'as the fighting decided': 'le combat en a décidé', '*, stars only': '*, étoiles seules', '**, stars only': '**, étoiles seules', 'phasing routs': 'le camp actif est en déroute', 'nonPhasing routs': 'le camp non actif est en déroute',
  'escape from a blockade': 'échapper à un blocus', escaped: 'échappé', failed: 'échoué', 'withdraws and is not pursued': 'se retire et n’est pas poursuivi', 'may not try: the other side has tried': 'ne peut pas tenter : l’autre camp l’a fait', 'no loss of stability': 'pas de perte de stabilité', '1 stability lost': '1 de stabilité perdue', 'stability is at -3 and stays there': 'la stabilité est à −3 et y reste',
  'even: nothing off': 'pair : rien en moins', 'extended campaign': 'campagne prolongée', 'the Sund is frozen': 'le Sund est gelé', '*, losses halved': '*, pertes de moitié',
};

const AMOUNTS = ['{n#} {f#}/{g#}', '{f#}/{g#}', '{n#}'] as const;

/** `1 LD Timar of Turkey and 2 LD of Austria` */
function troops(english: string): string {
  return english.split(/, (?=\S.* of )| and /).map((part) => part.replace(/^(.+) of (.+)$/, (_, counters: string, country: string) => `${units(counters)} (${bare(who(country))})`)).join(' et ');
}

const TECHNOLOGY: Readonly<Record<string, string>> = { medieval: 'Médiévale', renaissance: 'Renaissance', arquebus: 'Arquebuse', muskets: 'Mousquets', baroque: 'Baroque', manoeuvre: 'Manœuvre', 'lace-war': 'Guerre en dentelles', 'lace war': 'Guerre en dentelles' };

function winner(english: string, french: string): Template[] {
  return phrases({
    [`${english}: morale left {n#} to {m#}`]: `${french} : il reste un moral de {n} contre {m}`, [`${english}: as the fighting decided`]: `${french} : le combat en a décidé`,
    [`${english}: the phasing side is destroyed`]: `${french} : le camp actif est détruit`, [`${english}: the non-phasing side is destroyed`]: `${french} : le camp non actif est détruit`,
  }) as Template[];
}

/** Steps and results with figures and names. */
export const steps: readonly Template[] = [
  ...winner('no winner', 'sans vainqueur'), ...winner('the phasing side wins', 'le camp actif gagne'), ...winner('the non-phasing side wins', 'le camp non actif gagne'),
  // Older records name the sides in this way.
  ...winner('phasing wins', 'le camp actif gagne'), ...winner('nonPhasing wins', 'le camp non actif gagne'),
  ...Object.entries({ 'gets away': 'se dégage', fails: 'échoue' }).flatMap(([english, french]) => [': needs', ':'].map((needs): Template =>
    [`${english}${needs} {n#} or less (manoeuvre {m#} and morale {k#})`, ({ n, m, k }) => `${french} : il faut ${n} ou moins (manœuvre ${m} et moral ${k})`])),
  ...phrases({ 'fort in {p}': 'fort {en p}' }),
  ['{tech!}, army size {n#}, artillery {m#}: from {troops!}', (parts) => `${TECHNOLOGY[parts.tech ?? ''] ?? parts.tech?.replace(' with tercios', ' avec tercios')}, taille d’armée ${parts.n}, artillerie ${parts.m} : d’après ${troops(parts.troops ?? '')}`],
  ['losses caused by the besieged: {lost!}, at most {cap!}', ({ lost, cap }) => `pertes causées par l’assiégé : ${lost}, au plus ${cap}`],
  ['losses caused by the besieger: {lost!}', ({ lost }) => `pertes causées par l’assiégeant : ${lost}`],
  ['troops inside absorb {lost!}, {left!} against a resistance of {n#}', ({ lost, left, n }) => `les troupes à l’intérieur absorbent ${lost}, il reste ${left} contre une résistance de ${n}`],
  ...AMOUNTS.flatMap((amount) => phrases({
    [`${amount} inflicted, small stack {x!}: {y!}`]: `${amount.replaceAll('#', '')} infligé, petite pile {x} : {y}`,
    [`${amount} more lost: room for {m#} LD`]: `${amount.replaceAll('#', '')} de plus perdu : place pour {m} LD`,
    [`${amount} {x!}, losses halved`]: `${amount.replaceAll('#', '')} {x}, pertes de moitié`,
    [`${amount}, losses halved`]: `${amount.replaceAll('#', '')}, pertes de moitié`,
    [`${amount}*, by its technology instead of {x!}`]: `${amount.replaceAll('#', '')}*, par sa technologie au lieu de {x}`,
    [`${amount}**, by its technology instead of {x!}`]: `${amount.replaceAll('#', '')}**, par sa technologie au lieu de {x}`,
    [`${amount}, by its technology instead of {x!}`]: `${amount.replaceAll('#', '')}, par sa technologie au lieu de {x}`,
    [`${amount} of {m#} LD`]: `${amount.replaceAll('#', '')} sur {m} LD`,
    [`${amount} lost`]: `${amount.replaceAll('#', '')} perdu`,
    [`${amount} join, {x!} resist, {y!} are eliminated`]: `${amount.replaceAll('#', '')} se joignent, {x} résistent, {y} sont éliminés`,
    [`${amount} inflicted: {x!} damaged, {y!} destroyed, {z!} refitted, {k#} captured`]: `${amount.replaceAll('#', '')} infligé : {x} endommagé, {y} détruit, {z} réparé, {k} capturés`,
    [`${amount} more lost; {x}`]: `${amount.replaceAll('#', '')} de plus perdu ; {x}`,
    [`odd: ${amount} off what it inflicts`]: `impair : ${amount.replaceAll('#', '')} de moins infligé`,
  })),
  ...phrases({
    'claim of {c}': 'demande {de c}',
    'attrition check against {n#} MP of supply': 'test d’attrition contre {n} MP de ravitaillement',
    'fewest generals of {c}': 'moins de généraux que prévu : {c}', 'fewest admirals of {c}': 'moins d’amiraux que prévu : {c}',
    'fewest explorers of {c}': 'moins d’explorateurs que prévu : {c}', 'fewest conquistadors of {c}': 'moins de conquistadors que prévu : {c}',
    'fewest governors of {c}': 'moins de gouverneurs que prévu : {c}',
    'redeployment of {c}': 'redéploiement {de c}', 'unnamed leader of {c}': 'chef anonyme {de c}',
    'siege of {p} (level {n#})': 'siège {de p} (niveau {n})', 'supply in {p}': 'ravitaillement {en p}', 'winter in {p}': 'hiver {en p}', 'the leader enters {p}': 'le chef entre {en p}',
    'price of {x} of {c}': 'prix d’{x} ({bare c})', 'levies of {c} after a major defeat': 'levées {de c} après une défaite majeure',
    'the limit of {n#} LD': 'la limite de {n} LD', 'levies of {c} after the defeat of a viceroy': 'levées {de c} après la défaite d’un vice-roi', '{n#} stability lost': '{n} de stabilité perdue',
    'half the limit of {n#} LD, rounded up': 'moitié de la limite de {n} LD, arrondie vers le haut',
    '{n#} LD above {m#} counters and {k#} LD, tested when the movements are over': '{n} LD de plus que {m} pions et {k} LD, vérifié à la fin des mouvements',
    '{n#} LD above {m#} counters and {k#} LD': '{n} LD de plus que {m} pions et {k} LD',
    '{n#} LD against {m#} LD: battle at once': '{n} LD contre {m} LD : bataille aussitôt',
    '{n#} LD against {m#} LD: destroyed without a battle': '{n} LD contre {m} LD : détruits sans bataille',
    '{n#} LD are fewer than the {m#} LD that undermining needs; no line of supply': '{n} LD, moins que les {m} LD qu’il faut pour saper ; sans ligne de ravitaillement',
    '{n#} LD are fewer than the {m#} LD that undermining needs': '{n} LD, moins que les {m} LD qu’il faut pour saper',
    '{n#} of {m#} MP, no roll for attrition': '{n} MP sur {m}, pas de jet d’attrition',
    '{n#}, the P is ignored': '{n}, le P est ignoré',
    '{n#}; an unnamed leader comes for {l}': '{n} ; un chef anonyme remplace {l}',
    'wounded for {n#} rounds': 'blessé pour {n} rounds', 'wounded for {n#} round': 'blessé pour {n} round',
    '{l} of the lowest rank goes, since {l2} is back': '{l}, du rang le plus bas, s’en va puisque {l2} est de retour',
    '{l} of rank {r!} with {n#} LD is below {l2} of rank {q!} with {m#} LD': '{l}, de rang {r} avec {n} LD, commande moins {que l2}, de rang {q} avec {m} LD',
    '{l} of rank {r!} with a naval command of {n!} is below {l2} of rank {q!} with a naval command of {m!}': '{l}, de rang {r} avec un commandement naval de {n}, commande moins {que l2}, de rang {q} avec un commandement naval de {m}',
    'a naval command of {n!}': 'un commandement naval de {n}',
    'the enemy holds the fortress of {p}: he dies': 'l’ennemi tient la forteresse {de p} : il meurt',
    '{s} stands in {p}: he dies': '{s} se tient {en p} : il meurt', '{s} stand in {p}: he dies': '{s} se tiennent {en p} : il meurt',
    '{s} with Timar, {n#} province from the national territory of {c}': '{s} avec des Timar, à {n} province du territoire national {de c}',
    '{s} with Timar, {n#} provinces from the national territory of {c}': '{s} avec des Timar, à {n} provinces du territoire national {de c}',
    'death of the leader, above a manoeuvre of {n#}': 'mort du chef, au-dessus d’une manœuvre de {n}',
    'flood of {p}': 'inondation {de p}', 'major battle of {p}': 'bataille majeure {de p}', 'battle of {p}': 'bataille {de p}',
    '1 LDE at {m#} times {k#} ducats': '1 LDE à {m} fois {k} ducats', 'A- at {m#} times {k#} ducats': 'A− à {m} fois {k} ducats', 'A+ at {m#} times {k#} ducats': 'A+ à {m} fois {k} ducats', 'LD at {m#} times {k#} ducats': 'LD à {m} fois {k} ducats',
    '{n#} LD at {m#} times {k#} ducats': '{n} LD à {m} fois {k} ducats',
    'equal {n#} times: they keep their order': 'égalité {n} fois : ils gardent leur ordre',
    '{n#} LD, of which {m#} are recruited': '{n} LD, dont {m} sont recrutés',
    '{n#} LD lost for losses of {m#}': '{n} LD perdus pour des pertes de {m}', 'his {n#} LD are gone': 'ses {n} LD ont disparu',
    '{n#} D; {x} is free each round': '{n} D ; {x} gratuite à chaque round', '{n#} D; {x} is free once this turn, paid by {c}': '{n} D ; {x} gratuite une fois ce tour, payés par {c}', '{n#} D; {x} is free once this turn': '{n} D ; {x} gratuite une fois ce tour', '{n#} D, paid by {c}': '{n} D, payés par {c}', '{n#} D': '{n} D',
    '{n#} inflicted: {m#}': '{n} infligés : {m}', '{n#} damaged, {m#} destroyed, {k#} refitted, {j#} captured': '{n} endommagés, {m} détruits, {k} réparés, {j} capturés',
    'stopped, {n#} ND lost': 'arrêtée, {n} ND perdus', 'the phasing side has it: {x}': 'le camp actif l’a : {x}', 'the non-phasing side has it: {x}': 'le camp non actif l’a : {x}',
    'success, {n#}% lost': 'succès, {n} % perdus', 'failure, {n#}% lost': 'échec, {n} % perdus', 'half, {n#}% lost': 'demi-résultat, {n} % perdus',
    '{n#} ducats': '{n} ducats', '{n#} times the price': '{n} fois le prix',
  }),
  ['{columns!}, morale {n#}', ({ columns, n }) => `${columns}, moral ${n}`],
  ['{box!}, extended campaign, bad weather, the Sund is frozen', ({ box }) => `${box}, campagne prolongée, mauvais temps, le Sund est gelé`],
  ['{box!}, extended campaign, bad weather', ({ box }) => `${box}, campagne prolongée, mauvais temps`],
  ['{box!}, extended campaign', ({ box }) => `${box}, campagne prolongée`],
  ['{box!}, bad weather', ({ box }) => `${box}, mauvais temps`],
  ['{box!}, the Sund is frozen', ({ box }) => `${box}, le Sund est gelé`],
];

/** Read after the others, since they begin with a name. */
export const stepEnds: readonly Template[] = [
  ...phrases({ '{l} of rank {r!}': '{l}, de rang {r}', '{c} {n#} LD, {c2} {m#} LD, {c3} {k#} LD': '{bare c} {n} LD, {bare c2} {m} LD, {bare c3} {k} LD', '{c} {n#} LD, {c2} {m#} LD': '{bare c} {n} LD, {bare c2} {m} LD', '{c} {n#} LD': '{bare c} {n} LD' }),
  // Figures alone are the same in both languages.
  ...AMOUNTS.flatMap((amount) => ['', ' *', ' **', ' ***', '*', '**', '***', 'P'].map((stars): Template => [`${amount}${stars}`, `${amount.replaceAll('#', '')}${stars}`])),
];
