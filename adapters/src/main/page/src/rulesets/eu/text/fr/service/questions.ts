/** Why there is no question to the adjudicator about an event of a game. */
export const questionWords: Readonly<Record<string, string>> = {
  'The highest die goes first, and equal ones are thrown again, for as many countries as there are: no procedure of the adjudicator compares the dice of several countries (EU-INIT-1).':
    'Le plus haut dé passe d’abord et les égaux sont relancés, pour autant de pays qu’il y en a : aucune procédure de l’arbitre ne compare les dés de plusieurs pays (EU-INIT-1).',
  'Exploration detachments are among the troops, and a request has whole LD in Europe: their thirds are lost in the game alone (EU-ATTR-SCALE).':
    'Il y a des détachements d’exploration parmi les troupes, et une question n’a en Europe que des LD entiers : leurs tiers ne se perdent que dans la partie (EU-ATTR-SCALE).',
  'No die decides a landing by itself. Each roll on its way has its own question, where it was thrown: the blockade, the batteries, the interception at sea, the attrition of the ships, and the battle ashore (EU-SEA-TRANSPORT).':
    'Aucun dé ne décide à lui seul d’un débarquement. Chaque jet en chemin a sa propre question, là où il a été lancé : le blocus, les batteries, l’interception en mer, l’attrition des navires et la bataille à terre (EU-SEA-TRANSPORT).',
  'The die chooses among the unnamed leaders of the country who are not in play, and a request does not hold the leaders of a game. With one left none is thrown (EU-LEAD-7).':
    'Le dé choisit parmi les chefs sans nom du pays qui ne sont pas en jeu, et une question ne contient pas les chefs d’une partie. S’il n’en reste qu’un, on ne lance pas de dé (EU-LEAD-7).',
  'The die reads the values of the Vizier from the table of replacement leaders, for a roll outside a battle; only a battle or an assault draws a leader at the adjudicator, by the die replacementLeader (EU-CMD-6).':
    'Le dé donne les valeurs du Vizir dans la table des chefs de remplacement, pour un jet hors d’une bataille ; l’arbitre ne tire un chef que dans une bataille ou un assaut, par le dé replacementLeader (EU-CMD-6).',
  'A missionary is tested alone after the battle of his stack; a request has only the leader who commands a side (EU-BATTLE-CASUALTY).':
    'Un missionnaire est testé à part après la bataille de sa pile ; une question n’a que le chef qui commande un camp (EU-BATTLE-CASUALTY).',
  'The die reads the box in which the turn begins, with no modifier; the adjudicator asks only whether a turn goes on after a round (EU-RND-START).':
    'Le dé donne la case où commence le tour, sans modificateur ; l’arbitre ne traite que la suite du tour après un round (EU-RND-START).',
  'Timar lose in winter by the provinces between them and their home, and no kind of attrition of a request has that distance (EU-TUR-4).':
    'Les Timar perdent en hiver selon les provinces qui les séparent de chez eux, et aucune sorte d’attrition d’une question n’a cette distance (EU-TUR-4).',
  'Less than 1 LD besieges the fort, as exploration detachments may: a request has at least 1 LD before one (EU-SIEGE-UNDERMINING).':
    'Moins de 1 LD assiège le fort, comme peuvent le faire des détachements d’exploration : une question a au moins 1 LD devant un fort (EU-SIEGE-UNDERMINING).',
  'Transports alone fight the corsairs, and a request has a FLEET or a ship that fights (EU-CORSAIR-HUNT).':
    'Des transports seuls combattent les corsaires, et une question a une FLOTTE ou un navire qui combat (EU-CORSAIR-HUNT).',
  'What was looked for is known to its country alone (EU-DISCOVERY).': 'Ce que l’on cherchait n’est connu que de son pays (EU-DISCOVERY).',
};
