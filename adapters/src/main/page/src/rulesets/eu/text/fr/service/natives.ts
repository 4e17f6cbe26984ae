import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of natives. */
export const nativeWords: Readonly<Record<string, string>> = {
  'die for the activation of the natives': 'dé d’activation des indigènes', 'die on the table of the conquistadors': 'dé de la table des conquistadors', 'die for the rest of the natives': 'dé du reste des indigènes',
  'activation of the natives': 'activation des indigènes', 'the natives rise': 'les indigènes se soulèvent', quiet: 'calmes', 'leave the natives in peace': 'laisser les indigènes en paix',
  'earlier uses of the table in the Area': 'usages précédents de la table dans l’Aire', 'a missionary in the stack': 'un missionnaire dans la pile', 'at least 4 LD': 'au moins 4 LD', 'no ARMY counter': 'aucun pion ARMÉE', 'a leader whose values sum to 6 or less': 'un chef dont les valeurs font 6 ou moins',
  'The natives are quiet again.': 'Les indigènes sont calmes à nouveau.',
  'no losses of this stack can fall on so many natives who follow this leader': 'les pertes de cette pile ne peuvent pas frapper autant d’indigènes qui suivent ce chef',
  'natives follow a conquistador or an explorer who is with a stack (EU-CONQUISTADOR-FOLLOWERS)': 'des indigènes suivent un conquistador ou un explorateur qui est avec une pile (EU-CONQUISTADOR-FOLLOWERS)',
  Natives: 'Indigènes', 'Thirds of an LD besides': 'Tiers de LD en plus', 'Have risen against': 'Soulevés contre', 'Table of the conquistadors': 'Table des conquistadors', 'Used so often in the game': 'Usages dans la partie', Area: 'Aire', 'Natives who follow a leader': 'Indigènes qui suivent un chef',
};

/** Natives: whom they meet, what a conquistador makes of them, their battles. */
export const natives: readonly Template[] = phrases({
  '{s} is among natives of {x!} LD in {p}: what does it do?': '{s} est parmi {x} LD d’indigènes {en p} : que fait-elle ?',
  '{s} meets natives of {x!} LD in {p}.': '{s} rencontre {x} LD d’indigènes {en p}.',
  '{s} leaves the natives of {p} in peace.': '{s} laisse en paix les indigènes {de p}.',
  '{s} attacks the natives of {p}.': '{s} attaque les indigènes {de p}.',
  'The natives of {p} rise against {s}, with a roll of {n#}.': 'Les indigènes {de p} se soulèvent contre {s}, avec un jet de {n}.',
  'The natives of {p} stay quiet before {s}, with a roll of {n#}.': 'Les indigènes {de p} restent calmes devant {s}, avec un jet de {n}.',
  '{l} turns to the natives of {p}, with a roll of {n#} modified to {m#}: {a!} LD join him, {b!} LD resist, {d!} LD are gone.': '{l} s’adresse aux indigènes {de p}, avec un jet de {n} modifié en {m} : {a} LD le rejoignent, {b} LD résistent, {d} LD disparaissent.',
  '{l} turns to the natives of {p}, with a roll of {n#}: {a!} LD join him, {b!} LD resist, {d!} LD are gone.': '{l} s’adresse aux indigènes {de p}, avec un jet de {n} : {a} LD le rejoignent, {b} LD résistent, {d} LD disparaissent.',
  '{a!} join, {b!} resist, {d!} are eliminated': '{a} se joignent, {b} résistent, {d} sont éliminés',
  'The natives of {p} attack {s} with {x!} LD.': 'Les indigènes {de p} attaquent {s} avec {x} LD.',
  'The natives of {p} stand to fight with {x!} LD.': 'Les indigènes {de p} se tiennent prêts au combat avec {x} LD.',
  'The natives of {p} lose {x!} LD: nobody is left.': 'Les indigènes {de p} perdent {x} LD : il n’en reste aucun.',
  'The natives of {p} lose {x!} LD; {y!} LD are left.': 'Les indigènes {de p} perdent {x} LD ; il en reste {y} LD.',
  'The natives of {p} find nobody to fight.': 'Les indigènes {de p} ne trouvent personne à combattre.',
  '{x!} LD of the natives who follow {l} are lost.': '{x} LD des indigènes qui suivent {l} sont perdus.',
  'The natives who followed {l} go home, {x!} LD.': 'Les indigènes qui suivaient {l} rentrent chez eux, {x} LD.',
  'The natives are quiet again, and come back: {list!}; in {p} nobody is left for good.': 'Les indigènes sont calmes à nouveau, et reviennent : {list} ; {en p} il n’en reste aucun, pour de bon.',
  'The natives are quiet again, and come back: {list!}.': 'Les indigènes sont calmes à nouveau, et reviennent : {list}.',
  'The natives are quiet again; in {p} nobody is left for good.': 'Les indigènes sont calmes à nouveau ; {en p} il n’en reste aucun, pour de bon.',
  'attack the natives of {p}': 'attaquer les indigènes {de p}',
  'go on among the natives, who rise on a die of at most {n#}': 'continuer parmi les indigènes, qui se soulèvent sur un dé d’au plus {n}',
  '{l} tries to bring the natives of {p} to his side': '{l} essaie de gagner les indigènes {de p}',
  '{c} may lose natives who follow its leader: how many?': '{c} peut perdre des indigènes qui suivent son chef : combien ?',
  '{x!} LD of the natives who follow {l}': '{x} LD des indigènes qui suivent {l}',
  '{s} has not just entered a province of natives who could rise against it': '{s} ne vient pas d’entrer dans une province d’indigènes qui pourraient se soulever contre elle',
  'in {p} no such leader with the stack brings quiet natives to his side': '{en p} aucun chef de ce nom avec la pile ne gagne des indigènes calmes',
  'natives who have risen fight in {p}: the move ends there': 'des indigènes soulevés combattent {en p} : le mouvement finit là',
  'the natives of {p} are {x!} LD and quiet': 'les indigènes {de p} sont {x} LD, calmes',
  'the natives of {p} are {x!} LD and have risen against {c}': 'les indigènes {de p} sont {x} LD, soulevés contre {c}',
  'the table of the conquistadors was used {n#} times in {x!}': 'la table des conquistadors a servi {n} fois ({x})',
  'the table of the conquistadors was used {n#} time in {x!}': 'la table des conquistadors a servi {n} fois ({x})',
  'natives of {x!} LD follow {l}': '{x} LD d’indigènes suivent {l}',
  'the natives of this province are at most {x!} LD (EU-NAT-FORCE)': 'les indigènes de cette province sont au plus {x} LD (EU-NAT-FORCE)',
  'the natives of this province are 0 to {x!} LD (EU-NAT-FORCE)': 'les indigènes de cette province sont de 0 à {x} LD (EU-NAT-FORCE)',
  'some natives follow him, at most {n#} LD': 'des indigènes le suivent, au plus {n} LD',
  'natives of {x!} LD': '{x} LD d’indigènes',
});
