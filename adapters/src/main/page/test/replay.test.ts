// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { replay, type Scene } from '../src/views/replay/replay';

const scene = (more: Partial<Scene> = {}): Scene => ({ title: 'First fire', dice: [], lines: [], ...more });
const drawn = (scenes: Scene[], title = 'Battle of Artois') => new DOMParser().parseFromString(replay({ title, sides: ['France', 'Spain'], scenes, end: 'France wins' }), 'image/svg+xml');

describe('a fight as a picture', () => {
  it('shows each scene with its dice and the end, one after the other', () => {
    const picture = drawn([scene({ side: 'France', dice: [7, 10] }), scene({ title: 'Retreat' })]);
    expect([...picture.querySelectorAll('.die text')].map(({ textContent }) => textContent)).toEqual(['7', '10']);
    expect([...picture.querySelectorAll('.head')].map(({ textContent }) => textContent)).toEqual(['First fire – France', 'Retreat', 'France wins']);
    const delays = [...picture.querySelectorAll('g.scene')].map((group) => Number(/([\d.]+)s/.exec(group.getAttribute('style')!)![1]));
    expect(delays).toEqual([0, 1.6, 3.2]);
  });

  it('runs no script and holds nothing but text, whoever wrote the names', () => {
    const hostile = '<script>alert("x")</script> & "Guise"';
    const text = replay({ title: hostile, sides: [hostile], scenes: [scene({ title: hostile, lines: [hostile] })], end: hostile });
    expect(text).not.toContain('<script');
    expect(drawn([scene({ lines: [hostile] })]).querySelector('text.line')!.textContent).toBe(hostile);
  });

  it('breaks long lines between words', () => {
    const line = Array.from({ length: 40 }, (_, number) => `word${number}`).join(' ');
    const lines = [...drawn([scene({ lines: [line] })]).querySelectorAll('text.line')].map(({ textContent }) => textContent!);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every(({ length }) => length <= 88)).toBe(true);
    expect(lines.join(' ')).toBe(line);
  });

  it('tells the beginning of a fight that has more scenes than fit', () => {
    expect(drawn(Array.from({ length: 200 }, () => scene())).querySelectorAll('g.scene')).toHaveLength(121);
  });
});
