import { go, hrefOf, route } from '../../route';
import { t } from '../../text';
import { useGame } from '../context';
import { Announced } from './Announced';
import { FlowChoices } from './FlowChoices';
import { ReportOffer } from './ReportOffer';
import { TakeBack } from './TakeBack';
import { turnOf } from './turn';
import { useAttention } from './useAttention';

/** Where board and question stand below each other. */
const narrow = matchMedia('(max-width: 56rem)');

/** Whose turn it is and what just happened, on every view of the game; nothing in it changes its size. */
export function TurnBar() {
  const store = useGame();
  useAttention();
  const turn = turnOf(store);
  const newest = store.news.value.lines.at(-1);
  const { query } = route.value;
  const told = turn.over ? t.flow.over : turn.called ? t.flow.yourTurn : turn.answerable ? t.flow.answersFor(turn.who) : t.flow.waitingFor(turn.who);
  const show = () => {
    go(hrefOf(['games', store.id], { map: query.map }));
    requestAnimationFrame(() => {
      const asked = document.querySelector<HTMLElement>('.play .decision') ?? document.querySelector<HTMLElement>('.play');
      asked?.focus({ preventScroll: true });
      // On a narrow page the sheet of what is fought stands above its question.
      const sheet = narrow.matches ? document.querySelector('.under-way') : null;
      (sheet ?? asked)?.scrollIntoView({ block: 'start' });
    });
  };
  return (
    <section class={`turn-bar${turn.called ? ' called' : ''}`} aria-label={t.flow.turn}>
      <button type="button" class="turn" title={`${told} ${turn.prompt}`} onClick={show}><b>{told}</b> <span>{turn.prompt}</span></button>
      <span class="newest" title={newest?.text}><ReportOffer /> {newest ? <><span class="position">{newest.position}</span> {newest.text}</> : null}</span>
      {store.token ? <TakeBack steady /> : null}
      <FlowChoices />
      <Announced />
    </section>
  );
}
