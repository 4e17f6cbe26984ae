import { t } from '../text';
import { Close } from '../views/Close';
import { Cause } from './Cause';

/** The ruling behind an event, in a box of its own with its own address. */
export function WhyBox({ position, onClose }: { position: number; onClose(): void }) {
  return (
    <section class="sheet why-box" aria-label={t.why.title}>
      <h2>{t.why.title}: {t.why.event(position)}</h2>
      <Cause position={position} />
      <Close onClose={onClose} />
    </section>
  );
}
