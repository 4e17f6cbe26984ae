import { colourOf } from '../../../board/colours';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { strengthOf } from '../board/Counter';
import { t } from '../text';
import type { Army, BattleSheet, FoughtCombat } from '../types';
import { SheetSteps } from './Sheet';

/** The combat that is being fought: both sides, where it stands among the fourteen steps, what it waits for, and its course so far. */
export function CombatNow({ combat, sheet }: { combat: FoughtCombat; sheet: BattleSheet | undefined }) {
  const store = useGame();
  const waiting = store.past.value ? [] : store.summary.value?.awaiting ?? [];
  return (
    <section class="sheet combat-now" aria-label={t.combats.fought} data-combat={combat.area}>
      <h2>{combat.name} <small class="faint">{combat.title}, {t.combats.day(combat.day, combat.round)}{t.combats.crossings[combat.crossing] ? `, ${t.combats.crossings[combat.crossing]}` : ''}</small></h2>
      {combat.simplified ? null : <ol class="steps-of-combat">{t.combats.steps.slice(1).map((title, at) => (
        <li key={title} value={at + 1} class={at + 1 === combat.step ? 'now' : at + 1 < combat.step ? 'done' : ''} aria-current={at + 1 === combat.step ? 'step' : undefined}>{title}</li>))}</ol>}
      {waiting.length ? <p class="combat-waits"><b>{t.combats.waits}</b> {waiting.map(({ seat, prompt }) => `${seat}: ${prompt}`).join(' · ')}</p> : null}
      <div class="armies"><ArmyBox army={combat.attacker} title={t.combats.attacker} /><ArmyBox army={combat.defender} title={t.combats.defender} /></div>
      {sheet?.lines.length ? <details open><summary>{t.combats.soFar}</summary><SheetSteps sheet={sheet} /></details> : null}
    </section>
  );
}

function ArmyBox({ army, title }: { army: Army; title: string }) {
  const store = useGame();
  const facts: [string, string][] = [
    [t.combats.commander, army.commander ? `${army.commander.name} ${army.commander.ratings}` : t.combats.noCommander],
    [t.combats.chit, army.chit ? t.chits[army.chit] ?? army.chit : army.chosen ? t.combats.chosen : t.combats.notChosen],
    [t.combats.morale, army.level ? t.combats.moraleOf(army.lost, army.level) : t.combats.moraleHidden],
    [t.powers.factors, army.factors ? String(army.factors.total) : t.powers.unknown],
  ];
  return (
    <div class="army" style={{ '--party': colourOf(army.lead) }} data-side={army.side}>
      <h3>{title}: {army.powers.map((power) => partyName(store, power)).join(', ')}</h3>
      <dl>{facts.map(([name, value]) => <><dt>{name}</dt><dd>{value}</dd></>)}</dl>
      {army.demand ? <p><b>{t.combats.owes(army.demand.due, army.demand.pursuit)}</b></p> : null}
      <ul>{army.pieces.map((piece) => <li key={piece.id}>{piece.name}: {strengthOf(piece)}{army.flanking.includes(piece.id) && !army.arrived ? `, ${t.combats.flanking}` : ''}</li>)}</ul>
    </div>
  );
}
