import type { Signal } from '@preact/signals';
import type { Option } from '../api/types';
import { coastIn, outline, unlessLand, type Geography } from './geography';
import { memo } from './memo';

/** What lies over zones: where the chosen piece may go, lit up, and the zone that is chosen. */
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
  if (!shape) {
    return null;
  }
  const data = outline(geography, shape);
  if (shape.kind === 'land') {
    return <path class={look} d={data} />;
  }
  // The polygon of a sea reaches below the lands around it: only what is water is marked, and its coast with it.
  const [water, sea] = [`water-${look}-${zone}`, `sea-${look}-${zone}`];
  return (
    <>
      <clipPath id={water}><path d={unlessLand(geography, shape)} clip-rule="evenodd" /></clipPath>
      <clipPath id={sea}><path d={data} /></clipPath>
      <path class={look} d={data} clip-path={`url(#${water})`} />
      <path class={`${look} coast`} d={coastIn(geography, shape)} clip-path={`url(#${sea})`} />
    </>
  );
});
