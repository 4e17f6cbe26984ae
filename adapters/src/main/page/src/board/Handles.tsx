import type { ZoneState } from '../api/board';
import { current, words } from '../frame/rooms';
import type { RulesetPage } from '../frame/room';
import { t } from '../text';
import type { Geography, Shape } from './geography';
import { memo } from './memo';

interface HandlesProps {
  geography: Geography;
  zones: Map<string, ZoneState>;
  names: Map<string, string>;
  zone: string | null;
  onPick(zone: string): void;
  onFocus(zone: string | null): void;
}

/** Every zone as something that can be reached by keys and is read out: the ground is only a picture. */
export function Handles({ geography, zones, names, zone, onPick, onFocus }: HandlesProps) {
  const { zoneLabel } = current.value!.page;
  const zoneOf = (event: Event) => (event.target as Element).getAttribute('data-zone');
  return (
    <g class="handles" onClick={(event) => {
      const id = zoneOf(event);
      if (id) {
        onPick(id);
      }
    }} onFocusIn={(event) => onFocus((event.target as Element).matches(':focus-visible') ? zoneOf(event) : null)} onFocusOut={() => onFocus(null)}>
      {geography.shapes.map((shape) => <Handle key={shape.id} shape={shape} chosen={zone === shape.id} label={labelOf(shape, zones.get(shape.id), names, zoneLabel)} />)}
    </g>
  );
}

const Handle = memo(function Handle({ shape: { id, centre: [x, y], room }, chosen, label }: { shape: Shape; chosen: boolean; label: string }) {
  return <circle class="zone" cx={x} cy={y} r={room} role="button" tabindex={chosen ? 0 : -1} data-zone={id} aria-label={label} />;
});

/** A zone in words: what it is, who holds it, how many pieces stand there. */
export function labelOf(shape: Shape, state: ZoneState | undefined, names: Map<string, string>, more: RulesetPage['zoneLabel']): string {
  const parts = [shape.name, (state && more?.(state)) ?? ''];
  if (state?.controller) {
    parts.push(t.board.heldBy(names.get(state.controller) ?? state.controller));
  }
  if (state?.pieces.length) {
    parts.push(words().piecesIn(state.pieces.length));
  }
  return parts.filter(Boolean).join(', ');
}
