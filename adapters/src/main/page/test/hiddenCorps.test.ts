import { expect, test } from 'vitest';
import { Reader } from '../src/text/service/reader';
import { serviceTexts } from '../src/rulesets/eia/text/fr/serviceTexts';

const reader = new Reader([serviceTexts], 'et');

const READ: Readonly<Record<string, string>> = {
  'Russia infantry corps 2': 'Corps d’infanterie n° 2 russe',
  'Austria light infantry corps 1': 'Corps d’infanterie légère n° 1 autrichien',
  'France guard corps 1': 'Corps de la Garde n° 1 français',
  'Great Britain cavalry corps 3': 'Corps de cavalerie n° 3 britannique',
  'Bavaria infantry corps 1': 'Corps d’infanterie n° 1 bavarois',
  'Russia II': 'IIe corps russe',
  'Russia II (infantry corps 2)': 'IIe corps russe (corps d’infanterie n° 2)',
};

test('a corps whose identity is hidden is told by nation, kind and number in French', () => {
  for (const [english, french] of Object.entries(READ)) {
    expect(reader.read(english).replace(/\u00a0/g, ' ')).toBe(french);
  }
});
