import { colourOf } from '../../../board/colours';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { t } from '../text';
import type { Month } from '../types';

/** The entries still to be made before the land phase: the phases of the month, and the progress of each power. */
export function Entries({ month, entries }: { month: Month; entries: NonNullable<Month['entries']> }) {
  const store = useGame();
  const states = { done: t.month.done, now: t.month.now, 'to-come': t.month.toCome };
  return (
    <section class="sheet" aria-label={t.month.entries}>
      <h2>{t.month.entries} <small class="faint">{month.title}</small></h2>
      <ol class="order steps">{entries.phases.map(({ phase, title, state }) => (
        <li key={phase} class={state} aria-current={state === 'now' ? 'step' : undefined} data-phase={phase}>
          <b>{t.month.phases[phase] ?? title}</b> <small>{states[state]}</small>
        </li>))}</ol>
      <ul class="order">{entries.powers.map(({ power, state, offers, reserve }) => (
        <li key={power} class={state === 'open' ? '' : 'done'} style={{ '--party': colourOf(power) }} data-entries={power}>
          <b>{partyName(store, power)}</b> <small>{[t.month.entered[state], offers ? t.month.offers(offers) : '', reserve ? t.month.reserve(reserve.money, reserve.manpower) : '']
            .filter((part) => part).join('; ')}</small>
        </li>))}</ul>
      <p class="faint">{t.month.how}</p>
    </section>
  );
}
