import { told, type Marks } from './tally';

/** A result as it is written on paper, and in words for who hears it. */
export function Strokes({ marks }: { marks: Marks }) {
  const { wholes, parts, stars } = marks;
  if (!wholes && !parts && !stars) {
    return <span class="strokes faint">–<span class="unseen">0</span></span>;
  }
  return (
    <span class="strokes" title={`${told(marks)} ${'*'.repeat(stars)}`.trim()}>
      <span aria-hidden="true">
        <span class="whole">{fives(wholes)}</span>
        <span class="parts">{'•'.repeat(parts)}</span>
        <span class="stars">{'★'.repeat(stars)}</span>
      </span>
      <span class="unseen">{told(marks)} {'*'.repeat(stars)}</span>
    </span>
  );
}

/** Strokes in groups of five, so that they can be counted. */
function fives(count: number): string {
  return '|'.repeat(count).replace(/.{5}(?=.)/g, '$& ');
}
