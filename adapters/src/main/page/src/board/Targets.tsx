import type { Option } from '../api/types';
import type { Geography } from './geography';

/** Where the chosen stack may go, lit up. */
export function Targets({ geography, targets, onTarget }: { geography: Geography; targets: Map<string, Option[]>; onTarget(zone: string): void }) {
  return (
    <g class="targets" aria-hidden="true">
      {[...targets.keys()].map((zone) => geography.byId.get(zone)).filter((shape) => shape !== undefined)
        .map((shape) => <path key={shape.id} d={shape.area} onClick={() => onTarget(shape.id)} />)}
    </g>
  );
}
