import { useEffect, useRef } from 'preact/hooks';
import type { PrintedBoard } from '../api/printed';
import type { Geography } from '../board/geography';
import { go, here, hrefOf } from '../route';

type PrintedMap = PrintedBoard['maps'][number];

/** The map beside the one that is shown; a board printed on one sheet has none. */
export interface OtherMap { map: PrintedMap; show(): void }

/**
 * Shows the other map when what is chosen is not on this one: once for each choice, so that a reader who turns back to this map stays there.
 * If the address names no map, the board opens on the one on which most of the pieces stand.
 *
 * @param standing the zones in which pieces stand
 */
export function useOtherMap(maps: PrintedMap[], shown: PrintedMap | undefined, geography: Geography | null | undefined, chosen: string | null, standing: string[]): OtherMap | null {
  const followed = useRef<string | null>(null);
  const opened = useRef(false);
  const other = maps.find(({ id }) => id !== shown?.id);
  const show = () => {
    if (other) {
      const { path, query } = here();
      go(hrefOf(path, { ...query, map: other.id }), true);
    }
  };
  useEffect(() => {
    // A map that is still being read is not asked: the one that was shown before it stands there.
    if (geography && geography.file.id === shown?.id && followed.current !== chosen) {
      followed.current = chosen;
      if (chosen && !geography.byId.has(chosen)) {
        show();
      }
    }
    if (geography && standing.length && !opened.current) {
      opened.current = true;
      if (!chosen && here().query.map === undefined && standing.filter((zone) => !geography.byId.has(zone)).length > standing.length / 2) {
        show();
      }
    }
  }, [chosen, geography, standing.length > 0]);
  return other ? { map: other, show } : null;
}
