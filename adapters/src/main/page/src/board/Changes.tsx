import { colourOf } from './colours';
import type { Geography } from './geography';
import type { Movement, Note } from './movements';

/** Changes since the position before: marches as arrows, losses and gains as figures. */
export function Changes({ geography, movements, notes, scale }: { geography: Geography; movements: Movement[]; notes: Note[]; scale: number }) {
  const unit = 1 / scale;
  return (
    <g class="changes" aria-hidden="true">
      <defs>
        <marker id="arrow-head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {movements.map(({ piece, party, from, to }) => {
        const [start, end] = [geography.byId.get(from), geography.byId.get(to)];
        if (!start || !end) {
          return null;
        }
        const [[x1, y1], [x2, y2]] = [start.centre, end.centre];
        const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * 0.15, (y1 + y2) / 2 + (x2 - x1) * 0.15];
        return <path key={piece} class="march" data-march={piece} d={`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`} stroke={colourOf(party)} stroke-width={5 * unit}
          marker-end="url(#arrow-head)" />;
      })}
      {notes.map(({ zone, text }, index) => {
        const shape = geography.byId.get(zone);
        return shape ? (
          <g key={`${zone}${index}`} class="note" transform={`translate(${shape.centre[0]} ${shape.centre[1]}) scale(${unit})`}>
            <circle r="30" />
            {text ? <text y="-26" font-size="16">{text}</text> : null}
          </g>
        ) : null;
      })}
    </g>
  );
}
