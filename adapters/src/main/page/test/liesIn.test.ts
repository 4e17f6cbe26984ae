import { expect, test } from 'vitest';
import { Arcs } from '../src/board/arcs';
import type { Geography } from '../src/board/geography';
import { liesIn } from '../src/board/liesIn';
import type { Box, MapFile } from '../src/board/mapfile';

/** A square of 10 units with a square hole of 4 in its middle. */
const file = { quantum: 1, arcs: [[0, 0, 10, 0, 0, 10, -10, 0, 0, -10], [3, 3, 4, 0, 0, 4, -4, 0, 0, -4]] } as unknown as MapFile;
const geography = { arcs: Arcs.of(file) } as unknown as Geography;
const zone = { polygons: [[[0], [1]]], box: [0, 0, 10, 10] as Box, disc: 0, centre: [1, 1] as [number, number] };

test('a point lies in a zone within its border and outside its holes', () => {
  expect(liesIn(geography, zone, [1, 5])).toBe(true);
  expect(liesIn(geography, zone, [9, 9])).toBe(true);
  expect(liesIn(geography, zone, [5, 5])).toBe(false);
  expect(liesIn(geography, zone, [11, 5])).toBe(false);
});

test('a point lies in a zone that is drawn as a disc within its radius', () => {
  const disc = { polygons: [], box: [-4, -4, 6, 6] as Box, disc: 5, centre: [1, 1] as [number, number] };
  expect(liesIn(geography, disc, [4, 4])).toBe(true);
  expect(liesIn(geography, disc, [5, 5])).toBe(false);
});
