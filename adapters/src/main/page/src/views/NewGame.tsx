import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { post, Problem } from '../api/client';
import { catalogue } from '../game/catalogue';
import { roomOf } from '../frame/rooms';
import { keepToken } from '../session';
import { t } from '../text';
import { everybody, Players, seatsOf, type Named } from './Players';
import { Refusal } from './Refusal';
import { SeatLinks, type Made } from './SeatLinks';
import { useRead } from './useRead';

/** A form that starts a game of a printed scenario and hands out the tokens once. */
export function NewGame({ onMade }: { onMade(): void }) {
  const scenarios = useRead(() => catalogue.scenarios(), []).value.value;
  const games = useRead(() => catalogue.games(), []).value.value ?? [];
  const chosen = useSignal(0);
  const ruleset = scenarios?.[chosen.value]?.ruleset;
  const playable = games.filter(({ id }) => scenarios?.some((each) => each.ruleset === id));
  const room = useRead(async () => ruleset === undefined ? null : roomOf(ruleset), [ruleset]).value.value;
  const named = useSignal<Named>({});
  const name = useSignal('');
  const dice = useSignal('server');
  const undo = useSignal('free');
  const open = useSignal(true);
  const openTable = useSignal(false);
  const secrets = games.some(({ id, secrets: kept }) => id === ruleset && kept);
  const made = useSignal<Made | null>(null);
  const problem = useSignal<Problem | null>(null);
  const scenario = scenarios?.[chosen.value];
  useEffect(() => {
    named.value = everybody(scenario?.parties ?? []);
  }, [scenario]);
  const start = async (event: Event) => {
    event.preventDefault();
    if (!scenario) {
      return;
    }
    problem.value = null;
    try {
      made.value = (await post<Made>('games', {
        ruleset: scenario.ruleset, scenario: scenario.name, ...(name.value.trim() ? { name: name.value.trim() } : {}),
        dice: dice.value, undo: undo.value, public: open.value, ...(secrets && openTable.value ? { openTable: true } : {}), seats: seatsOf(named.value),
      })).body;
      keepToken(made.value.id, made.value.hostToken);
      onMade();
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      problem.value = broken;
    }
  };
  if (!scenarios) {
    return <p>{t.loading}</p>;
  }
  return scenarios.length ? (
    <form class="new-game" onSubmit={start}>
      {playable.length > 1 ? (
        <fieldset>
          <legend>{t.newGame.game}</legend>
          <div class="cards">{playable.map(({ id, title, description }) => (
            <label key={id} class="card">
              <input type="radio" name="game" value={id} checked={id === ruleset} onChange={() => { chosen.value = scenarios.findIndex((each) => each.ruleset === id); }} />
              <span><b>{title}</b><br />{description}</span>
            </label>))}</div>
        </fieldset>) : null}
      <fieldset>
        <legend>{t.newGame.scenario}</legend>
        <div class="cards">{scenarios.map((each, index) => each.ruleset === ruleset ? (
          <label key={`${each.ruleset} ${each.name}`} class="card">
            <input type="radio" name="scenario" value={each.name} checked={index === chosen.value} onChange={() => { chosen.value = index; }} />
            <span><b>{each.title}</b><br />{each.description}</span>
          </label>) : null)}</div>
      </fieldset>
      <Players named={named.value} colours={room?.page.colours} onName={(party, player) => { named.value = { ...named.value, [party]: player }; }} />
      <fieldset>
        <legend>{t.newGame.table}</legend>
        <label>{t.newGame.name} <input value={name.value} maxLength={100} autocomplete="off" onInput={(event) => { name.value = event.currentTarget.value; }} /></label>
        <label>{t.newGame.dice} <select value={dice.value} onChange={(event) => { dice.value = event.currentTarget.value; }}>
          <option value="server">{t.newGame.server}</option><option value="physical">{t.newGame.physical}</option></select></label>
        <label>{t.newGame.undo} <select value={undo.value} onChange={(event) => { undo.value = event.currentTarget.value; }}>
          <option value="free">{t.newGame.free}</option><option value="host-only">{t.newGame.hostOnly}</option></select></label>
        <label><input type="checkbox" checked={open.value} onChange={(event) => { open.value = event.currentTarget.checked; }} /> {t.newGame.open}</label>
        {secrets ? (
          <label><input type="checkbox" name="open-table" checked={openTable.value} onChange={(event) => { openTable.value = event.currentTarget.checked; }} /> {t.newGame.openTable}</label>) : null}
      </fieldset>
      <p><button class="main">{t.newGame.start}</button></p>
      {problem.value ? <Refusal problem={problem.value} /> : null}
      {made.value ? <SeatLinks made={made.value} title={t.newGame.started} /> : null}
    </form>
  ) : <p>{t.newGame.noScenario}</p>;
}
