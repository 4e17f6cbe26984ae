import type { Fields } from '../../../api/board';
import type { Veil } from '../../../board/ground/look';
import type { Discoveries } from '../types';

/**
 * The veil of each zone of the rest of the world: those that none of the viewer's countries knows, and those that only stacks of
 * theirs have seen, which did not come home yet. `mine` is null for a view for all.
 */
export function veil(views: Fields, mine: string[] | null): ((zone: string) => Veil | undefined) | undefined {
  const { discoveries } = (views.map ?? {}) as { discoveries?: Discoveries | null };
  if (!discoveries) {
    return undefined;
  }
  const { common, known, carried } = discoveries;
  const whose = (country: string) => !mine || mine.includes(country);
  const atHome = new Set([...common, ...Object.entries(known).filter(([country]) => whose(country)).flatMap(([, zones]) => zones)]);
  const underWay = new Set(carried.filter(({ country }) => whose(country)).flatMap(({ zones }) => zones));
  return (zone) => atHome.has(zone) ? undefined : underWay.has(zone) ? 'carried' : 'unknown';
}
