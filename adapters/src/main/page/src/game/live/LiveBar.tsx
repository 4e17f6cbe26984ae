import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Playing } from '../../board/playing';
import { t } from '../../text';
import type { LiveOrders } from './useLiveOrders';

/** The number of the last sentences that are said. */
const SAID = 3;

/** The newest orders of others, while their counters move: with a button that pauses them and one that ends it. */
export function LiveBar({ orders, playing, onClose }: { orders: LiveOrders; playing: Playing | null; onClose(): void }) {
  const paused = useSignal(false);
  useEffect(() => { paused.value = false; }, [playing]);
  const turn = () => {
    paused.value = !paused.value;
    paused.value ? playing?.pause() : playing?.goOn();
  };
  return (
    <div class="live-bar" data-live-orders={orders.at} data-playing={playing ? 'yes' : 'no'}>
      <p role="status">{orders.lines.slice(-SAID).map(({ text }) => text).join(' ')}</p>
      {playing ? <>
        <button type="button" data-live-pause aria-pressed={paused.value} onClick={turn}>{paused.value ? t.live.goOn : t.live.pause}</button>
        <button type="button" data-live-end onClick={() => playing.end()}>{t.live.end}</button></> : null}
      <button type="button" aria-label={t.close} onClick={onClose}>×</button>
    </div>
  );
}
