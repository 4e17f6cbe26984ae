import type { Template } from '../../../../../text/service/reader';
import { phrases, stackTitle } from './phrases';

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
  'supply troops on its coasts': 'ravitailler les troupes de ses côtes', 'supply troops on the coasts': 'ravitailler les troupes des côtes', 'supply the besieged port': 'ravitailler le port assiégé',
  'pause to drop and pick up ships': 's’arrêter pour laisser et emmener des navires', 'drop and pick up ships': 'laisser et emmener des navires', 'fight the corsairs': 'combattre les corsaires', 'fight corsairs': 'combattre les corsaires', explore: 'explorer', 'take gold aboard': 'embarquer de l’or', 'take gold aboard and sail on': 'embarquer de l’or et continuer',
  'naval attrition': 'attrition navale', 'attrition at sea': 'attrition en mer',
  'Naval stack: new': 'Pile navale : nouvelle', 'Naval stack: move': 'Pile navale : déplacer', 'Naval stack: ships': 'Pile navale : navires', 'Naval stack: remove': 'Pile navale : retirer', 'Naval stack': 'Pile navale', 'Port or sea zone': 'Port ou zone de mer',
  'FLEET+': 'FLOTTE+', 'FLEET-': 'FLOTTE−', 'Warships, those in FLEET counters counted': 'Vaisseaux de guerre, ceux des pions FLOTTE compris', Galleys: 'Galères', Transports: 'Transports', Galleasses: 'Galéasses', 'Thirds of a warship besides': 'Tiers de vaisseau en plus',
  'a naval stack has at most 3 FLEET counters, each with at least one ship': 'une pile navale a au plus 3 pions FLOTTE, chacun avec au moins un navire',
};

/** Movements at sea, blockades, actions of naval stacks, and attrition at sea. */
export const voyage: readonly Template[] = [
  ...phrases(DEEDS),
  ...phrases({
    'attrition at sea of {name!}': 'attrition en mer de {name}', 'blockade of {p} run by {name!}': 'blocus {de p} forcé par {name}',
  }),
];

/** A naval stack by itself; read last. */
export const voyageEnds: readonly Template[] = [
  ...["'s", "'"].map((possessive): Template => [`{country!}${possessive} naval stack of {rest!}`, ({ country, rest }) => stackTitle(`${country}${possessive} naval stack of ${rest}`)]),
];
