import type { BoardLine } from '../frame/room';
import { colourOf } from './colours';
import type { Geography } from './geography';
import { memo } from './memo';

/** Lines between zones that a rulebook has drawn; light below, so that they stand out on any ground. */
export const Lines = memo(function Lines({ geography, lines }: { geography: Geography; lines: BoardLine[] }) {
  return (
    <g class="lines" aria-hidden="true">
      {lines.map(({ from, to, party, title }) => {
        const [start, end] = [geography.byId.get(from), geography.byId.get(to)];
        if (!start || !end) {
          return null;
        }
        const data = `M${start.centre.join(' ')}L${end.centre.join(' ')}`;
        return (
          <g key={`${party} ${from} ${to}`} data-line={`${from} ${to}`}>
            <title>{title}</title>
            <path class="line-ground" d={data} />
            <path class="line" d={data} stroke={colourOf(party)} />
          </g>);
      })}
    </g>
  );
});
