import type { ComponentChildren } from 'preact';
import { go, route } from '../../route';
import { t } from '../../text';
import { boardAddress } from '../boardAddress';
import { useGame } from '../context';
import { Announced } from './Announced';
import { ReportOffer } from './ReportOffer';
import { TakeBack } from './TakeBack';
import { turnOf } from './turn';
import { useAttention } from './useAttention';

/**
 * The player whose turn it is and the last result, on every view of the game; nothing in it changes its size. Beside a board, where the
 * question stands with its answers, it is not written a second time.
 *
 * @param news the newest orders of others; else the newest line of the log
 */
export function TurnBar({ news }: { news?: ComponentChildren }) {
  const store = useGame();
  useAttention();
  const turn = turnOf(store);
  const newest = store.news.value.lines.at(-1);
  const told = turn.over ? t.flow.over : turn.called ? t.flow.yourTurn : turn.answerable ? t.flow.answersFor(turn.who) : t.flow.waitingFor(turn.who);
  const show = () => {
    if (route.value.path.length > 2 && document.querySelector('.play') === null) {
      go(boardAddress(store));
    }
    requestAnimationFrame(() => {
      (document.querySelector<HTMLElement>('.play > .decision') ?? document.querySelector<HTMLElement>('.play'))?.focus({ preventScroll: true });
    });
  };
  return (
    <section class={`turn-bar${turn.called ? ' called' : ''}`} aria-label={t.flow.turn}>
      <button type="button" class="turn" title={`${told} ${turn.prompt}`} onClick={show}><b>{told}</b> <span class="prompt">{turn.prompt}</span></button>
      {news ?? <span class="newest" title={newest?.text}><ReportOffer /> {newest ? <><span class="position">{newest.position}</span> {newest.text}</> : null}</span>}
      {store.token ? <TakeBack steady /> : null}
      <Announced />
    </section>
  );
}
