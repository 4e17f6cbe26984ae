import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** Whole texts of natives. */
export const nativeWords: Readonly<Record<string, string>> = {
  Natives: 'Indigènes', 'Thirds of an LD besides': 'Tiers de LD en plus', 'Have risen against': 'Soulevés contre', 'Table of the conquistadors': 'Table des conquistadors', 'Used so often in the game': 'Usages dans la partie', Area: 'Aire', 'Natives who follow a leader': 'Indigènes qui suivent un chef',
};

/** Natives: whom they meet, what a conquistador makes of them, their battles. */
export const natives: readonly Template[] = phrases({
  'the natives of {p} are {x!} LD and quiet': 'les indigènes {de p} sont {x} LD, calmes',
  'the natives of {p} are {x!} LD and have risen against {c}': 'les indigènes {de p} sont {x} LD, soulevés contre {c}',
  'the table of the conquistadors was used {n#} times in {x!}': 'la table des conquistadors a servi {n} fois ({x})',
  'the table of the conquistadors was used {n#} time in {x!}': 'la table des conquistadors a servi {n} fois ({x})',
  'natives of {x!} LD follow {l}': '{x} LD d’indigènes suivent {l}',
  'natives of {x!} LD': '{x} LD d’indigènes',
  'there is no province {x!} in the rest of the world': 'il n’y a pas de province {x} dans le reste du monde',
});
