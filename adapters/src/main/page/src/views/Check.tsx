import { useSignal } from '@preact/signals';
import type { Verification } from '../api/audit';
import { useGame } from '../game/context';
import { t } from '../text/later';
import { PlayedBy } from './Charts';
import { PlaysBy } from './Disputed';
import { Findings } from './Findings';
import { Receipts } from './Receipts';
import { RecordFile } from './RecordFile';

/** Has the service decide every command of the game again, and hands out the record so that others can do the same. */
export function Check() {
  const store = useGame();
  const found = useSignal<Verification | null>(null);
  const running = useSignal(false);
  const run = async () => {
    running.value = true;
    found.value = null;
    await store.attempt(async () => {
      found.value = await store.get<Verification>('verification');
    });
    running.value = false;
  };
  return (
    <div class="narrow check-view">
      <h2>{t.check.title}</h2>
      <section class="sheet">
        <p>{t.check.what}</p>
        <button type="button" class="main" disabled={running.value} onClick={() => void run()}>{t.check.run}</button>
        <div role="status">{running.value ? <p>{t.check.running}</p> : found.value ? <Findings found={found.value} /> : null}</div>
      </section>
      <PlaysBy ruleset={store.summary.value!.ruleset} readings={store.summary.value!.readings ?? {}} />
      <PlayedBy charts={store.summary.value!.charts} />
      <Receipts />
      <RecordFile />
    </div>
  );
}
