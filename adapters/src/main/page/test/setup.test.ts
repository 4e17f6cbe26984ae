// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Editing } from '../src/setup/editing';
import { having, pathOf, pointerOf, valueAt } from '../src/setup/values';

describe('a value of a scenario', () => {
  const scenario = { name: 'Artois', stacks: [{ id: 'fra-1' }, { id: 'spa-1' }] };

  it('is found by its path, and nothing where the path leads nowhere', () => {
    expect(valueAt(scenario, ['stacks', '1', 'id'])).toBe('spa-1');
    expect(valueAt(scenario, ['stacks', '2', 'id'])).toBeUndefined();
    expect(valueAt(scenario, ['constructor'])).toBeUndefined();
  });

  it('is changed without a change of what stands beside it', () => {
    const changed = having(scenario, ['stacks', '0', 'id'], 'fra-9') as typeof scenario;
    expect(changed.stacks[0]).toEqual({ id: 'fra-9' });
    expect(changed.stacks[1]).toBe(scenario.stacks[1]);
    expect(scenario.stacks[0]).toEqual({ id: 'fra-1' });
  });

  it('is taken out, added at the end, and made with what it stands in', () => {
    expect(having(scenario, ['stacks', '0'], undefined)).toEqual({ name: 'Artois', stacks: [{ id: 'spa-1' }] });
    expect(having(scenario, ['stacks', '2'], { id: 'new' })).toMatchObject({ stacks: [{}, {}, { id: 'new' }] });
    expect(having({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  });

  it('has a pointer that names any path', () => {
    const path = ['a/b', 'c~d', '0'];
    expect(pointerOf(path)).toBe('/a~1b/c~0d/0');
    expect(pathOf(pointerOf(path))).toEqual(path);
  });
});

describe('a scenario that is written', () => {
  afterEach(() => vi.unstubAllGlobals());

  const begun = () => new Editing('eu-military', { name: 'War' });

  it('goes back edit by edit, and forth again', () => {
    const editing = begun();
    editing.write(['turn'], 1);
    editing.write(['turn'], 2);
    editing.undo();
    expect(editing.scenario.value).toEqual({ name: 'War', turn: 1 });
    editing.redo();
    expect(editing.scenario.value).toEqual({ name: 'War', turn: 2 });
    editing.undo();
    editing.undo();
    expect(editing.canUndo.value).toBe(false);
    editing.undo();
    expect(editing.scenario.value).toEqual({ name: 'War' });
  });

  it('goes forth no longer after another edit', () => {
    const editing = begun();
    editing.write(['turn'], 1);
    editing.undo();
    editing.write(['turn'], 3);
    expect(editing.canRedo.value).toBe(false);
  });

  it('takes back in one step what was typed in one go', () => {
    const editing = begun();
    for (const name of ['W', 'Wa', 'War of']) {
      editing.write(['name'], name, true);
    }
    editing.write(['turn'], 1, true);
    editing.undo();
    expect(editing.scenario.value).toEqual({ name: 'War of' });
    editing.undo();
    expect(editing.scenario.value).toEqual({ name: 'War' });
  });

  it('shows a fault until the piece of it changes', () => {
    const editing = new Editing('eu-military', { stacks: [{ id: 'a' }, { id: 'b' }] });
    editing.faults.value = [{ pointer: '/stacks/0/id', message: 'twice' }, { pointer: '/stacks/1/at', message: 'missing' }];
    editing.write(['stacks', '0', 'id'], 'c');
    expect(editing.faults.value).toEqual([{ pointer: '/stacks/1/at', message: 'missing' }]);
    expect(editing.faultsOf('/stacks/1')).toHaveLength(1);
    expect(editing.faultsOf('/stacks/10')).toHaveLength(0);
  });

  it('can be played once the service found nothing wrong, until it changes', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ parties: ['france', 'spain'] }));
    const editing = begun();
    await editing.check();
    expect(editing.playable.value).toEqual(['france', 'spain']);
    editing.write(['turn'], 1);
    expect(editing.playable.value).toBeNull();
  });

  it('is checked by the readings of the game from which it comes', async () => {
    const asked = vi.fn(async (_address: RequestInfo | URL) => Response.json({ parties: ['france', 'spain'] }));
    vi.stubGlobal('fetch', asked);
    await new Editing('eu-military', { name: 'War' }, { 'EU-PORT-LOST': 'stay' }).check();
    await begun().check();
    const addresses = asked.mock.calls.map(([address]) => String(address));
    expect(addresses[0]).toMatch(/scenarios\/check\?reading=EU-PORT-LOST%3Astay$/);
    expect(addresses[1]).toMatch(/scenarios\/check$/);
  });

  it('shows the faults that the service found', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ title: 'Bad', errors: [{ pointer: '/name', message: 'too long' }] }, { status: 400, headers: { 'Content-Type': 'application/problem+json' } }));
    const editing = begun();
    await editing.check();
    expect(editing.faults.value).toEqual([{ pointer: '/name', message: 'too long' }]);
    expect(editing.playable.value).toBeNull();
    expect(editing.checking.value).toBe(false);
  });
});
