import { recordOf } from '../api/audit';
import { useGame } from '../game/context';
import { t } from '../text/later';

/** The whole game as a file: every event with its reasons, bound together by hashes. */
export function RecordFile() {
  const store = useGame();
  const download = () => store.attempt(async () => {
    const address = URL.createObjectURL(await recordOf(store.path, store.token));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${store.id}.jsonl`;
    link.click();
    // The browser has opened the file by then; until it is let go the page would keep it in memory.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  });
  return (
    <section class="sheet">
      <h3>{t.check.record}</h3>
      <p>{t.check.recordHint}</p>
      <button type="button" onClick={() => void download()}>{t.check.download}</button>
    </section>
  );
}
