import type { Spoken } from '../../../../text/spoken';
import type { english } from '../en';

/** The French texts of the board of the Europa rules. */
export const french: Spoken<typeof english> = {
  stack: { veteran: 'vétérans', besieging: 'assiège', besieged: 'assiégée', moved: 'a bougé', foraging: 'fourrage à sa prochaine bataille', size: (ld: number) => `${ld} LD` },
  supply: {
    states: { full: 'pleinement ravitaillée', weak: 'ravitaillement faible', none: 'sans ligne de ravitaillement', besieged: 'assiégée : ravitaillée par sa forteresse' },
    length: (mp: number) => `${mp} MP jusqu’à sa source`, cutOff: 'détruite à son prochain ravitaillement si aucune ligne ne l’atteint avant',
  },
  zone: {
    owner: 'Propriétaire', controller: 'Contrôle', terrain: 'Terrain', fortress: 'Forteresse', income: 'Revenu', level: (level: number) => `niveau ${level}`,
    ports: 'Ports', siegeworks: 'Travaux de siège', works: (major: number, minor: number) => [major ? `Travaux majeurs (${major})` : '', minor ? `${major ? 'travaux mineurs' : 'Travaux mineurs'} (${minor})` : ''].filter(Boolean).join(', '), breached: 'brèche ce tour', besieged: 'assiégée', city: 'Ville', mark: 'Marque', pillages: 'Pillée', flood: 'Inondation', flooded: 'seuls les Hollandais y entrent', revolts: 'En révolte', corsairs: 'Corsaires', presidio: 'Préside', leadersAlone: 'Chefs seuls',
    supplied: 'ravitaillée par mer', blockaded: 'port bloqué', continued: 'siège d’un tour précédent',
  },
  legends: {
    river: 'rivière', pass: 'col', strait: 'détroit', frontier: 'frontière entre partis', fort: 'forteresse avec son niveau',
    taken: 'tenue par un autre que son propriétaire', port: 'port (une ancre)', blockade: 'port bloqué (une ancre dans un cercle barré)', besieging: 'assiège', besieged: 'est assiégée', flood: 'inondée par les Hollandais (des vagues)', veteran: '★ vétérans',
    supply: 'ligne de ravitaillement', corsairs: 'corsaires (un drapeau noir)',
    colony: 'colonie avec son niveau (une maison)', tradingPost: 'comptoir avec son niveau (un tonneau)', mission: 'mission (une croix)', worldFort: 'fort ; en pointillés tant qu’il est en construction',
    gold: 'or qui attend des navires', risen: 'indigènes soulevés, en LD', unknown: 'pas découverte', carried: 'découverte, pas encore rapportée',
  },
  campaign: {
    allows: (land: string, sea: string) => `terre : ${land} ; mer : ${sea}`, intercepts: (where: string) => `intercepte : ${where}`,
  },
  paints: { control: 'Contrôle', terrain: 'Terrain' },
  treasury: (ducats: number) => `${ducats} D`,
  weather: 'mauvais temps', sund: 'le Sund est gelé', extended: 'campagne prolongée',
  turn: (turn: number) => `tour ${turn}`,
  segments: {
    initiative: 'initiative', 'starting-round': 'round de départ', wintering: 'hivernage', leaders: 'chefs', supply: 'ravitaillement', campaigns: 'campagnes', movements: 'mouvements',
    exploration: 'explorations', battles: 'batailles', 'siege-attrition': 'attrition des sièges', sieges: 'sièges', continuation: 'continuation', levies: 'levées', refit: 'remise en état',
    forts: 'forts', redeployment: 'redéploiement', over: 'terminé',
  },
};
