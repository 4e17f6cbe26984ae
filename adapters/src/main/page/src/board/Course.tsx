import type { Geography } from './geography';

/** A way over zones from where a piece stands: the one that is considered, or along which the piece is being dragged. */
export function Course({ geography, zones, closed = false }: { geography: Geography; zones: string[]; closed?: boolean }) {
  const points = zones.map((id) => geography.byId.get(id)?.centre).filter((point) => point !== undefined);
  if (points.length < 2) {
    return null;
  }
  const data = `M${points.map((point) => point.join(' ')).join('L')}`;
  return (
    <g class={closed ? 'course closed' : 'course'} aria-hidden="true" data-course={zones.join(' ')}>
      <path class="course-ground" d={data} />
      <path class="course-line" d={data} marker-end="url(#course-head)" />
      <defs>
        <marker id="course-head" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="3.5" markerHeight="3.5" orient="auto"><path d="M0 0 8 4 0 8z" fill="context-stroke" /></marker>
      </defs>
    </g>
  );
}
