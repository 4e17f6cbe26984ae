import { useSignal } from '@preact/signals';
import { get } from '../api/client';
import { useGame } from '../game/context';
import { t } from '../text/later';
import { EventLink } from './EventLink';

/** The receipts that this browser keeps for the game: take one, check them, save them as a file. */
export function Receipts() {
  const store = useGame();
  const { receipts, id } = store;
  const running = useSignal(false);
  const kept = receipts.kept.value;
  const found = receipts.found.value;
  const run = async (act: () => Promise<void>) => {
    running.value = true;
    await act();
    running.value = false;
  };
  // The keys can be asked for as late as now: each receipt names the hash of its key, so another key does not pass for it.
  const save = () => store.attempt(async () => {
    const { keys } = await get<{ keys: unknown[] }>('keys');
    const address = URL.createObjectURL(new Blob([JSON.stringify({ receipts: kept, keys })], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${id}-receipts.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  });
  return (
    <section class="sheet receipts">
      <h3>{t.receipts.title}</h3>
      <p>{t.receipts.what}</p>
      <p class="kept">{t.receipts.kept(kept.length, kept.at(-1)?.position ?? 0)}</p>
      <button type="button" disabled={running.value} onClick={() => void run(() => receipts.take())}>{t.receipts.take}</button>{' '}
      <button type="button" disabled={running.value || kept.length === 0} onClick={() => void run(() => receipts.check())}>{t.receipts.check}</button>{' '}
      <button type="button" disabled={kept.length === 0} onClick={() => void save()}>{t.receipts.save}</button>
      <div role="status">
        {found !== null && found.length > 0 ? <p class="own">{receipts.own.value ? t.receipts.own(receipts.own.value) : t.receipts.noCrypto}</p> : null}
        {receipts.trouble.value ? <p class="verdict bad">{receipts.trouble.value.message}</p> : null}
        {found !== null && found.length > 0 && found.every(({ holds }) => holds) ? <p class="verdict good">✓ {t.receipts.hold(found.length)}</p> : null}
      </div>
      {found?.some(({ holds }) => !holds) ? (
        <ul>{found.filter(({ holds }) => !holds).map(({ position, from, text }) => (
          <li key={position}>✗ {text}{from !== undefined ? <> (<EventLink position={from} />)</> : null}</li>))}</ul>) : null}
    </section>
  );
}
