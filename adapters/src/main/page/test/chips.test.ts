// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Option } from '../src/api/move';
import { chipText, unitOf } from '../src/board/chips';
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
  // The words are 99 pixels wide, the signs as long, the cost 35; each is 26 high.
  return layoutOf({ geography, zones: new Map(), targets, look: LOOK, k: 1, chipText: (_, form) => form === 'cost' ? '12' : '12 MP 20 %' }).chips;
}

test('a chip stands in the middle of its zone with all that it tells', () => {
  expect(chipsOf(zone('wide', [0, 0], 60)).get('wide')).toEqual({ at: [0, 0], form: 'words', away: false });
});

test('of two chips that would meet the one of the smaller zone keeps its middle, the other makes room in its own', () => {
  const chips = chipsOf(zone('wide', [0, 0], 60), zone('small', [75, 0], 15));
  expect(chips.get('small')).toEqual({ at: [0, 0], form: 'signs', away: false });
  const { at: [dx, dy], form, away } = chips.get('wide')!;
  expect({ form, away }).toEqual({ form: 'signs', away: false });
  // The other begins at 75 - 49.5, and is 26 high like this one.
  expect(dx + 49.5 <= 25.5 || Math.abs(dy) >= 26).toBe(true);
});

test('a chip that would meet another in its zone tells only the cost', () => {
  // Half of 99 and half of 35 pixels are 67: it stands some pixels farther than its middle.
  const chips = chipsOf(zone('one', [0, 0], 10), zone('other', [60, 0], 16));
  expect(chips.get('one')).toEqual({ at: [0, 0], form: 'signs', away: false });
  expect(chips.get('other')).toMatchObject({ form: 'cost', away: false });
});

test('a chip that meets another wherever it stands in its zone stands outside, and says so', () => {
  const chip = chipsOf(zone('tiny', [0, 0], 8), zone('next', [0, 10], 9)).get('next')!;
  expect(chip.away).toBe(true);
  expect(chip.form).toBe('signs');
  expect(Math.hypot(...chip.at)).toBeGreaterThan(9);
});

test('a chip names each danger of a move, or gives its sign, or tells the cost alone', () => {
  const march = { label: 'march', command: { type: 'MoveStack' }, move: { to: 'artois', cost: 3, risks: [{ by: 'his-1', kind: 'interception', chance: '0.3' }], toll: { kind: 'attrition', rule: '', reason: '', chance: '0.9', losses: [], more: '' } } };
  expect(chipText([march], 'words')).toBe(`3 ${unitOf([march])}, caught 30 %, attrition 90 %`);
  expect(chipText([march], 'signs')).toBe(`3 ${unitOf([march])} ⚔ 30 % ☠ 90 %`);
  expect(chipText([march], 'cost')).toBe('3');
});
