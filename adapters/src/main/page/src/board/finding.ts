import type { Shape } from './geography';
import { englishOf, plain } from './english';

/** A place that can be looked for, and by which of its names it was found when not by the one on the map. */
export interface Found { id: string; name: string; also: string }

/** The most places that are offered at once. */
const OFFERED = 8;

/** A place with its names as they are compared: that on the map, its city, and the English ones. */
interface Place { id: string; name: string; names: [string, string][] }

/** Finds places by any part of a name of theirs, whatever the accents. */
export class Places {
  private readonly places: Place[];

  constructor(shapes: Shape[]) {
    this.places = shapes.map(({ id, name, town }) => ({
      id, name, names: [name, town, englishOf(name), englishOf(town)].filter((each, at, all) => each && all.indexOf(each) === at).map((each) => [each, plain(each)]),
    }));
  }

  /** The places that are found: first those whose names begin so, then those found by the name on the map. */
  find(typed: string): Found[] {
    const wanted = plain(typed.trim());
    if (!wanted) {
      return [];
    }
    const ranked = this.places.flatMap(({ id, name, names }) => {
      const [by] = names.map(([written, compared], at) => ({ written, rank: compared === wanted ? at / 10 : compared.startsWith(wanted) ? 1 + at / 10 : compared.includes(wanted) ? 2 + at / 10 : Infinity }))
        .sort((one, other) => one.rank - other.rank);
      const rank = Math.min(by!.rank, id.includes(wanted) ? 3 : Infinity);
      return rank < Infinity ? [{ rank, id, name, also: rank < 3 && by!.written !== name ? by!.written : '' }] : [];
    });
    return ranked.sort((one, other) => one.rank - other.rank).slice(0, OFFERED).map(({ id, name, also }) => ({ id, name, also }));
  }
}
