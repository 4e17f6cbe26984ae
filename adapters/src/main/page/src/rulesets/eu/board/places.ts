import type { Fields, Piece, ZoneState } from '../../../api/board';
import type { Discoveries, Fleet, Knowledge, Province, SeaZone, Stack, WorldProvince } from '../types';
import { fetchSea } from './atSea';
import { fetchOverseas, overseas } from './overseas';

interface Shown { zones?: (Province & { stacks?: Stack[] })[]; seas?: SeaZone[]; world?: WorldProvince[]; discoveries?: Discoveries | null }

/**
 * The provinces with their stacks and the naval stacks in their ports; where anybody has ships, the sea zones with theirs; and in a game with
 * the rest of the world its provinces in which there is anything.
 */
export function places(views: Fields): ZoneState[] {
  const { zones = [], seas = [], world = [], discoveries } = (views.map ?? {}) as Shown;
  const afloat = [...zones, ...seas, ...world].some(({ fleets }) => fleets?.length);
  if (afloat) {
    fetchSea();
  }
  const raided = [...zones, ...seas].some(({ corsairPlus, corsairMinus }) => corsairPlus || corsairMinus);
  if (discoveries || raided) {
    fetchOverseas();
  }
  const drawn = overseas.value;
  const known = discoveries ? knowledgeOf(discoveries) : undefined;
  const knowing = <Z extends ZoneState>(zone: Z): Z => known ? { ...zone, knowledge: known(zone.id) } : zone;
  const flagged = <Z extends Province | SeaZone>(zone: Z): Z => drawn && raided ? drawn.raided(zone) : zone;
  return [
    ...zones.map((zone) => standing(flagged(zone), [...zone.stacks ?? [], ...zone.fleets ?? []])),
    ...afloat || known || raided ? seas.map((sea) => standing(knowing(flagged(sea)), sea.fleets ?? [])) : [],
    ...world.map((zone) => standing(knowing(drawn ? drawn.dressed(zone) : zone), [...zone.stacks ?? [], ...zone.fleets ?? []])),
  ];
}

function standing<Z extends ZoneState>(zone: Z, pieces: (Stack | Fleet)[]): Z {
  return { ...zone, pieces: pieces.map((piece): Piece => ({ ...piece, party: String(piece.country ?? ''), zone: zone.id })) };
}

/** The countries that know a zone, as far as the viewer may see it. */
export function knowledgeOf({ common, known, carried }: Discoveries): (zone: string) => Knowledge {
  const all = new Set(common);
  return (zone) => ({
    all: all.has(zone), countries: Object.keys(known).filter((country) => known[country]!.includes(zone)),
    carriers: carried.filter(({ zones }) => zones.includes(zone)).map(({ country, stack }) => ({ country, stack })),
  });
}
