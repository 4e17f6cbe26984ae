import type { ComponentChildren } from 'preact';
import { go, hrefOf, route } from '../../../route';
import { t } from '../text/views';

/** Goes through the rolls of a battle one by one. Where it stands is in the address; left out, all are shown. */
export function RollByRoll({ rolls, children }: { rolls: number; children(shown: number): ComponentChildren }) {
  const { path, query } = route.value;
  const asked = Number(query.roll);
  const shown = query.roll !== undefined && Number.isInteger(asked) && asked >= 0 && asked < rolls ? asked : rolls;
  const to = (roll: number) => () => go(hrefOf(path, { ...query, roll: roll >= rolls ? null : Math.max(0, roll) }), true);
  return <>
    <div class="row roll-by-roll" role="group" aria-label={t.battle.step}>
      <button type="button" disabled={shown === 0} aria-label={t.battle.first} title={t.battle.first} onClick={to(0)}>|&lt;</button>
      <button type="button" disabled={shown === 0} aria-label={t.battle.previous} title={t.battle.previous} onClick={to(shown - 1)}>&lt;</button>
      <button type="button" class={shown < rolls ? 'main' : ''} disabled={shown === rolls} onClick={to(shown + 1)}>{t.battle.next}</button>
      <button type="button" disabled={shown === rolls} aria-label={t.battle.all} title={t.battle.all} onClick={to(rolls)}>&gt;|</button>
      <output class="faint">{t.battle.shown(shown, rolls)}</output>
    </div>
    {children(shown)}
  </>;
}
