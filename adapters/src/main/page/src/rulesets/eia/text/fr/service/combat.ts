import { at } from './nouns';
import { texts, told } from './build';
import { leaders } from './nations';


const steps: Readonly<Record<string, string>> = {
  'selection of chits': 'choix des jetons', 'outflank announcement': 'annonce du débordement', 'division of an outflanking force': 'division d’une force de débordement', 'chits revealed': 'jetons révélés',
  withdrawals: 'replis', 'forces and morale revealed': 'forces et moral révélés', 'combat tables': 'tables de combat', 'guard and artillery': 'garde et artillerie', 'combat resolution': 'résolution du combat',
  'victory and defeat': 'victoire et défaite', 'reinforcing attempts': 'essais de renfort', 'arrival of outflanking forces': 'arrivée des forces de débordement', 'end of the day': 'fin du jour',
  'depots after the combat': 'dépôts après le combat', 'no force is to be divided': 'aucune force n’est à diviser',
};
export const chits: Readonly<Record<string, string>> = {
  outflank: 'débordement', assault: 'assaut', 'escalated assault': 'assaut renforcé', echelon: 'échelon', probe: 'sonde', counterattack: 'contre-attaque', 'escalated counterattack': 'contre-attaque renforcée',
  cordon: 'cordon', withdraw: 'repli', defend: 'défense',
};
const kinds: Readonly<Record<string, string>> = { 'field combat': 'combat en campagne', 'limited field combat': 'combat en campagne limité', 'trivial combat': 'combat mineur' };
/** Steps, chits and kinds of combats. */
export const combat = texts({
  ...steps, ...chits, ...kinds,
},
told('Combat of {place!}', ({ place }) => `Combat ${at(place!)}`),
);

/** Sentences that begin with a name or a number: read last. */
export const combatLast = texts(Object.fromEntries([...leaders].map((leader) => [`${leader} commands`, `${leader} commande`])),
);
