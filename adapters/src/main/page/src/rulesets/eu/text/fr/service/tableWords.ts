import { typeset } from '../../../../../text/fr/grammar';
import type { Template } from '../../../../../text/service/reader';

/** The words in the printed tables: names of rows and columns, and cells. */
export const tableWords: Readonly<Record<string, string>> = {
  losses: 'pertes', manoeuvre: 'manœuvre', natives: 'indigènes', interception: 'interception', breach: 'brèche', 'trade fleet+': 'flotte de commerce+', success: 'succès', failure: 'échec', half: 'demi-résultat', killed: 'tué', captured: 'capturé', unharmed: 'indemne', none: 'aucun', nothing: 'rien', surrender: 'reddition',
  '3 to 5 LD': '3 à 5 LD', '1 LD in a fort': '1 LD dans un fort', '1 any stack or all small stacks': '1 pile quelconque ou toutes les petites piles', '1 any stack or all stacks of at most 1 fleet': '1 pile quelconque ou toutes les piles d’une flotte au plus',
  '1 small stack': '1 petite pile', '1 stack of at most 1 fleet': '1 pile d’une flotte au plus', '1 stack without fleet': '1 pile sans flotte', '2 FLEET': '2 FLOTTES', 'FLEET MINUS': 'FLOTTE −', 'FLEET PLUS': 'FLOTTE +',
  LAND: 'TERRE', SEA: 'MER', 'LDE never count; at most 2 loose in a stack': 'les LDE ne comptent jamais ; au plus 2 isolés dans une pile', 'NDE never count; at most 2 loose in a stack': 'les NDE ne comptent jamais ; au plus 2 isolés dans une pile',
  'ND and NDE only': 'ND et NDE seulement', 'NDE only': 'NDE seulement', 'TUR only; not counted in the counters or LD limits': 'TUR seulement ; ne comptent pas dans les limites de pions ou de LD',
  'campaign and attrition threshold; plus 1 pasha': 'seuil des campagnes et de l’attrition ; plus 1 Pacha', 'active land': 'actifs à terre', 'active sea': 'actifs en mer', all: 'tous', any: 'toute', 'army counter allowed': 'pion ARMÉE permis',
  arquebus: 'Arquebuse', baroque: 'Baroque', renaissance: 'Renaissance', medieval: 'Médiévale', muskets: 'Mousquets', 'lace-war': 'Guerre en dentelles', bering: 'Béring',
  'besieged fire': 'feu de l’assiégé', 'besieged fire breach': 'feu de l’assiégé, brèche', 'besieged shock': 'choc de l’assiégé', 'besieged shock breach': 'choc de l’assiégé, brèche', 'besieger fire': 'feu de l’assiégeant', 'besieger shock': 'choc de l’assiégeant',
  blockaded: 'bloqué', 'open or resupplied': 'ouvert ou ravitaillé', box: 'case', 'no breach': 'sans brèche', 'cost ducats': 'coût en ducats', 'enemy clear': 'ennemie, dégagée', 'enemy mountain': 'ennemie, montagne', 'friendly clear': 'amie, dégagée',
  'europe mp': 'MP en Europe', 'rotw mp': 'MP hors d’Europe', 'europe, plain': 'Europe, plaine', 'europe, rough': 'Europe, terrain difficile', 'fort, plain': 'fort, plaine', 'fort, rough': 'fort, terrain difficile', 'rotw, plain': 'hors d’Europe, plaine', 'rotw, rough': 'hors d’Europe, terrain difficile',
  'friendly provinces or stacks with at most 1 fleet': 'provinces amies ou piles d’une flotte au plus', 'in or out of swamp': 'dans un marais ou hors d’un marais', 'land move': 'mouvement à terre', 'naval move': 'mouvement en mer',
  'naval move friendly port to friendly port': 'mouvement en mer, de port ami en port ami', 'land, counters': 'terre, pions', 'land, ld': 'terre, LD', 'land, ld per fortress level': 'terre, LD par niveau de forteresse', 'land, lde counted': 'terre, LDE comptés',
  'land, pashas extra': 'terre, Pachas en plus', 'land, small stack ld': 'terre, LD d’une petite pile', 'sea, counters': 'mer, pions', 'sea, nde counted': 'mer, NDE comptés', 'sea, transport extra': 'mer, transports en plus',
  'the guide knows three counters and no more': 'le guide ne connaît que trois pions',
  'port arsenal, fleet counters': 'arsenal, pions FLOTTE', 'port fort, fleet counters': 'port d’un fort, pions FLOTTE', 'port, fleet counters': 'port, pions FLOTTE', 'regular port': 'port ordinaire', 'transport counters allowed on top': 'pions de transport permis en plus',
  'line of supply': 'ligne de ravitaillement', 'max ld supplied': 'LD ravitaillés au plus', 'min nd': 'ND au moins', 'naval size': 'taille navale', 'mountain pass': 'col', 'non national desert': 'désert hors du territoire national',
  note: 'note', 'other rough': 'autre terrain difficile', 'other rough for natives': 'autre terrain difficile, pour les indigènes', 'wasteland for non wasteland natives': 'zone peu développée, pour qui n’y est pas chez lui', percent: 'pour cent',
  'period from': 'de la période', 'period to': 'à la période', terrains: 'terrains', 'pursuit drm': 'modificateur de poursuite', 'shock drm': 'modificateur de choc', value: 'valeur', result: 'résultat', river: 'rivière', strait: 'détroit',
  passive: 'passive', simple: 'active', 'simple no logistics': 'active sans logistique', major: 'majeure', multiple: 'multiple', minor: 'mineurs', plain: 'plaine', 'dense-forest': 'forêt dense', 'northern-forest': 'forêt du Nord', 'sparse-forest': 'forêt clairsemée', desert: 'désert',
  austria: 'Autriche', england: 'Angleterre', france: 'France', holland: 'Hollande', poland: 'Pologne', portugal: 'Portugal', prussia: 'Prusse', russia: 'Russie', 'russia, reformed': 'Russie, réformée', spain: 'Espagne', sweden: 'Suède',
  turkey: 'Turquie', 'turkey, janissary': 'Turquie, Janissaires', turkey_vizier: 'Vizir de la Turquie', usa: 'États-Unis', venice: 'Venise', 'country sweden': 'pays : Suède', 'country turkey': 'pays : Turquie',
};

export const tableTemplates: readonly Template[] = [
  ['{n#} LD or more', '{n} LD ou plus'], ['{n#} LD or less', '{n} LD ou moins'], ['{n#} to {m#} LD', '{n} à {m} LD'], ['{columns!}, morale {n#}', '{columns}, moral {n}'], ['{box!}, extended campaign', '{box}, campagne prolongée'],
  ['{n!} on an odd die', '{n} sur un dé impair'], ['{n#} or less', '{n} ou moins'], ['{n#} or more', '{n} ou plus'], ['{n#} to {m#}', '{n} à {m}'], ['over {n#}', 'plus de {n}'], ['level {n#}', 'niveau {n}'],
  ['class {name!}, reformed tur', 'classe {name}, Turquie réformée'], ['class {name!}', ({ name }) => /^(A|I{1,3}M?|IVM?)$/.test(name ?? '') ? `classe ${name}` : null],
  ['{one!}|{others!}', ({ one, others }) => `${one}|${others}`.split('|').map((terrain) => tableWords[terrain] ?? terrain).map(typeset).join(', ')],
];
