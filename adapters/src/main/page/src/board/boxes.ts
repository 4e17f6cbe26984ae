import type { Box, Point } from './mapfile';

/** Whether a point lies in a rectangle. */
export function within([left, top, right, bottom]: Box, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether two rectangles have a point in common. */
export function meet([left, top, right, bottom]: Box, [otherLeft, otherTop, otherRight, otherBottom]: Box): boolean {
  return left <= otherRight && right >= otherLeft && top <= otherBottom && bottom >= otherTop;
}

/** Whether a rectangle holds another wholly. */
export function holds([left, top, right, bottom]: Box, [otherLeft, otherTop, otherRight, otherBottom]: Box): boolean {
  return left <= otherLeft && right >= otherRight && top <= otherTop && bottom >= otherBottom;
}

/** The rectangle around others, with a margin. */
export function around(boxes: Box[], margin = 0): Box {
  return [
    Math.min(...boxes.map(([left]) => left)) - margin, Math.min(...boxes.map(([, top]) => top)) - margin,
    Math.max(...boxes.map(([, , right]) => right)) + margin, Math.max(...boxes.map(([, , , bottom]) => bottom)) + margin,
  ];
}
