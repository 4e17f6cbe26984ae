import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { post, Problem } from '../api/client';
import { keepToken } from '../session';
import { t } from '../text/later';
import { Charts, chartsOf, type Entered } from './Charts';
import { Disputed } from './Disputed';
import { usePartyNames } from './partyNames';
import { everybody, Players, seatsOf, type Named } from './Players';
import { Refusal } from './Refusal';
import { SeatLinks, type Made } from './SeatLinks';

interface TableFormProps {
  ruleset: string;
  /** The name of a printed scenario, or a whole one. */
  scenario: unknown;
  /** The parties that seats can control in it. */
  parties: string[];
  /** The sides, if they are chosen. */
  sides?: string[][];
  /** Whether a game of it may hide something from some of its players, so that its table can be an open one. */
  secrets: boolean;
  /** Readings of the game from which the scenario was taken. */
  readings?: Record<string, string>;
  colours: Record<string, string> | undefined;
  /** Takes the game that was made, and shows its links; without it they stand below the form. */
  onMade?(made: Made): void;
  /** The content above it in the form. */
  children?: ComponentChildren;
}

const NONE: Record<string, string> = {};

/** Asks who plays a scenario and how, starts the game, and hands out the tokens once. */
export function TableForm({ ruleset, scenario, parties, sides = [], secrets, readings: taken = NONE, colours, onMade, children }: TableFormProps) {
  const named = useSignal<Named>({});
  const name = useSignal('');
  const dice = useSignal('server');
  const undo = useSignal('');
  const open = useSignal(true);
  const openTable = useSignal(false);
  const contributions = useSignal(false);
  const readings = useSignal(taken);
  const charts = useSignal<Entered>({});
  const made = useSignal<Made | null>(null);
  const problem = useSignal<Problem | null>(null);
  const known = parties.join(' ');
  const nameOf = usePartyNames(ruleset);
  useEffect(() => {
    named.value = nameOf ? everybody(parties, nameOf) : {};
    readings.value = taken;
  }, [ruleset, typeof scenario === 'string' ? scenario : '', known, nameOf !== null]);
  useEffect(() => { charts.value = {}; }, [ruleset]);
  /** Opponents agree to an undo, as long as nothing else is chosen. */
  const undoRule = () => undo.value || (seatsOf(named.value).length > 1 ? 'opponents-agree' : 'free');
  const start = async (event: Event) => {
    event.preventDefault();
    problem.value = null;
    try {
      const { body } = await post<Made>('games', {
        ruleset, scenario, ...(sides.length ? { sides } : {}), ...(name.value.trim() ? { name: name.value.trim() } : {}),
        dice: dice.value, undo: undoRule(), public: open.value, ...(dice.value === 'server' && contributions.value ? { contributions: 'seats' } : {}),
        ...(secrets && openTable.value ? { openTable: true } : {}),
        ...(Object.keys(readings.value).length ? { readings: readings.value } : {}), seats: seatsOf(named.value), ...chartsOf(charts.value, t.charts.form),
      });
      if (onMade) {
        onMade(body);
      } else {
        keepToken(body.id, body.hostToken);
        made.value = body;
      }
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      problem.value = broken;
    }
  };
  // Before the players are offered there is no seat to start with.
  const ready = nameOf !== null && Object.keys(named.value).length > 0;
  return (
    <form class="new-game" onSubmit={start}>
      {children}
      {nameOf ? <Players named={named.value} nameOf={nameOf} colours={colours} onName={(party, player) => { named.value = { ...named.value, [party]: player }; }} /> : null}
      <fieldset>
        <legend>{t.newGame.table}</legend>
        <label>{t.newGame.name} <input value={name.value} maxLength={100} autocomplete="off" onInput={(event) => { name.value = event.currentTarget.value; }} /></label>
        <label>{t.newGame.dice} <select value={dice.value} onChange={(event) => { dice.value = event.currentTarget.value; }}>
          <option value="server">{t.newGame.server}</option><option value="physical">{t.newGame.physical}</option></select></label>
        <label>{t.newGame.undo} <select value={undoRule()} onChange={(event) => { undo.value = event.currentTarget.value; }}>
          <option value="free">{t.newGame.free}</option><option value="opponents-agree">{t.newGame.agree}</option><option value="host-only">{t.newGame.hostOnly}</option></select></label>
        <label><input type="checkbox" checked={open.value} onChange={(event) => { open.value = event.currentTarget.checked; }} /> {t.newGame.open}</label>
        {dice.value === 'server' ? (
          <label><input type="checkbox" name="contributions" checked={contributions.value} onChange={(event) => { contributions.value = event.currentTarget.checked; }} /> {t.newGame.contributions}</label>) : null}
        {secrets ? (
          <label><input type="checkbox" name="open-table" checked={openTable.value} onChange={(event) => { openTable.value = event.currentTarget.checked; }} /> {t.newGame.openTable}</label>) : null}
      </fieldset>
      <Disputed ruleset={ruleset} chosen={readings.value} onChoose={(id, choice) => { readings.value = { ...readings.value, [id]: choice }; }} />
      <Charts ruleset={ruleset} entered={charts.value} onEnter={(now) => { charts.value = now; }} />
      <p><button class="main" disabled={!ready}>{t.newGame.start}</button></p>
      {problem.value ? <Refusal problem={problem.value} /> : null}
      {made.value ? <SeatLinks made={made.value} title={t.newGame.started} /> : null}
    </form>
  );
}
