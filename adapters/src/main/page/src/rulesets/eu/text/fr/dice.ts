import type { Spoken } from '../../../../text/spoken';
import type { dieNames, sides } from '../dice';

/** The sides of a procedure and what dice are thrown for, in French. */
export const frenchSides: Spoken<typeof sides> = { phasing: 'Actif', nonPhasing: 'Non actif', besieger: 'Assiégeant', besieged: 'Assiégé', interceptor: 'Intercepteur', moving: 'Pile en mouvement', corsair: 'Corsaire', convoy: 'Convoi', blockader: 'Bloqueur', runner: 'Forceur du blocus', battery: 'Batterie', attrition: 'Attrition', troops: 'Troupes à bord', defender: 'Défenseur à terre' };

export const frenchDieNames: Spoken<typeof dieNames> = {
  evasion: 'Esquive', replacementLeader: 'Chef de remplacement', wind: 'Vent', fire1: 'Feu du premier jour', shock1: 'Choc du premier jour', retreatAttempt: 'Retraite après le premier jour',
  fire2: 'Feu du second jour', shock2: 'Choc du second jour', pursuit: 'Poursuite', smallStack: 'Petite pile', retreat: 'Retraite', leaderCasualty: 'Perte de chef', leaderFate: 'Sort du chef',
  fire: 'Feu', shock: 'Choc', undermining: 'Sape', attrition: 'Attrition', remainder: 'Reste',
  interception: 'Interception', continuation: 'Continuation', revolt: 'Révolte', corsair: 'Corsaires', exploration: 'Exploration', half: 'Demi-détachement', leaderDeath: 'Mort du chef', escape: 'Évasion', conquistador: 'Conquistador', presidio: 'Batterie', raid: 'Raid', pirates: 'Pays mineurs', activation: 'Soulèvement des indigènes',
};
