import type { Template } from '../../../../../text/service/reader';
import { capital } from '../../../../../text/fr/grammar';
import { inPlace, phrases, ships, stackTitle, who } from './phrases';

const DEEDS: Readonly<Record<string, string>> = {
  'take aboard {s}': 'embarquer {s}', 'take {s} aboard': 'embarquer {s}',
  'attack {s}': 'attaquer {s}', 'blockade {p} and supply the troops there': 'bloquer le port {de p} et y ravitailler les troupes', 'blockade {p}': 'bloquer le port {de p}',
  'supply the troops there and blockade {p}': 'y ravitailler les troupes et bloquer le port {de p}',
  'supply the troops in {p}': 'ravitailler les troupes {en p}',
  'land in {p}, blockade its port and supply the troops': 'débarquer {en p}, bloquer son port et ravitailler les troupes',
  'land in {p} and supply the troops': 'débarquer {en p} et ravitailler les troupes', 'land in {p} and blockade its port': 'débarquer {en p} et bloquer son port',
  'land in {p} and supply the besieged port': 'débarquer {en p} et ravitailler le port assiégé', 'land and supply the troops in {p}': 'débarquer et ravitailler les troupes {en p}',
  'land and blockade {p}': 'débarquer et bloquer le port {de p}', 'land and supply besieged {p}': 'débarquer et ravitailler le port assiégé {de p}',
  'land in {p}': 'débarquer {en p}',
  'land, supply the troops and blockade {p}': 'débarquer, ravitailler les troupes et bloquer le port {de p}',
};

/** Whole texts of voyages and of attrition at sea. */
export const voyageWords: Readonly<Record<string, string>> = {
  'the last ships are lost': 'les derniers navires sont perdus', 'the ships left have no room for it': 'les navires qui restent n’ont pas de place pour lui',
  'supply for a besieged port is brought into the port': 'le ravitaillement d’un port assiégé s’apporte dans le port',
  'supply troops on its coasts': 'ravitailler les troupes de ses côtes', 'supply troops on the coasts': 'ravitailler les troupes des côtes', 'supply the besieged port': 'ravitailler le port assiégé',
  'a naval stack supplies all land stacks on its coasts: no province is named': 'une pile navale ravitaille toutes les piles de terre de ses côtes : aucune province n’est nommée',
  'no troops are aboard these ships': 'aucune troupe n’est à bord de ces navires', 'the ships have not left the port': 'les navires n’ont pas quitté le port', 'these ships are not large enough to supply the troops that they land': 'ces navires sont trop petits pour ravitailler les troupes qu’ils débarquent',
  'the troops aboard do not stay in the ships: the voyage ends with a landing': 'les troupes à bord ne restent pas dans les navires : la traversée finit par un débarquement', 'troops aboard': 'troupes à bord', 'transport by ships': 'transport par mer',
  'a naval stack fights corsairs in its sea zone once a round, in the siege segment, when it has announced that action': 'une pile navale combat les corsaires de sa zone de mer une fois par round, au segment des sièges, quand elle a annoncé cette action',
  'pause to drop and pick up ships': 's’arrêter pour laisser et emmener des navires', 'drop and pick up ships': 'laisser et emmener des navires', 'fight the corsairs': 'combattre les corsaires', 'fight corsairs': 'combattre les corsaires', explore: 'explorer', 'take gold aboard': 'embarquer de l’or', 'take gold aboard and sail on': 'embarquer de l’or et continuer',
  'announced action': 'action annoncée', 'parts of a naval stack that was divided when it was asked have one try together: one of them tries': 'les parties d’une pile navale divisée quand on l’interrogeait ont un seul essai ensemble : l’une d’elles essaie',
  'no naval stack of this name leaves a port that its alliance has lost': 'aucune pile navale de ce nom ne quitte un port que son alliance a perdu',
  'naval attrition': 'attrition navale', 'attrition at sea': 'attrition en mer', 'die for the escape from the blockade': 'dé pour échapper au blocus',
  'Naval stack: new': 'Pile navale : nouvelle', 'Naval stack: move': 'Pile navale : déplacer', 'Naval stack: ships': 'Pile navale : navires', 'Naval stack: remove': 'Pile navale : retirer', 'Naval stack': 'Pile navale', 'Port or sea zone': 'Port ou zone de mer',
  'FLEET+': 'FLOTTE+', 'FLEET-': 'FLOTTE−', 'Warships, those in FLEET counters counted': 'Vaisseaux de guerre, ceux des pions FLOTTE compris', Galleys: 'Galères', Transports: 'Transports', Galleasses: 'Galéasses', 'Thirds of a warship besides': 'Tiers de vaisseau en plus',
  'the naval stack is off the map': 'la pile navale n’est pas sur la carte', 'a naval stack has at most 3 FLEET counters, each with at least one ship': 'une pile navale a au plus 3 pions FLOTTE, chacun avec au moins un navire',
  'naval stacks move during the movements of their alliance': 'les piles navales se déplacent pendant les mouvements de leur alliance',
  'a voyage enters a sea zone, or begins an action where the stack lies at sea': 'une traversée entre dans une zone de mer, ou commence une action là où la pile est en mer',
  'no voyage of this stack waits to be continued': 'aucune traversée de cette pile n’attend d’être poursuivie', 'no naval stack of this name waits before a blockade': 'aucune pile navale de ce nom n’attend devant un blocus',
  'no blockader is asked whether it fights this stack': 'aucun bloqueur n’a à dire s’il combat cette pile', 'no naval stack of this name was turned away from a port': 'aucune pile navale de ce nom n’a été refoulée d’un port',
  'a stack that was turned away goes to the closest friendly port that is not blockaded': 'une pile refoulée va au port ami non bloqué le plus proche', 'no ships of this stack are to be lost now': 'cette pile n’a pas de navires à perdre maintenant',
};

/** A sentence about a naval stack that begins with it: games of other rules have such sentences, too. */
function fleets(text: Readonly<Record<string, string>>): Template[] {
  return Object.entries(text).flatMap(([english, french]) => ["'s", "'"].map((possessive): Template => [`{country!}${possessive} naval stack of {rest!} ${english}`,
    ({ country, rest, ...parts }) => {
      const stack = stackTitle(`${country}${possessive} naval stack of ${rest}`);
      return stack && !Object.values(parts).some((part) => / left; /.test(part)) ? `${capital(stack)} ${french
      .replace(/\{en (\w+)\}/g, (_, name: string) => inPlace(parts[name] ?? '')).replace(/\{de (\w+)\}/g, (_, name: string) => `de ${parts[name] ?? ''}`.replace(/^de (?=[aeiouàâéèêîôûAEIOUÉÈ])/, 'd’'))
      .replace(/\{who (\w+)\}/g, (_, name: string) => who(parts[name] ?? '')).replace(/\{ships (\w+)\}/g, (_, name: string) => ships(parts[name] ?? '')).replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')}` : null;
    }]));
}

/** Movements at sea, blockades, actions of naval stacks, and attrition at sea. */
export const voyage: readonly Template[] = [
  ...phrases(DEEDS),
  ...phrases({
    '{s} leaves for a closest friendly port that is not blockaded and holds it': '{s} part pour un port ami le plus proche, non bloqué et assez grand',
    'the FLEET counters of {s} and its ships outside them carry {n#} LD at most, and {s2} has {m#}: a smaller part of it may go': 'les pions FLOTTE {de s} et ses navires hors d’eux portent au plus {n} LD, et {s2} en a {m} : une partie plus petite peut embarquer',
    '{c} has {n#} FLEET counter, and {m#} beside the map': '{c} a {n} pion FLOTTE, dont {m} hors de la carte', '{c} has {n#} FLEET counters, and {m#} beside the map': '{c} a {n} pions FLOTTE, dont {m} hors de la carte',
    '{c} has {n#} FLEET counter, and {m#} beside the map: both parts together have no more FLEETs than that': '{c} a {n} pion FLOTTE, dont {m} hors de la carte : les deux parties n’ont pas plus de FLOTTES ensemble',
    '{c} has {n#} FLEET counters, and {m#} beside the map: both parts together have no more FLEETs than that': '{c} a {n} pions FLOTTE, dont {m} hors de la carte : les deux parties n’ont pas plus de FLOTTES ensemble',
    '{n#} LD lost: {why}': '{n} LD perdus : {why}', '{n#} ducats lost: {why}': '{n} ducats perdus : {why}', '{n#} % as of the ships, what is left rounded down': '{n} % comme des navires, le reste arrondi au-dessous', '{n#} % as of the ships': '{n} % comme des navires',
    '{n#} MP, an end is no controlled port': '{n} PM, une extrémité n’est pas un port contrôlé', '{n#} MP, from a controlled port to another': '{n} PM, d’un port contrôlé à un autre',
    'ships bring beaten troops to a closest friendly port that is not blockaded and holds them': 'des navires ramènent des troupes battues dans un port ami le plus proche, non bloqué et assez grand',
    'no ships of this name have a port to choose for beaten troops now': 'aucun navire de ce nom n’a de port à choisir pour des troupes battues',
    'no land stack of {c} or its allies is called {name!}': 'aucune pile de terre {de c} ou de ses alliés ne s’appelle {name}', '{s} does not stand where ships in {p} could take it aboard': '{s} n’est pas là où des navires {en p} pourraient l’embarquer',
    '{s} carries troops already: it carries one land stack': '{s} porte déjà des troupes : elle porte une seule pile de terre', '{s} has moved this impulse: troops go aboard before they move': '{s} s’est déplacée pendant cette impulsion : les troupes embarquent avant de se déplacer',
    '{s} holds Timar or Pashas, or no troops: they never go by sea': '{s} contient des Timar ou des Pachas, ou aucune troupe : ils ne vont jamais par mer',
    '{s} needs {need!} transport points, {s2} has {room!}: a smaller part of it may go': '{s} demande {need} points de transport, {s2} en a {room} : une partie plus petite peut embarquer',
    'no friendly port that is large enough for the ships can be reached from {p}, and one end of the transport is such a port': 'aucun port ami assez grand pour les navires ne peut être atteint depuis {p}, et un bout du transport est un tel port',
    'nobody lands in {p} from {p2}': 'personne ne débarque {en p} depuis {p2}', '{p} is closed to these troops': '{p} est fermé à ces troupes',
    'the troops went aboard in {p}, where no controlled port is large enough for the ships: they land in such a port': 'les troupes ont embarqué {en p}, où aucun port contrôlé n’est assez grand pour les navires : elles débarquent dans un tel port',
    'the besieged fortress of {p} has no room for them': 'la forteresse assiégée {de p} n’a pas de place pour elles', 'the troops aboard {s} land before the ships do anything else': 'les troupes à bord {de s} débarquent avant que les navires fassent autre chose',
    'the troops aboard {s} do not stay in the ships: the voyage ends with a landing': 'les troupes à bord {de s} ne restent pas dans les navires : la traversée finit par un débarquement',
    'there are no enemy corsairs at sea in {p}': 'il n’y a pas de corsaires ennemis en mer {en p}',
    '{s} fights the corsairs in {p} already: one stack of an alliance does': '{s} combat déjà les corsaires {en p} : une seule pile d’une alliance le fait',
    'attrition at sea of {name!}': 'attrition en mer de {name}', 'blockade of {p} run by {name!}': 'blocus {de p} forcé par {name}',
    'these ships cannot be in {p}': 'ces navires ne peuvent pas être {en p}',
    'the port of {p} is not friendly to {c} or too small for these ships (EU-STACK-5)': 'le port {de p} n’est pas ami {de c}, ou est trop petit pour ces navires (EU-STACK-5)', '{c} has no naval technology in this scenario': '{c} n’a pas de technologie navale dans ce scénario',
    'there is no naval stack {name!}': 'il n’y a pas de pile navale {name}', 'there is no sea zone or port {name!}': 'il n’y a ni zone de mer ni port {name}',
    'no ship goes from {p} to {p2} without another zone between them': 'aucun navire ne va {de p} à {p2} sans une autre zone entre les deux', 'there is no port in {p}': 'il n’y a pas de port {en p}',
    'the presidio in {p} holds no FLEET counter and no ships with troops aboard: they lie in the sea zone beside it, and troops land from there as in a port': 'le préside {en p} n’abrite ni pion FLOTTE ni navires avec des troupes à bord : ils se tiennent dans la zone de mer voisine, d’où les troupes débarquent comme dans un port',
    'the port of {p} is not friendly to {s} or too small for it': 'le port {de p} n’est pas ami pour {s}, ou est trop petit pour elle',
    'galleys go to the Mediterranean and the Baltic alone, not to {p}': 'les galères ne vont qu’en Méditerranée et en Baltique, pas vers {p}', '{p} is frozen': '{p} est pris par les glaces', '{p} is not known in this game': '{p} n’est pas connu dans cette partie',
    'ships do not pass through {p} from one coast to the other': 'les navires ne passent pas par {p} d’une côte à l’autre',
    'ships leave the port of {p} by the zone from which they entered it: to go on to {p2} in the same movement their country must own it': 'les navires quittent le port {de p} par la zone d’où ils y sont entrés : pour continuer vers {p2} dans le même mouvement, leur pays doit le posséder',
    'ships leave the port of {p} by the zone from which they entered it: to go on to {p2} in the same movement their country must own a trading post or a colony there, as they have a FLEET counter': 'les navires quittent le port {de p} par la zone d’où ils y sont entrés : pour continuer vers {p2} dans le même mouvement, leur pays doit y posséder un comptoir ou une colonie, car ils ont un pion FLEET',
    'ships leave the port of {p} by the zone from which they entered it: to go on to {p2} in the same movement their country must own a fort, a trading post or a colony there': 'les navires quittent le port {de p} par la zone d’où ils y sont entrés : pour continuer vers {p2} dans le même mouvement, leur pays doit y posséder un fort, un comptoir ou une colonie', '{c} has declared no campaign: its naval stacks do not move': '{c} n’a pas déclaré de campagne : ses piles navales ne bougent pas',
    'no port of {p} is blockaded from {p2}': 'aucun port {de p} n’est bloqué depuis {p2}', 'the port of {p} is not in the hands of an enemy of {c}': 'le port {de p} n’est pas aux mains d’un ennemi {de c}',
    '{u} are too few to blockade a fortress of level {n#}': '{u} sont trop peu pour bloquer une forteresse de niveau {n}', 'nobody besieges {p}': 'personne n’assiège {p}',
    'ships supply troops on a coast from the sea: those that land in a port are supplied by it': 'des navires ravitaillent des troupes d’une côte depuis la mer : celles qui débarquent dans un port le sont par lui',
    '{s} has announced what it does in {p}, which ends its movement: it does that or stays': '{s} a annoncé ce qu’elle fait {en p}, ce qui termine son mouvement : elle le fait ou reste',
    '{s} has fought on this voyage: it explores nothing any more, and takes neither troops nor gold aboard': '{s} a combattu pendant ce voyage : elle n’explore plus rien, et n’embarque ni troupes ni or',
    'an action is announced as the ships enter a zone, before anybody intercepts them there': 'une action s’annonce quand les navires entrent dans une zone, avant que quiconque les y intercepte',
    'ships announce that they explore, and say what when they do: no zone is named': 'des navires annoncent qu’ils explorent, et disent quoi au moment de le faire : aucune zone n’est nommée',
  }),
  ...fleets({
    'supplies one land stack: a province is named': 'ravitaille une seule pile de terre : une province est nommée',
    'has moved this impulse': 's’est déplacée pendant cette impulsion', 'no longer acts where it is.': 'n’agit plus là où elle est.',
    'sailed from {p!} to {p2!}.': 'a fait voile {de p} vers {p2}.', 'sailed from {p!} to {p2!}, now {u!}.': 'a fait voile {de p} vers {p2}, maintenant {ships u}.', 'in {p!}: now {u!}.': '{en p} : maintenant {ships u}.',
  }),
  ...phrases({ 'Gone from {p}: {s}.': 'Partie {de p} : {s}.', 'New in {p}: {s}.': 'Nouvelle {en p} : {s}.',
    '{c} lost {u} to be refitted.': '{c} a {u} de moins à réparer.', '{c} gained {u} to be refitted.': '{c} a {u} de plus à réparer.', '{c} lost {u} on the map.': '{c} a perdu {u} sur la carte.', '{c} gained {u} on the map.': '{c} a gagné {u} sur la carte.' }),
];

/** What the modifiers of a voyage's attrition are, in one line; read last. */
export const voyageEnds: readonly Template[] = [
  ...["'s", "'"].map((possessive): Template => [`{country!}${possessive} naval stack of {rest!}`, ({ country, rest }) => stackTitle(`${country}${possessive} naval stack of ${rest}`)]),
  ['{by#} {modifier}, {more}', ({ by, modifier, more }) => /^[+-]/.test(by ?? '') ? `${by} ${modifier}, ${more}` : null],
  ['{by#} {modifier}', ({ by, modifier }) => /^[+-]/.test(by ?? '') ? `${by} ${modifier}` : null],
  ...phrases({ }),
];
