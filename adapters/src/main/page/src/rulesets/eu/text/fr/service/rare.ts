import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** What is seldom refused or asked, and begins with a word of its own. */
export const rare: readonly Template[] = phrases({
  'revolts are fought in the siege segment, when all impulses of the round are played': 'on combat les révoltes au segment des sièges, quand toutes les impulsions du round sont jouées', 'there is no revolt in {p}': 'il n’y a pas de révolte {en p}',
  'no troops can fight the revolt in {p} now: none stand in its field, or they have besieged or fought in this round': 'aucunes troupes ne peuvent combattre maintenant la révolte {en p} : il n’y en a pas en rase campagne, ou elles ont assiégé ou combattu dans ce round',
  'the effect of the undermining comes first': 'l’effet de la sape vient d’abord', 'corsairs are fought in the siege segment, when all impulses of the round are played': 'on combat les corsaires au segment des sièges, quand toutes les impulsions du round sont jouées',
  'no corsairs raid {p}': 'aucun corsaire ne pille {p}',
  'no troops can fight the corsairs in {p} now: none stand in its field, or they have besieged or fought in this round': 'aucunes troupes ne peuvent combattre maintenant les corsaires {en p} : il n’y en a pas en rase campagne, ou elles ont assiégé ou combattu dans ce round',
  'enemies stand in {p}: the move ends there': 'des ennemis se trouvent {en p} : le mouvement s’y arrête',
  'the move ends at the fortress of {p}: {n#} LD of others must stay before it to let the stack pass': 'le mouvement s’arrête à la forteresse {de p} : {n} LD d’autres piles doivent rester devant elle pour laisser passer la pile',
  'no way to {p} costs at most {n#} MP': 'aucun chemin vers {p} ne coûte {n} MP au plus', 'nobody is asked in {p} how many LD it loses with its Pashas': 'on ne demande à personne {en p} combien de LD il perd avec ses Pachas',
  'exactly {n#} LD of the stacks there fight, each stack with units that it can give, and militia whole; if all troops of a stack fight, its leaders fight with them':
    'exactement {n} LD des piles sur place combattent, chaque pile avec des unités qu’elle peut donner, et la milice tout entière ; si toutes les troupes d’une pile combattent, ses chefs combattent avec elles',
  'exactly {n#} LD beside Pashas and {m#} Pasha of the stacks there fight, each stack with units that it can give, and militia whole; if all troops of a stack fight, its leaders fight with them':
    'exactement {n} LD sans compter les Pachas et {m} Pacha des piles sur place combattent, chaque pile avec des unités qu’elle peut donner, et la milice tout entière ; si toutes les troupes d’une pile combattent, ses chefs combattent avec elles',
  'exactly {n#} LD beside Pashas and {m#} Pashas of the stacks there fight, each stack with units that it can give, and militia whole; if all troops of a stack fight, its leaders fight with them':
    'exactement {n} LD sans compter les Pachas et {m} Pachas des piles sur place combattent, chaque pile avec des unités qu’elle peut donner, et la milice tout entière ; si toutes les troupes d’une pile combattent, ses chefs combattent avec elles',
  'leaders and veterans are named with the units that go; where all go, they go along': 'les chefs et les vétérans se nomment avec les unités qui partent ; où tout part, ils partent aussi',
});

/** Those that begin with a name: they come last. */
export const rareEnds: readonly Template[] = phrases({
  '{x}; such troops fight no revolt either (EU-SIEGE)': '{x} ; de telles troupes ne combattent pas non plus de révolte (EU-SIEGE)', '{x}; such troops fight no corsairs either (EU-SIEGE)': '{x} ; de telles troupes ne combattent pas non plus de corsaires (EU-SIEGE)',
  '{p} is neutral: its fortress bars the way': '{p} est neutre : sa forteresse barre le chemin', '{p} is controlled by {c}, neither a friend nor an enemy: its fortress bars the way': '{p} est contrôlée par {c}, ni amie ni ennemie : sa forteresse barre le chemin',
  '{p} is neutral and may be crossed, not held: the march ends further on': '{p} est neutre : on peut la traverser, non s’y tenir ; la marche s’achève plus loin',
  '{l} is a Pasha and stays with his troops': '{l} est un Pacha et reste avec ses troupes', '{l} is alone in {p} already': '{l} est déjà seul {en p}',
  '{l} cannot stay alone in {p}, since his country only intervenes with its stack': '{l} ne peut rester seul {en p}, car son pays n’intervient qu’avec sa pile',
});
