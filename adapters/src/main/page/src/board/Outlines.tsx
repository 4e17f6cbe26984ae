import type { Signal } from '@preact/signals';
import type { Option } from '../api/move';
import { outline, type Geography } from './geography';
import { memo } from './memo';

/** Outlines over zones: the destinations of the chosen piece, lit up, and the zone that is chosen. */
export function Outlines({ geography, targets, zone }: { geography: Geography; targets: Map<string, Option[]>; zone: string | null }) {
  return (
    <g aria-hidden="true">
      {[...targets.keys()].map((id) => <Outline key={id} geography={geography} zone={id} look="target-line" />)}
      {zone ? <Outline geography={geography} zone={zone} look="chosen-line" /> : null}
    </g>
  );
}

/** The zone that is pointed at, or has the focus of the keys. */
export function Noticed({ geography, zone, look }: { geography: Geography; zone: Signal<string | null>; look: string }) {
  return zone.value ? <g aria-hidden="true"><Outline geography={geography} zone={zone.value} look={look} /></g> : null;
}

interface OutlineProps { geography: Geography; zone: string; look: string }

const Outline = memo(function Outline({ geography, zone, look }: OutlineProps) {
  const shape = geography.byId.get(zone);
  return shape ? <path class={look} d={outline(geography, shape)} /> : null;
});
