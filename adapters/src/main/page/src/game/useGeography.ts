import type { PrintedBoard } from '../api/printed';
import { geographyOf, type Geography } from '../board/geography';
import { draughtsman } from '../board/ground/draughtsman';
import { useRead, type Read } from '../views/useRead';
import { catalogue } from './catalogue';

/** Maps that were made ready, by file. */
const ready = new Map<string, Geography>();

/** A map of a printed board, made ready to be drawn on once the board is there. */
export function useGeography(printed: PrintedBoard | null, map: PrintedBoard['maps'][number] | undefined): Read<Geography | null> {
  return useRead(async () => {
    const kept = map ? ready.get(map.file) : undefined;
    if (kept || !map || !printed) {
      return kept ?? null;
    }
    const file = await catalogue.map(map.file);
    draughtsman.learn(file, printed);
    const made = geographyOf(file, printed);
    ready.set(map.file, made);
    return made;
  }, [map?.file, printed === null]).value;
}
