// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

async function spoken(chosen: string | null, browser: string): Promise<string> {
  vi.resetModules();
  localStorage.clear();
  if (chosen) {
    localStorage.setItem('tercio.language', chosen);
  }
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  return (await import('../src/text/language')).language;
}

beforeEach(() => vi.restoreAllMocks());

it('is at first that of the browser, where the page speaks it', async () => {
  expect(await spoken(null, 'fr-CA')).toBe('fr');
  expect(await spoken(null, 'en-GB')).toBe('en');
  expect(await spoken(null, 'de')).toBe('en');
});

it('is afterwards the one that was chosen', async () => {
  expect(await spoken('en', 'fr-FR')).toBe('en');
  expect(await spoken('fr', 'en-US')).toBe('fr');
});
