import { at } from './nouns';
import { texts, told } from './build';

/** Guerillas on the map. */
export const guerillas = texts({},
told('{count#} guerilla in {place!}', ({ count, place }) => `${count} guérilla ${at(place!)}`),
);
