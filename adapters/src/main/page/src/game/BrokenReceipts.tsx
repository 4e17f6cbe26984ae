import { useSignal } from '@preact/signals';
import { Close } from '../views/Close';
import { t } from '../text';
import { useGame } from './context';

/** Says plainly that the game is not what an earlier receipt saw. */
export function BrokenReceipts() {
  const { receipts } = useGame();
  const closed = useSignal(false);
  const broken = (receipts.found.value ?? []).filter(({ holds }) => !holds);
  const own = receipts.own.value;
  const alone = own !== null && own.unsigned.length + own.missing.length > 0;
  return broken.length === 0 && !alone || closed.value ? null : (
    <section class="problem" role="alert">
      <h2>{t.receipts.broken}</h2>
      <p>{broken.length ? `${broken[0]!.text}.` : t.receipts.own(own!)}</p>
      <p>{t.receipts.brokenHint}</p>
      <Close onClose={() => { closed.value = true; }} />
    </section>
  );
}
