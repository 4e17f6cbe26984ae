import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** What is wrong in a scenario that is set up, or in an adjustment by the host: whole texts. */
export const faultWords: Readonly<Record<string, string>> = {
  'a country intervenes for an ally that is at war itself': 'un pays intervient pour un allié qui est lui-même en guerre', 'a country intervenes with one stack of its own': 'un pays intervient avec une seule pile à lui',
  'what was divided from the stack of an intervention is a stack of the same country': 'ce qui a été détaché de la pile d’une intervention est une pile du même pays',
  'a country intervenes with one naval stack of its own': 'un pays intervient avec une seule pile navale à lui', 'a foreign intervention has at most one FLEET at sea': 'une intervention étrangère a une FLOTTE en mer au plus',
  'Holland floods only its national provinces (EU-MOVE-5)': 'la Hollande n’inonde que ses provinces nationales (EU-MOVE-5)', 'only the army of Turkey has reforms (EU-TUR-7)': 'seule l’armée de la Turquie a des réformes (EU-TUR-7)',
  'Timar and Pashas are Turkish (EU-TUR-1)': 'les Timar et les Pachas sont turcs (EU-TUR-1)',
  'after reform M-2 Turkey has neither Timar nor Pashas (EU-TUR-7): leave them out, or the reform': 'après la réforme M-2, la Turquie n’a ni Timar ni Pachas (EU-TUR-7) : omettez-les, ou la réforme',
  'after reform M-2 Turkey has neither Timar nor Pashas (EU-TUR-7): first give these stacks other units, or withdraw them': 'après la réforme M-2, la Turquie n’a ni Timar ni Pachas (EU-TUR-7) : donnez d’abord d’autres unités à ces piles, ou retirez-les',
  'Turkey is at peace: then no Pasha stands in its capital (EU-TUR-6)': 'la Turquie est en paix : aucun Pacha ne se tient alors dans sa capitale (EU-TUR-6)', 'Turkey does not fight its own troops (EU-TUR-9)': 'la Turquie ne combat pas ses propres troupes (EU-TUR-9)',
  'the Sund is frozen only in a Winter round of a turn with poor weather': 'le Sund ne gèle que dans un round d’hiver d’un tour de temps médiocre', 'the Sund is frozen only in a Winter round (EU-WX-3)': 'le Sund ne gèle que dans un round d’hiver (EU-WX-3)',
  'the order has one country of each alliance': 'l’ordre a un pays de chaque alliance', 'say with which stack he is': 'dites avec quelle pile il est', 'a leader with a stack is present': 'un chef avec une pile est présent',
  'say in which box he comes back': 'dites dans quelle case il revient', 'a wounded leader alone comes back in a box': 'seul un chef blessé revient dans une case',
  'say in which province of Europe he stays alone': 'dites dans quelle province d’Europe il reste seul',
  'say in which province he stays': 'dites dans quelle province il reste', 'a leader stays in a province if he is alone': 'un chef reste dans une province s’il est seul',
  'a line of supply reaches this stack': 'une ligne de ravitaillement atteint cette pile', 'the game names new stacks': 'c’est le jeu qui nomme les nouvelles piles',
  'the first round has not begun: set the round with its weather': 'le premier round n’a pas commencé : fixez le round avec son temps', 'the order of the alliances is not rolled yet': 'l’ordre des alliances n’est pas encore tiré',
  'a stack holds at least one counter; withdraw it instead': 'une pile contient un pion au moins ; retirez-la plutôt', 'the stack is off the map': 'la pile n’est plus sur la carte',
  'an alliance is in its impulse: set the order between rounds, or with the round in one adjustment': 'une alliance est dans son impulsion : fixez l’ordre entre deux rounds, ou avec le round dans un même ajustement',
  'a country of it is not at war': 'un de ses pays n’est pas en guerre', 'stacks of another country fill no slots of this campaign': 'les piles d’un autre pays ne comptent pas dans cette campagne', 'a stack fills one slot': 'une pile ne compte qu’une fois',
  'an adjustment sets one round': 'un ajustement fixe un seul round',
  'cannot be made while a march, supply, wintering, battles or sieges or another question wait': 'ne peut se faire tant qu’une marche, le ravitaillement, l’hivernage, des batailles, des sièges ou une autre question attendent',
};

/** Those that name something and begin with a word of their own. */
export const faults: readonly Template[] = phrases({
  'no troops are besieged in {p}': 'aucunes troupes ne sont assiégées {en p}', 'no enemy besieges {p}: stacks stand in the field there': 'aucun ennemi n’assiège {p} : les piles y sont en rase campagne', 'no enemy besieges {p}': 'aucun ennemi n’assiège {p}',
  'the troops of one alliance in {p} are {n#} LD more than can stand there ({x!})': 'les troupes d’une même alliance {en p} ont {n} LD de plus qu’il n’en tient ({x})',
  'in {p} stand more than {n#} Pashas of one alliance (EU-TUR-5)': 'plus de {n} Pachas d’une même alliance se tiennent {en p} (EU-TUR-5)',
  'Turkey is at peace: then at most {n#} Pasha stands in a province (EU-TUR-6)': 'la Turquie est en paix : une province a alors au plus {n} Pacha (EU-TUR-6)',
  'the fortress of {p} has room for {n#} LD, not for {m#} (EU-STACK-6)': 'la forteresse {de p} a place pour {n} LD, non pour {m} (EU-STACK-6)',
  'stacks inside the fortress of {p} are of the alliance that controls it': 'les piles dans la forteresse {de p} sont de l’alliance qui la contrôle',
  'there is no European province {x!}': 'il n’y a pas de province d’Europe {x}',
  'a foreign intervention has at most {n#} LD': 'une intervention étrangère a {n} LD au plus',
  'there is no leader {x!} in this scenario': 'il n’y a pas de chef {x} dans ce scénario',
  'the stacks have {n#} ARMY counters of Timar in all, and {m#} are printed (EU-TUR-1)': 'les piles ont en tout {n} pions ARMÉE de Timar, et {m} sont imprimés (EU-TUR-1)',
  'the stacks have {n#} LD counters of Timar in all, and {m#} are printed (EU-TUR-1)': 'les piles ont en tout {n} pions LD de Timar, et {m} sont imprimés (EU-TUR-1)',
  'a stack has at most {n#} Pashas, not {m#} (EU-TUR-5): put the others in another province': 'une pile a {n} Pachas au plus, non {m} (EU-TUR-5) : mettez les autres dans une autre province',
  'a fortress has at most {n#} siegeworks (EU-SIEGE)': 'une forteresse a {n} travaux de siège au plus (EU-SIEGE)',
  'a scenario has a name of at most {n#} letters': 'un scénario a un nom de {n} lettres au plus',
  'the stack has {n#} LD that are not Timar, who are never veterans (EU-VET-2)': 'la pile a {n} LD qui ne sont pas des Timar, lesquels ne sont jamais vétérans (EU-VET-2)', 'the stack has {n#} LD in all': 'la pile a {n} LD en tout',
  'a leader is in one place: with a stack, with a naval stack or alone in a province': 'un chef est à un seul endroit : avec une pile, avec une pile navale ou seul dans une province',
  'he leads stacks of {c} alone': 'il ne mène que des piles {de c}', 'the round is {x!} already': 'on est déjà au round {x}',
});

/** Those that begin with a name: they come last. */
export const faultEnds: readonly Template[] = phrases({
  '{l} serves any country: say which': '{l} sert n’importe quel pays : dites lequel', '{c} is not at war': '{c} n’est pas en guerre',
  '{l} leads stacks of {c}, not of {c2}': '{l} mène des piles {de c}, non {de c2}', '{l} is of the kind {x!}, which cannot command a land stack in Europe': '{l} est de la sorte {x}, qui ne peut commander une pile à terre en Europe',
  '{l} and {l2} ({x!}) are the two sides of one counter: only one of them is in play': '{l} et {l2} ({x}) sont les deux faces d’un même pion : un seul est en jeu',
  '{l} is in play already: set his condition instead': '{l} est déjà en jeu : changez plutôt son état', '{l} serves {c} alone': '{l} ne sert que {c}',
  '{l} is with a stack': '{l} est avec une pile', '{p} has no coast that corsairs could raid': '{p} n’a pas de côte que des corsaires pourraient piller',
  '{p} has no port': '{p} n’a pas de port',
  '{c} is missing': 'il manque {c}',
  '{p} is neutral': '{p} est neutre',
  '{p} holds forces that are neither friends nor enemies of {c}: no stack of it stands there (EU-CTRL-5)': '{p} contient des forces qui ne sont ni amies ni ennemies {de c} : aucune de ses piles ne s’y tient (EU-CTRL-5)',
});
