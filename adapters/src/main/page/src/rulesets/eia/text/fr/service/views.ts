import { factors } from './counts';
import { capital, corpsTitles, minors, powers } from './nations';
import { bare, kind } from './nouns';
import { ofUnit, texts, told } from './build';

const TYPES = ['infantry', 'cavalry', 'light infantry', 'guard', 'artillery', 'militia', 'feudal infantry', 'feudal cavalry'];
const ALL = [...TYPES, 'cossack', 'freikorps', 'guerilla'];

/** Names that stand alone. */
export const views = texts({
  'the Dardanelles': 'les Dardanelles', 'no factors': 'aucun facteur',
  ...Object.fromEntries([...Object.entries(powers), ...Object.entries(minors)].map(([english, { name }]) => [english, name])),
  ...Object.fromEntries([...TYPES, 'freikorps'].map((type) => [type, kind(type)])), cossack: 'cosaques', guerilla: 'guérilla',
  ...Object.fromEntries(Object.entries(powers).map(([english, { name }]) => [english.toLowerCase().replace(' ', '-'), name])),
},
ALL.map((type) => [told(`{count#} ${type}`, ({ count }) => factors(`${count} ${type}`)), ALL.map((last) => [
  told(`{count#} ${type} and {other#} ${last}`, ({ count, other }) => factors(`${count} ${type} and ${other} ${last}`)),
  told(`{count#} ${type}, {middle!} and {other#} ${last}`, ({ count, middle, other }) => factors(`${count} ${type}, ${middle} and ${other} ${last}`)),
])]),
told('sea area {number#}', 'zone maritime {number}'),
);

/** A corps or a counter that stands alone. */
export const names = texts(Object.fromEntries(corpsTitles.map((title) => [title, capital(bare(title))])), ofUnit('{U}', ({ U }) => capital(bare(U!))));
