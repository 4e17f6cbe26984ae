import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Decision } from '../../api/decision';
import { lazy } from '../../lazy';
import { t } from '../../text';
import { useGame } from '../context';
import { Fought } from '../flow/Fought';
import { ResultCard } from '../flow/ResultCard';
import { isJustOver, newestFightOver } from '../flow/underWay';
import { Log } from '../Log';
import { TimeBar } from '../TimeBar';
import { leave, pulled, show, tab, type Tab } from './tab';

const Remarks = lazy(() => import('../Remarks').then(({ Remarks: Talk }) => Talk));
const LineTree = lazy(() => import('../LineTree').then(({ LineTree: Tree }) => Tree));

interface ColumnProps {
  /** The question of the fight that goes on; none where there is no fight. */
  fought: Decision | null;
  /** The piece or zone that was chosen on the board: its address, and whether it lies open on a phone, too, where it hides the board. */
  chosen: { address: string; over: boolean; children: ComponentChildren } | null;
  /** The move that is considered. */
  aim: ComponentChildren;
}

/** The column beside the board: one of its tabs in full height with one scroll, and the history below it. */
export function Column({ fought, chosen, aim }: ColumnProps) {
  const store = useGame();
  const { fresh, all, looked } = store.remarks;
  const last = newestFightOver(store);
  const isOver = isJustOver(store, last);
  // A question after a fight, such as the losses, still belongs to it.
  const over = fought && !isOver ? null : last;
  const isFought = fought !== null || isOver;
  useLayoutEffect(() => isFought ? show('fight') : leave('fight', false), [isFought]);
  useLayoutEffect(() => {
    if (chosen) {
      tab.value = 'piece';
      pulled.value = chosen.over;
    } else {
      leave('piece', isFought);
    }
  }, [chosen?.address]);
  useEffect(() => {
    if (tab.value === 'talk') {
      looked.value = all.value.length;
    }
  }, [tab.value, all.value]);
  const names: Record<Tab, string> = {
    log: t.game.log, piece: t.column.piece, fight: t.column.fight, talk: fresh.value ? t.remarks.fresh(fresh.value) : t.remarks.title, lines: t.forks.title,
  };
  const underWay = store.room.value!.page.underWay;
  return (
    <section class={`side${pulled.value ? ' pulled' : ''}`} aria-label={t.column.label}>
      <div class="column-tabs" role="group" aria-label={t.game.history}>
        {(Object.keys(names) as Tab[]).map((name) => (
          <button key={name} type="button" data-part={name} aria-pressed={tab.value === name} onClick={() => {
            pulled.value = tab.value !== name || !pulled.value;
            tab.value = name;
          }}>{names[name]}{name === 'fight' && fought ? <b class="dot" aria-hidden="true"> ●</b> : null}</button>))}
      </div>
      {aim}
      <div class="pane" data-tab={tab.value} tabIndex={0} role="region" aria-label={names[tab.value]}>
        {tab.value === 'piece' ? chosen?.children ?? <p class="faint empty">{t.column.nothing}</p>
          : tab.value === 'fight' ? <>{underWay && (fought || over) ? <Fought decision={fought} over={over} Sheet={underWay.Sheet} /> : <p class="faint empty">{t.column.noFight}</p>}<ResultCard /></>
            : tab.value === 'talk' ? <Remarks /> : tab.value === 'lines' ? <LineTree /> : <><Log /><ResultCard /></>}
      </div>
      <TimeBar />
    </section>
  );
}
