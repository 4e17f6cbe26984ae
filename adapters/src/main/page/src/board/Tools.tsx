import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { t } from '../text';
import type { Geography } from './geography';
import type { PanZoom } from './panzoom';
import type { Kind } from './picture/picture';
import { Search } from './Search';

interface ToolsProps {
  geography: Geography;
  panzoom: { current: PanZoom | null };
  onZone(zone: string): void;
  onFront(): void;
  onFullScreen(): void;
  onPicture(kind: Kind): Promise<void>;
}

/** Pixels for a map unit, at least, when a place was looked for. */
const FOUND = 0.6;

/** Four corners: few fonts have a sign for it. */
const CORNERS = <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="1.6" /></svg>;

const KINDS: Kind[] = ['png', 'svg'];

/** Search, zoom, full screen and pictures, over the corner of the board. */
export function Tools({ geography, panzoom, onZone, onFront, onFullScreen, onPicture }: ToolsProps) {
  const choosing = useSignal(false);
  const button = (sign: ComponentChild, name: string, act: () => void) => <button type="button" aria-label={name} title={name} onClick={act}>{sign}</button>;
  return (
    <div class="board-tools">
      <Search shapes={geography.shapes} onPick={(id) => {
        onZone(id);
        panzoom.current?.centre(geography.byId.get(id)!.centre, FOUND);
      }} />
      <div class="zoom" role="group" aria-label={t.board.zoom}>
        {button('+', t.board.nearer, () => panzoom.current?.by(1.6))}
        {button('−', t.board.farther, () => panzoom.current?.by(1 / 1.6))}
        {button('▣', t.board.whole, () => panzoom.current?.all())}
        {button('⚔', t.board.front, onFront)}
        {document.fullscreenEnabled ? button(CORNERS, t.board.fullScreen, onFullScreen) : null}
        <button type="button" aria-label={t.board.picture} title={t.board.picture} aria-expanded={choosing.value} onClick={() => { choosing.value = !choosing.value; }}>⤓</button>
      </div>
      {choosing.value ? (
        <div class="pictures row" role="group" aria-label={t.board.picture}>
          {KINDS.map((kind) => <button type="button" onClick={() => void onPicture(kind).finally(() => { choosing.value = false; })}>{kind.toUpperCase()}</button>)}
        </div>
      ) : null}
    </div>
  );
}
