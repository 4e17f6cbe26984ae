// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { Asking } from '../src/game/asking';
import type { GameStore } from '../src/game/store';

test('a second press of the same does nothing while the first is on its way', async () => {
  const asking = new Asking({ newest: signal(7) } as unknown as GameStore);
  let sent = 0;
  let arrives = () => {};
  const first = asking.once('fork', async () => {
    sent += 1;
    await new Promise<void>((arrived) => { arrives = arrived; });
  });
  const second = asking.once('fork', async () => { sent += 1; });
  const other = asking.once('adopt', async () => { sent += 10; });

  arrives();
  await Promise.all([first, second, other]);

  expect(sent).toBe(11);
  await asking.once('fork', async () => { sent += 1; });
  expect(sent).toBe(12);
});
