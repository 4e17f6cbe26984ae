// @vitest-environment happy-dom
import { h, render } from 'preact';
import { expect, test } from 'vitest';
import type { Decision } from '../src/api/decision';
import type { LogLine } from '../src/api/log';
import { CurrentGame } from '../src/game/context';
import type { GameStore } from '../src/game/store';
import { CatchNow } from '../src/rulesets/eu/battle/CatchNow';
import { zoneFacts } from '../src/rulesets/eu/board/zoneFacts';
import { french } from '../src/rulesets/eu/text/fr/board';

/** Two stacks near Artois, which a march has entered. */
const WAR = {
  news: { value: { lines: [{ position: 7, type: 'ProvinceEntered', text: 'France enters Artois.' }] as LogLine[] } },
  pieces: { value: new Map([['fra-2', { id: 'fra-2', party: 'france', zone: 'picardie' }], ['spa-1', { id: 'spa-1', party: 'spain', zone: 'flandre' }]]) },
  piecesOf: ({ id }: { id: string }) => [id],
  room: { value: { page: { pieceName: (_: unknown, party: string) => `stack of ${party}` } } },
  zones: { value: new Map() }, printed: { value: null },
} as unknown as GameStore;

function shown(rule: string, piece: string): HTMLElement {
  const root = document.createElement('div');
  const decision = { id: 'interception', rule, open: { id: piece } } as unknown as Decision;
  render(h(CurrentGame.Provider, { value: WAR }, h(CatchNow, { decision })), root);
  return root;
}

test('whoever is asked to intercept sees who could catch the march', () => {
  const sheet = shown('EU-INT-1', 'spa-1');
  expect(sheet.querySelector('h3')?.textContent).toBe('Who could catch it');
  expect(sheet.querySelector('li')?.textContent).toBe('stack of Spain, Flandre');
});

test('whoever is asked for a counter-interception sees who could help the march', () => {
  const sheet = shown('EU-INT-COUNTER-1', 'fra-2');
  expect(sheet.querySelector('h3')?.textContent).toBe('Who could help it');
  expect(sheet.querySelector('li')?.textContent).toBe('stack of France, Picardie');
});

test('siegeworks are told in words with their number', () => {
  const works = (plus: number, minus: number) => new Map(zoneFacts({ id: 'artois', fortress: { level: 3, siegeworkPlus: plus, siegeworkMinus: minus } } as never, undefined,
    { party: (id: string) => id } as never)).get('Siegeworks');
  expect(works(0, 1)).toBe('Minor siegework (1)');
  expect(works(2, 0)).toBe('Major siegework (2)');
  expect(works(1, 1)).toBe('Major siegework (1), minor siegework (1)');
  expect(works(0, 0)).toBeNull();
  expect(french.zone.works(0, 1)).toBe('Travaux mineurs (1)');
});
