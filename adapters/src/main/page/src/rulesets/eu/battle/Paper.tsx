import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Ruling } from '../../../api/ruling';
import { useGame } from '../../../game/context';
import { Steps } from '../../../game/Why';
import { t } from '../text/views';
import { begun } from '../../../text/words';
import { Entry } from './Entry';
import { RollByRoll } from './RollByRoll';
import { Strokes } from './Strokes';
import { inflicted, moraleOf, rowsOf, told as written, type Row } from './tally';

/** The sides of a battle in the order of the columns. */
const SIDES = ['phasing', 'nonPhasing'] as const;

/** A battle as players write it on paper: two columns, a row for each roll. It shows as many rows as have been gone through. */
export function Paper({ rulings, names, children }: { rulings: Ruling[]; names: Record<string, string>; children?: ComponentChildren }) {
  const all = rowsOf(rulings);
  const rolls = all.filter(({ rolled }) => rolled).length;
  return (
    <section class="sheet battle-sheet" aria-label={t.battle.sheet}>
      <h2>{t.battle.sheet}</h2>
      {rolls === 0 ? <p>{t.battle.notRolled}</p> : <RollByRoll rolls={rolls}>{(shown) => <Columns all={all} shown={shown} names={names} />}</RollByRoll>}
      <p class="faint">{t.battle.key}</p>
      {children}
    </section>
  );
}

/** The rows of a battle in two columns, as many as have been gone through. */
export function Columns({ all, shown, names }: { all: Row[]; shown: number; names: Record<string, string> }) {
  const rows = upTo(all, shown);
  return (
    <table class="battle-paper">
      <thead><tr><th scope="col"><span class="unseen">{t.battle.roll}</span></th>{SIDES.map((side) => <th key={side} scope="col">{names[side]}</th>)}</tr></thead>
      <tbody>{rows.map((row, index) => <PaperRow key={index} row={row} newest={index === rows.length - 1} />)}</tbody>
      <tfoot><tr>
        <th scope="row">{t.battle.sum}</th>
        {SIDES.map((side) => <td key={side}><Standing all={all} rows={rows} side={side} /></td>)}
      </tr></tfoot>
    </table>
  );
}

/** The rows up to a roll, with what followed from it before the next one. */
function upTo(all: Row[], rolls: number): Row[] {
  let seen = 0;
  const end = all.findIndex(({ rolled }) => rolled && ++seen > rolls);
  return end < 0 ? all : all.slice(0, end);
}

/** The losses of a side so far, and its remaining morale. */
function Standing({ all, rows, side }: { all: Row[]; rows: Row[]; side: (typeof SIDES)[number] }) {
  const suffered = inflicted(rows, side === 'phasing' ? 'nonPhasing' : 'phasing');
  const morale = moraleOf(all, side);
  const lost = suffered.stars;
  return <>
    <div><Strokes marks={{ ...suffered, stars: 0 }} /> <b>{t.battle.suffered(written(suffered))}</b></div>
    {morale === null ? null : <div class="morale"><span aria-hidden="true">{'♥'.repeat(Math.max(0, morale - lost))}<span class="faint">{'♡'.repeat(Math.min(morale, lost))}</span></span> {t.battle.moraleLeft(Math.max(0, morale - lost), morale)}</div>}
  </>;
}

function PaperRow({ row, newest }: { row: Row; newest: boolean }) {
  const store = useGame();
  const opened = useSignal(false);
  const of = (side: string) => row.steps.get(side) ?? [];
  const shared = of('');
  return <>
    <tr class={[newest ? 'newest' : '', row.rolled ? 'rolled' : 'ruled'].join(' ')} data-roll={row.title}>
      <th scope="row">
        <button type="button" class="reasons" aria-expanded={opened.value} aria-label={t.battle.reasons(row.title)} onClick={() => { opened.value = !opened.value; }}>
          {begun(row.title)}</button>
      </th>
      {shared.length ? <td colSpan={2}>{shared.map((step, index) => <Entry key={index} step={step} />)}</td>
        : SIDES.map((side) => <td key={side}>{of(side).map((step, index) => <Entry key={index} step={step} />)}</td>)}
    </tr>
    {opened.value ? <tr class="reason-row"><td colSpan={3}><Steps steps={[...row.steps.values()].flat()} ruleset={store.summary.value!.ruleset} /></td></tr> : null}
  </>;
}
