import { el, fill } from './dom.js';
import { spoken, told } from './words.js';

const KNOWN = ['id', 'strength', 'stack', 'zone', 'province', 'country', 'owner', 'units', 'leaders', 'ld'];

/** Counters as players write them. */
const COUNTERS = { armyPlus: 'A+', armyMinus: 'A-', ld: 'LD', lde: 'LDE', pashas: 'Pasha', timar: 'Timar' };

/** The stacks by zone, as they stood at the position that is looked at. */
export function stacks(page) {
  const table = el('div', { class: 'scroll' });
  const node = el('section', { 'aria-label': 'Stacks' }, el('h2', {}, 'Stacks'), table);

  async function load(signal) {
    const { body } = await page.get(`stacks?at=${page.position}`, signal);
    const all = Array.isArray(body) ? body : body.stacks ?? [];
    fill(table, all.length ? shown(all) : el('p', { class: 'faint' }, 'No stack is on the map.'));
  }
  return { node, load };
}

function shown(all) {
  const sorted = [...all].sort((one, other) => zoneOf(one).localeCompare(zoneOf(other)) || idOf(one).localeCompare(idOf(other)));
  return el('table', {},
    el('thead', {}, el('tr', {}, ['Zone', 'Country', 'Stack', 'Units', 'Leaders', 'Remarks']
      .map((name) => el('th', { scope: 'col' }, name)))),
    el('tbody', {}, sorted.map((stack, at) => el('tr', {},
      el('th', { scope: 'row' }, at > 0 && zoneOf(sorted[at - 1]) === zoneOf(stack) ? '' : spoken(zoneOf(stack))),
      el('td', {}, spoken(stack.country ?? stack.owner ?? '')),
      el('td', {}, idOf(stack)),
      el('td', {}, stack.strength ?? units(stack.units)),
      el('td', {}, (stack.leaders ?? []).map((leader) => el('div', {}, leaderOf(leader)))),
      el('td', {}, remarks(stack))))));
}

function zoneOf(stack) {
  return String(stack.zone ?? stack.province ?? '');
}

function idOf(stack) {
  return String(stack.id ?? stack.stack ?? '');
}

/** `2 A+, 1 LD`; units of another kind are told as they come. */
function units(all) {
  if (typeof all !== 'object' || all === null) {
    return told(all);
  }
  return Object.entries(all).filter(([, count]) => count)
    .map(([name, count]) => (count === true ? '' : `${told(count)} `) + (COUNTERS[name] ?? spoken(name).toLowerCase())).join(', ');
}

/** A leader as printed: name, rank, and manoeuvre, fire and shock, with the siege value where there is one. */
function leaderOf(leader) {
  return leader.name && leader.maneuver !== undefined
    ? `${leader.name} ${leader.rank ?? ''} ${leader.maneuver}.${leader.fire}.${leader.shock}${leader.siege ? `-${leader.siege}` : ''}` : told(leader);
}

function remarks(stack) {
  return told(Object.fromEntries(Object.entries(stack).filter(([name]) => !KNOWN.includes(name))));
}
