import { describe, expect, it } from 'vitest';
import { Arcs, Data } from '../src/board/arcs';
import type { MapFile } from '../src/board/mapfile';

/** Two arcs that meet: from (0, 0) by (10, 0) to (10, 10), and on to (0, 10) and back; numbers are steps of half a unit. */
const file = { quantum: 0.5, arcs: [[0, 0, 20, 0, 0, 20], [20, 20, -20, 0, 0, -20]] } as unknown as MapFile;
const path = (draw: (pen: Data) => void) => {
  const pen = new Data();
  draw(pen);
  return pen.toString();
};

describe('the arcs of a map', () => {
  const arcs = Arcs.of(file);

  it('become lines, backwards where their number says so', () => {
    expect(path((pen) => arcs.lines(pen, [0]))).toBe('M0,0L10,0L10,10');
    expect(path((pen) => arcs.lines(pen, [~0]))).toBe('M10,10L10,0L0,0');
  });

  it('join to a closed area, in which the common end is drawn once', () => {
    expect(path((pen) => arcs.area(pen, [[[0, 1]]]))).toBe('M0,0L10,0L10,10L0,10L0,0Z');
  });

  it('have a box, a length and ends', () => {
    expect(arcs.box([0, 1])).toEqual([0, 0, 10, 10]);
    expect(arcs.length(0)).toBe(20);
    expect(arcs.ends(0)).toEqual(['0 0', '10 10']);
    expect(arcs.ends(1)[0]).toBe(arcs.ends(0)[1]);
  });

  it('keep their ends when they are drawn coarser', () => {
    const coarse = arcs.coarser(100);
    expect(coarse.ends(0)).toEqual(arcs.ends(0));
    expect(path((pen) => coarse.lines(pen, [0]))).toBe('M0,0L10,10');
  });
});
