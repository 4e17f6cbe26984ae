import { colourOf } from '../../../board/colours';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { t } from '../text';
import type { Month } from '../types';

/** The sequences of the month in their order, and the steps of the one that is being played. */
export function Order({ month }: { month: Month }) {
  const store = useGame();
  const names = (words: string[]) => words.map((word) => partyName(store, word)).join(' + ');
  const states = { done: t.month.done, now: t.month.now, 'to-come': t.month.toCome };
  return (
    <section class="sheet" aria-label={t.month.order}>
      <h2>{month.title}{month.winter ? `, ${t.month.winter}` : ''} <small class="faint">{t.month.last(month.last)}</small></h2>
      {month.order.length === 0 ? <p>{t.month.none}</p> : (
        <ol class="order">{month.order.map(({ number, powers, state }) => (
          <li key={number} class={state} style={{ '--party': colourOf(powers[0]!) }} aria-current={state === 'now' ? 'step' : undefined} data-sequence={powers.join(' ')}>
            <b>{names(powers)}</b> <small>{states[state]}</small>
          </li>))}</ol>)}
      <h3>{t.month.steps}</h3>
      <ol class="order steps">{Object.entries(t.month.segments).map(([segment, title]) => (
        <li key={segment} class={segment === month.segment ? 'now' : ''} aria-current={segment === month.segment ? 'step' : undefined}>
          <b>{title}</b>{segment === month.segment && month.moving ? <small> {partyName(store, month.moving)}{month.part ? `, ${t.month.parts[month.part] ?? month.part}` : ''}</small> : null}
        </li>))}</ol>
      {month.duties.length ? <p>{t.month.waits}: {month.duties.map((power) => partyName(store, power)).join(', ')}</p> : null}
    </section>
  );
}
