import { militiaChanges } from './militia';
import { de } from '../../../../../text/fr/grammar';
import { Reader, type Template } from '../../../../../text/service/reader';
import { inPlace, phrases, titled, units, who } from './phrases';
import { raiders } from './siege';
import { treasureChanges } from './treasure';

/** One change of an adjustment, as part of a sentence. */
const changes: readonly Template[] = [
  ...militiaChanges,
  ...treasureChanges,
  ...phrases({
    'a new stack of {c} ({u}) stands inside the fortress of {p}': 'une nouvelle pile {de c} ({u}) se tient dans la forteresse {de p}',
    'a new stack of {c} ({u}) stands in {p}': 'une nouvelle pile {de c} ({u}) se tient {en p}',
    '{s} stands inside the fortress of {p}': '{s} se tient dans la forteresse {de p}',
    '{s} stands in {p}': '{s} se tient {en p}',
    '{s} has {u}, {n#} LD of them veteran': '{s} a {u}, dont {n} LD vétérans',
    '{s} is taken off the map': '{s} est retirée de la carte',
    'siegeworks in {p}: S- {n#}, S+ {m#}': 'travaux de siège {en p} : S− {n}, S+ {m}',
    'the fortress of {p} has a breach': 'la forteresse {de p} a une brèche', 'the fortress of {p} has no breach': 'la forteresse {de p} n’a pas de brèche',
    'the fortress of {p} is supplied by a fleet': 'la forteresse {de p} est ravitaillée par une flotte', 'the fortress of {p} is not supplied by a fleet': 'la forteresse {de p} n’est pas ravitaillée par une flotte',
    'the fortress of {p} has level {n#}': 'la forteresse {de p} est de niveau {n}',
    '{c} and {c2} are at war overseas': '{c} et {c2} sont en guerre outre-mer', '{c} and {c2} are at war at sea alone': '{c} et {c2} ne sont en guerre qu’en mer', '{c} and {c2} are at war': '{c} et {c2} sont en guerre', '{c} and {c2} have an armistice': '{c} et {c2} ont un armistice', '{c} and {c2} are at peace': '{c} et {c2} sont en paix',
    '{c} attacks in this turn': '{c} attaque ce tour', '{c} defends itself in this turn': '{c} se défend ce tour', '{c} fights at sea in this turn': '{c} combat en mer ce tour', '{c} intervenes for {c2}': '{c} intervient pour {c2}', '{c} intervenes for {c2} with {f}': '{c} intervient pour {c2} avec {f}', '{c} intervenes for {c2} with {s}': '{c} intervient pour {c2} avec {s}', '{c} intervenes for {c2} with {s} and {f}': '{c} intervient pour {c2} avec {s} et {f}', '{c} is fully at war': '{c} est pleinement en guerre',
    '{c} controls {p}': '{c} contrôle {p}', '{c} owns {p}': '{c} possède {p}', '{p} has pillage of level {n#}': '{p} est pillée, niveau {n}', '{p} is flooded': '{p} est inondée', '{p} is not flooded': '{p} n’est pas inondée',
    '{s} forages in its next battle': '{s} fourrage dans sa prochaine bataille', '{s} does not forage': '{s} ne fourrage pas', '{s} has no line of supply': '{s} n’a pas de ligne de ravitaillement', '{s} is in supply': '{s} est ravitaillée',
    '{l} comes into the service of {c} with {s}': '{l} entre au service {de c} avec {s}',
    '{l} comes into the service of {c}, alone in {p}': '{l} entre au service {de c}, seul {en p}',
    '{l} comes into the service of {c} and is without a stack until the next round': '{l} entre au service {de c} et reste sans pile jusqu’au prochain round',
    '{l} is with {s}': '{l} est avec {s}', '{l} is without a stack until the next round': '{l} est sans pile jusqu’au prochain round', '{l} is wounded until {x!}': '{l} est blessé jusqu’à {x}', '{l} is alone in {p}': '{l} est seul {en p}', '{l} is killed': '{l} est tué', '{l} is captured': '{l} est capturé',
    '{c} has stability {n#}': '{c} a une stabilité de {n}', '{c} has {n#} victory points': '{c} a {n} points de victoire', '{c} had {n#} ducats when the turn began': '{c} avait {n} ducats au début du tour',
    '{c} has spent {n#} ducats on {x!} ({y})': '{c} a dépensé {n} ducats à la ligne {x} ({y})',
    'active moves of {c}: none': 'mouvements actifs {de c} : aucun', 'active moves of {c}: {s}': 'mouvements actifs {de c} : {s}',
    'no corsairs raid {p}': 'aucun corsaire ne pille {p}', '{p} is not in revolt': '{p} n’est pas en révolte',
    'the port of {p} is blockaded': 'le port {de p} est bloqué', 'the port of {p} is not blockaded': 'le port {de p} n’est pas bloqué',
    'the siege of {p} began in an earlier turn': 'le siège {de p} a commencé dans un tour précédent', 'the siege of {p} began in this turn': 'le siège {de p} a commencé ce tour',
    '{c} has fought Turkish troops with an ARMY counter': '{c} a combattu des troupes turques avec un pion ARMÉE', '{c} has never fought Turkish troops with an ARMY counter': '{c} n’a jamais combattu de troupes turques avec un pion ARMÉE',
    'the army of {c} has no reforms': 'l’armée {de c} n’a pas de réformes', 'the army of {c} has the reforms {x!}': 'l’armée {de c} a les réformes {x}',
    'the Sund is frozen': 'le Sund est gelé', 'the Sund is open': 'le Sund est libre', 'the weather is bad': 'le temps est mauvais', 'the weather is good': 'le temps est bon', 'round {x!} begins': 'le round {x} commence',
    '{c} has a simple campaign without logistics': '{c} a une campagne simple sans logistique', '{c} has a simple campaign': '{c} a une campagne simple', '{c} has a passive campaign': '{c} a une campagne passive', '{c} has a major campaign': '{c} a une campagne majeure', '{c} has multiple campaigns': '{c} a des campagnes multiples', '{c} has no campaign': '{c} n’a pas de campagne',
    '{c} has declared exceptional levies and recruited {n#} LD by them': '{c} a déclaré des levées exceptionnelles et recruté ainsi {n} LD', '{c} has declared no exceptional levies': '{c} n’a pas déclaré de levées exceptionnelles',
    'its worst defeat of the round: none': 'sa pire défaite du round : aucune', 'its worst defeat of the round: minor': 'sa pire défaite du round : mineure', 'its worst defeat of the round: major': 'sa pire défaite du round : majeure',
  }),
  ['the alliances act in the order of {countries!}', ({ countries }) => `les alliances agissent dans l’ordre : ${titled((countries ?? '').split(', ').map(who).join(', '))}`],
  ...phrases({ '{p} has {x!}, to which the fortress with {n#} LD is friendly': '{p} : {x}, favorable à elle la forteresse de {n} LD' }),
  ['{raiders!} of {country!} lies in {place!}', raid], ['{raiders!} of {country!} lie in {place!}', raid],
  ['{raiders!} of {country!} raids {place!}', raid], ['{raiders!} of {country!} raid {place!}', raid],
  ['{place!} has {revolt!}', ({ place, revolt }) => /revolt/.test(revolt ?? '') ? `${place} : ${raiders(revolt ?? '')}` : `${who(place ?? '')} a ${units(revolt ?? '')}`],
  ...phrases({
    'a new naval stack of {c} ({u}) lies in {p}': 'une nouvelle pile navale {de c} ({u}) se trouve {en p}', '{s} lies in {p}': '{s} se trouve {en p}', '{s} has {u}, veteran': '{s} a {u}, vétérans', '{s} has {u}': '{s} a {u}',
  }),
];

function raid({ raiders: english, country, place }: Record<string, string>): string {
  return `${raiders(english ?? '')} ${de(who(country ?? ''))} ${inPlace(place ?? '')}`;
}

/** A change alone may begin with a name, so changes are read apart from all other texts. */
const reader = new Reader([{ exact: { A: 'A' }, templates: changes }], 'et');

/** Adjustments in the log. */
export const adjustment: readonly Template[] = [
  ['Adjustment by the host ({reason!}): {changes!}.', ({ reason, changes: all }) => `Ajustement par l’hôte (${reason}) : ${(all ?? '').split('; ').map((change) => reader.read(change).replace(/^(La|Le|Les) |^L’/, (article) => article.toLowerCase())).join(' ; ')}.`],
];

/** The kinds of changes and their fields. */
export const adjustmentWords: Readonly<Record<string, string>> = {
  'Leader: new': 'Chef : nouveau', 'Establishment: found or change': 'Établissement : fonder ou changer', 'Establishment: remove': 'Établissement : retirer', 'Printed leader': 'Chef imprimé', 'In the service of, where he can serve any country': 'Au service de, s’il peut servir tout pays',
  'Stack: new': 'Pile : nouvelle', 'Stack: move, put inside': 'Pile : déplacer, mettre à l’intérieur', 'Stack: units': 'Pile : unités', 'Stack: remove': 'Pile : retirer', 'Stack: foraging': 'Pile : fourrage', Country: 'Pays', Province: 'Province', Stack: 'Pile', Stacks: 'Piles', 'Has moved': 'A bougé', Leader: 'Chef',
  Siegeworks: 'Travaux de siège', 'Siegeworks -': 'Travaux de siège −', 'Siegeworks +': 'Travaux de siège +', Breach: 'Brèche', Breached: 'Brèche ouverte', 'Control of a province': 'Contrôle d’une province', 'Dutch flood': 'Inondation hollandaise', Mediterranean: 'Méditerranée', 'European seas': 'Mers d’Europe', Atlantic: 'Atlantique', 'Indian Ocean': 'Océan Indien', Pacific: 'Pacifique', 'CTZ England': 'CTZ Angleterre', 'CTZ Baltic': 'CTZ Baltique', 'CTZ Spain': 'CTZ Espagne', 'CTZ Holland': 'CTZ Hollande', 'CTZ Russia': 'CTZ Russie', 'CTZ Turkey': 'CTZ Turquie', 'CTZ Venice': 'CTZ Venise', Flooded: 'Inondée', 'Controlled by': 'Contrôlée par', Pillage: 'Pillage', Level: 'Niveau', 'Supply of a besieged fortress': 'Ravitaillement d’une forteresse assiégée', 'Supplied by a fleet': 'Ravitaillée par une flotte',
  'Supply of a stack': 'Ravitaillement d’une pile', 'Without a line of supply': 'Sans ligne de ravitaillement', 'Forages in its next battle': 'Fourrage à sa prochaine bataille', 'Fortress level': 'Niveau de forteresse', Condition: 'État', 'With stack': 'Avec la pile', 'Comes back in': 'Revient en', 'Stays in': 'Reste en', Stability: 'Stabilité', 'Victory points': 'Points de victoire', 'Of this turn': 'De ce tour',
  'Money spent on campaigns': 'Argent dépensé en campagnes', 'Line of the sheet': 'Ligne de la feuille', Ducats: 'Ducats', Treasury: 'Trésor', 'Ducats when the turn began': 'Ducats au début du tour', 'Order of the alliances': 'Ordre des alliances', 'One country of each alliance, in order': 'Un pays de chaque alliance, dans l’ordre', 'Owner of a province': 'Propriétaire d’une province', 'Owned by': 'Possédée par',
  'Revolts and rebellions': 'Révoltes et rébellions', 'Manoeuvre of their leader': 'Manœuvre de leur chef', 'LD in the fortress, where it is friendly to them': 'LD dans la forteresse, si elle leur est favorable', 'Corsairs that raid': 'Corsaires en raid', 'Corsairs of': 'Corsaires de', 'Blockade of a port': 'Blocus d’un port', 'Blockaded by a fleet': 'Bloqué par une flotte', 'Siege of an earlier turn': 'Siège d’un tour précédent', 'Began in an earlier turn': 'Commencé dans un tour précédent',
  Campaign: 'Campagne', 'Campaign: slots filled': 'Campagne : mouvements actifs faits', 'Exceptional levies': 'Levées exceptionnelles', 'Worst defeat of this round': 'Pire défaite de ce round', 'Declared this turn': 'Déclarées ce tour', 'LD recruited since': 'LD recrutés depuis', 'Has fought Turkish troops': 'A combattu des troupes turques', 'With an ARMY counter': 'Avec un pion ARMÉE', 'Reforms of the Turkish army': 'Réformes de l’armée turque', 'M-1a: reformed Janissaries': 'M-1a : Janissaires réformés', 'M-1b: Timar with muskets': 'M-1b : Timar à mousquets', 'M-2: no Timar and Pashas': 'M-2 : plus de Timar ni de Pachas',
  'War between two countries': 'Guerre entre deux pays', Enemy: 'Ennemi', 'Kind of war; none: peace': 'Genre de guerre ; aucun : paix', 'Attitude of a minor country': 'Attitude d’un pays mineur', Attitude: 'Attitude', Intervention: 'Intervention', 'Helps; none: fully at war': 'Aide ; personne : pleinement en guerre', 'Foreign, in a civil or religious war': 'Étrangère, dans une guerre civile ou religieuse', regular: 'régulière', overseas: 'outre-mer', 'at-sea': 'en mer', armistice: 'armistice', offensive: 'offensive', defensive: 'défensive', naval: 'navale',
  Weather: 'Temps', 'Bad weather': 'Mauvais temps', 'Ice on the Sund': 'Glace sur le Sund', Frozen: 'Gelé', Round: 'Round', Box: 'Case', 'Veteran LD': 'LD vétérans', 'Inside the fortress': 'Dans la forteresse', 'Adjustment by the host': 'Ajustement par l’hôte',
};
