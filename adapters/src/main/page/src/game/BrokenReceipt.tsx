import { useSignal } from '@preact/signals';
import { t } from '../text/later';
import { Close } from '../views/Close';
import { useGame } from './context';

/** Tells that a receipt fails, and which. */
export function BrokenReceipt() {
  const { receipts } = useGame();
  const closed = useSignal(false);
  const broken = (receipts.found.value ?? []).find(({ holds }) => !holds);
  return closed.value ? null : (
    <section class="problem" role="alert">
      <h2>{t.receipts.broken}</h2>
      <p>{broken ? `${broken.text}.` : t.receipts.own(receipts.own.value!)}</p>
      <p>{t.receipts.brokenHint}</p>
      <Close onClose={() => { closed.value = true; }} />
    </section>
  );
}
