import { selection } from 'd3-selection';

// The board moves at once, so d3-zoom never begins a transition. The build puts this module in the place of d3-transition and
// d3-interpolate, which with their colours and curves would be a tenth of what the first board fetches.
Object.assign(selection.prototype, { interrupt(this: unknown) { return this; } });

/** Ends the transition of an element: there is none. */
export function interrupt(): void {}

/** The way between two sights, for a transition. */
export function interpolateZoom(): never {
  throw new Error('the board moves at once');
}
