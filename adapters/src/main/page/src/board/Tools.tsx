import { useMemo } from 'preact/hooks';
import { t } from '../text';
import type { Geography } from './geography';
import type { PanZoom } from './panzoom';
import { Search } from './Search';

/** Pixels for a map unit, at least, when a place was looked for. */
const FOUND = 0.6;

/** Search and zoom, over the corner of the board. */
export function Tools({ geography, panzoom, onZone }: { geography: Geography; panzoom: { current: PanZoom | null }; onZone(zone: string): void }) {
  const places = useMemo(() => geography.shapes.map(({ id, name }) => ({ id, name })), [geography]);
  const button = (sign: string, name: string, act: () => void) => <button type="button" aria-label={name} title={name} onClick={act}>{sign}</button>;
  return (
    <div class="board-tools">
      <Search places={places} onPick={(id) => {
        onZone(id);
        panzoom.current?.centre(geography.byId.get(id)!.centre, FOUND);
      }} />
      <div class="zoom" role="group" aria-label={t.board.zoom}>
        {button('+', t.board.nearer, () => panzoom.current?.by(1.6))}
        {button('−', t.board.farther, () => panzoom.current?.by(1 / 1.6))}
        {button('▣', t.board.whole, () => panzoom.current?.all())}
      </div>
    </div>
  );
}
