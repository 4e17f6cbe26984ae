import { expect, test } from 'vitest';
import type { Option } from '../src/api/types';
import type { Geography, Shape } from '../src/board/geography';
import type { Look } from '../src/board/ground/look';
import { layoutOf } from '../src/board/layout';
import type { Point } from '../src/board/mapfile';

const LOOK = { lands: {}, blanks: {}, relief: {}, veils: {}, night: false, marked: [], lit: [], covered: [], serif: '', sans: '' } as unknown as Look;

/** A zone that is drawn as a disc, a pixel a unit. */
function zone(id: string, centre: Point, disc: number): Shape {
  return { id, kind: 'sea', polygons: [], box: [centre[0] - disc, centre[1] - disc, centre[0] + disc, centre[1] + disc], centre, room: disc, city: centre, disc, name: id, port: false, terrain: '', town: '' };
}

function chipsOf(...shapes: Shape[]) {
  const geography = { shapes, byId: new Map(shapes.map((shape) => [shape.id, shape])) } as unknown as Geography;
  const targets = new Map(shapes.map(({ id }): [string, Option[]] => [id, []]));
  // The long text is 99 pixels wide, the short one 35; each is 26 high.
  return layoutOf({ geography, zones: new Map(), targets, look: LOOK, k: 1, chipText: (_, short) => short ? '12' : '12 MP 20 %' }).chips;
}

test('a chip stands in the middle of its zone with all that it tells', () => {
  expect(chipsOf(zone('wide', [0, 0], 60)).get('wide')).toEqual({ at: [0, 0], short: false, away: false });
});

test('a chip that would meet another in its zone tells only the cost', () => {
  expect(chipsOf(zone('wide', [0, 0], 60), zone('small', [75, 0], 15)).get('small')).toEqual({ at: [0, 0], short: true, away: false });
});

test('a chip that meets another wherever it stands in its zone stands outside, and says so', () => {
  const chip = chipsOf(zone('wide', [0, 0], 60), zone('tiny', [0, 20], 8)).get('tiny')!;
  expect(chip.away).toBe(true);
  expect(chip.short).toBe(false);
  expect(Math.hypot(...chip.at)).toBeGreaterThan(8);
});
