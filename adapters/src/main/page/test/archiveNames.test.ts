// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { filterIds, filterTold, hasPlaces, Names } from '../src/archive/names';
import { headOf } from '../src/archive/heads';
import { archive } from '../src/text/archive';
import { frenchArchive } from '../src/text/fr/archive';

const names = new Names([
  { of: 'party', ruleset: 'lions', id: 'red_house', name: 'House of the Rose' }, { of: 'party', ruleset: 'bears', id: 'red_house', name: 'The Red' }, { of: 'party', ruleset: 'lions', id: 'blue', name: 'Blue' }, { of: 'party', ruleset: 'bears', id: 'blue', name: 'Blue' },
  { of: 'scenario', ruleset: 'lions', id: 'war_1', name: 'The long war' }, { of: 'place', ruleset: 'lions', id: 'old_hill', name: 'Old Hill' }, { of: 'ruleset', ruleset: 'lions', id: 'lions', name: 'Lions, second edition' }]);

test('rows tell names in place of ids, and what is no id stays', () => {
  const [row] = names.rows([{ game: 'abc', position: 4, ruleset: 'lions', scenario: 'war_1', party: 'red_house', against: 'blue', place: 'old_hill', kind: 'blue', n: 3 }]);
  expect(row).toEqual({ game: 'abc', position: 4, ruleset: 'Lions, second edition', scenario: 'The long war', party: 'House of the Rose', against: 'Blue', place: 'Old Hill', kind: 'blue', n: 3 });
});

test('one id with several names tells all of them until a ruleset is chosen', () => {
  expect(names.name('party', 'red_house')).toBe('House of the Rose / The Red');
  expect(names.name('party', 'red_house', 'bears')).toBe('The Red');
  expect(names.name('party', 'blue')).toBe('Blue');
  expect(names.name('party', 'made_by_hand')).toBe('made_by_hand');
});

test('a filter shows names and asks with ids', () => {
  expect(filterTold(names, 'party', 'red_house,blue', 'bears')).toBe('The Red, Blue');
  expect(filterIds(names, 'party', 'the red, Blue', 'bears')).toBe('red_house,blue');
  expect(filterIds(names, 'ruleset', 'Lions, second edition')).toBe('lions');
  expect(filterIds(names, 'party', 'green')).toBe('green');
  expect(filterIds(names, 'person', 'Blue')).toBe('Blue');
});

test('places are read where an answer tells of them', () => {
  expect(hasPlaces([{ name: 'party', type: 'text', unit: '' }])).toBe(false);
  expect(hasPlaces([{ name: 'place', type: 'text', unit: '' }])).toBe(true);
});

test('columns are plain words in English, and in French the words of the page and of the rulesets', () => {
  expect(headOf('in_winter')).toBe('in winter');
  expect(frenchArchive.columns.party).toBe('camp');
  expect(frenchArchive.columns.in_winter).toBe('en hiver');
  expect(frenchArchive.units['political points']).toBe('points politiques');
  expect(frenchArchive.units['as the row says']).toBe('selon la ligne');
});

test('keys in cells are plain English words, and names and texts stay', () => {
  const { cell } = archive;
  expect([cell('winner', 'nonPhasing'), cell('kind', 'StandAndFight'), cell('ended', 'day1-fire'), cell('result', 'B-or-WH'), cell('campaign', 'simple_no_logistics')])
    .toEqual(['non-phasing', 'stand and fight', 'day 1 fire', 'B or WH', 'simple no logistics']);
  expect(cell('orders', 'DeclareCampaign, EndStep')).toBe('declare campaign, end step');
  expect(cell('luck', 'AssaultFought -2.0 LD, battle 0.18 won')).toBe('assault fought -2.0 LD, battle 0.18 won');
  expect([cell('person', 'McDuff'), cell('name', 'Jean-Luc'), cell('purpose', 'Combat'), cell('rule', 'EU-SIEGE'), cell('made_at', '2026-11-29'), cell('answer', 'try to evade to Old Hill')]).toEqual(['McDuff', 'Jean-Luc', 'Combat', 'EU-SIEGE', '2026-11-29', 'try to evade to Old Hill']);
});

test('words in cells are French, and what is nobody’s word stays', () => {
  const { cell } = frenchArchive;
  expect([cell('kind', 'besieging'), cell('kind', 'StandAndFight'), cell('winner', 'nonPhasing'), cell('cause', 'sea battle')]).toEqual(['assiégeants', 'tenir et combattre', 'non actif', 'bataille navale']);
  expect(cell('orders', 'DeclareCampaign, EndStep')).toBe('déclarer la campagne, finir l’étape');
  expect(cell('line', 'A10')).toBe('A10');
  expect(cell('luck', 'march attrition -2.0 LD, battle 0.18 won')).toBe('attrition de marche -2,0 LD, bataille 0,18 gagnés');
  expect(cell('currency', 'LD (ld=1, ship=1, town=4)')).toBe('LD (LD=1, navire=1, ville=4)');
  expect([cell('answer', 'escalated counterattack'), cell('better', 'try to evade to Old Hill')]).toEqual(['contre-attaque renforcée', 'tenter de s’esquiver vers Old Hill']);
  expect([cell('round', 'August 1807'), cell('round', 'S1')]).toEqual(['août 1807', 'S1']);
  expect([cell('person', 'march'), cell('kind', 'never heard of')]).toEqual(['march', 'never heard of']);
});
