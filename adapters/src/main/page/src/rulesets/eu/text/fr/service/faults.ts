import type { Template } from '../../../../../text/service/reader';
import { phrases } from './phrases';

/** What is wrong in a scenario that is set up, or in an adjustment by the host: whole texts. */
export const faultWords: Readonly<Record<string, string>> = {
  'Turkey is at peace: then no Pasha stands in its capital (EU-TUR-6)': 'la Turquie est en paix : aucun Pacha ne se tient alors dans sa capitale (EU-TUR-6)',
  'the Sund is frozen only in a Winter round (EU-WX-3)': 'le Sund ne gèle que dans un round d’hiver (EU-WX-3)',
  'say in which province of Europe he stays alone': 'dites dans quelle province d’Europe il reste seul',
};

/** Those that name something and begin with a word of their own. */
export const faults: readonly Template[] = phrases({
  'Turkey is at peace: then at most {n#} Pasha stands in a province (EU-TUR-6)': 'la Turquie est en paix : une province a alors au plus {n} Pacha (EU-TUR-6)',
  'the fortress of {p} has room for {n#} LD, not for {m#} (EU-STACK-6)': 'la forteresse {de p} a place pour {n} LD, non pour {m} (EU-STACK-6)',
  'there is no European province {x!}': 'il n’y a pas de province d’Europe {x}',
  'the stacks have {n#} ARMY counters of Timar in all, and {m#} are printed (EU-TUR-1)': 'les piles ont en tout {n} pions ARMÉE de Timar, et {m} sont imprimés (EU-TUR-1)',
  'the stacks have {n#} LD counters of Timar in all, and {m#} are printed (EU-TUR-1)': 'les piles ont en tout {n} pions LD de Timar, et {m} sont imprimés (EU-TUR-1)',
  'the stack has {n#} LD that are not Timar, who are never veterans (EU-VET-2)': 'la pile a {n} LD qui ne sont pas des Timar, lesquels ne sont jamais vétérans (EU-VET-2)', 'the stack has {n#} LD in all': 'la pile a {n} LD en tout',
  'the round is {x!} already': 'on est déjà au round {x}',
});

/** Those that begin with a name: they come last. */
export const faultEnds: readonly Template[] = phrases({
  '{c} is not at war': '{c} n’est pas en guerre',
  '{l} is of the kind {x!}, which cannot command a land stack in Europe': '{l} est de la sorte {x}, qui ne peut commander une pile à terre en Europe',
  '{l} serves {c} alone': '{l} ne sert que {c}',
  '{l} is with a stack': '{l} est avec une pile',
  '{c} is missing': 'il manque {c}',
  '{p} is neutral': '{p} est neutre',
});
