import { from } from './nouns';
import { texts, told } from './build';

const results: Readonly<Record<string, string>> = {
  'no result': 'aucun résultat', 'the garrison may make a sortie': 'la garnison peut faire une sortie', 'the walls are breached': 'une brèche est ouverte',
};
/** Results of the siege table, and the name of a siege. */
export const siege = texts({
  ...results,
},
told('Siege of {city!}', ({ city }) => `Siège ${from(city!)}`),
);

/** Texts that begin with a place or a name: read last. */
export const siegeLast = texts({},
told('{city!} is captured', '{city} est prise'),
);
