import { useSignal } from '@preact/signals';
import { catalogue } from '../game/catalogue';
import { roomOf } from '../frame/rooms';
import { hrefOf } from '../route';
import { t } from '../text/later';
import { usePartyNames } from './partyNames';
import type { Made } from './SeatLinks';
import { Sides } from './Sides';
import { TableForm } from './TableForm';
import { useRead } from './useRead';

/** A form that starts a game of a printed scenario. */
export function NewGame({ onMade }: { onMade(made: Made): void }) {
  const scenarios = useRead(() => catalogue.scenarios(), []).value.value;
  const games = useRead(() => catalogue.games(), []).value.value ?? [];
  const chosen = useSignal(0);
  const sides = useSignal<string[][]>([]);
  const scenario = scenarios?.[chosen.value];
  const ruleset = scenario?.ruleset;
  const playable = games.filter(({ id }) => scenarios?.some((each) => each.ruleset === id));
  const pick = (index: number) => {
    chosen.value = index;
    sides.value = [];
  };
  const fought = sides.value.filter((side) => side.length > 0);
  const room = useRead(async () => ruleset === undefined ? null : roomOf(ruleset), [ruleset]).value.value;
  const nameOf = usePartyNames(ruleset ?? '');
  if (!scenarios) {
    return <p>{t.loading}</p>;
  }
  return scenario ? (
    <TableForm ruleset={scenario.ruleset} scenario={scenario.name} parties={fought.length ? fought.flat() : scenario.parties} sides={fought} secrets={scenario.secrets ?? false} colours={room?.page.colours} onMade={onMade}>
      {playable.length > 1 ? (
        <fieldset>
          <legend>{t.newGame.game}</legend>
          <div class="cards">{playable.map(({ id, title, description }) => (
            <label key={id} class="card">
              <input type="radio" name="game" value={id} checked={id === ruleset} onChange={() => pick(scenarios.findIndex((each) => each.ruleset === id))} />
              <span><b>{title}</b><br />{description}</span>
            </label>))}</div>
        </fieldset>) : null}
      <fieldset>
        <legend>{t.newGame.scenario}</legend>
        <div class="cards">{scenarios.map((each, index) => each.ruleset === ruleset ? (
          <label key={`${each.ruleset} ${each.name}`} class="card">
            <input type="radio" name="scenario" value={each.name} checked={index === chosen.value} onChange={() => pick(index)} />
            <span><b>{each.title}</b><br />{each.description}</span>
          </label>) : null)}</div>
        {room?.manifest.id === ruleset && room?.page.setUp ? <p><a class="button" href={hrefOf(['setup', scenario.ruleset], { from: scenario.name })}>{t.setUp.enter}</a></p> : null}
      </fieldset>
      {scenario.roster.length && nameOf ? <Sides roster={scenario.roster} nameOf={nameOf} sides={sides.value} onSides={(now) => { sides.value = now; }} /> : null}
    </TableForm>
  ) : <p>{t.newGame.noScenario}</p>;
}
