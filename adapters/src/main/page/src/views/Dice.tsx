import type { Statistics, ThrownDice } from '../api/audit';
import { useGame } from '../game/context';
import { words } from '../frame/rooms';
import { t } from '../text/later';
import { purposeName } from '../text/dice';
import { DiceList } from './DiceList';
import { Proof } from './Proof';
import { Refusal } from './Refusal';
import { SeatChart } from './SeatChart';
import { StatisticsTables } from './StatisticsTables';
import { useCompleted } from './useCompleted';
import { useRead } from './useRead';

/** Every die of the game up to the position that is looked at, how they fell, and what proves them. */
export function Dice() {
  const store = useGame();
  const position = store.position.value;
  const { value, problem } = useRead((abort) => store.get<ThrownDice>('dice', abort), [store.newest.value]).value;
  const statistics = useCompleted((abort) => store.get<Statistics>(`statistics?at=${position}`, abort), [position]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!value) {
    return <p class="loading">{t.loading}</p>;
  }
  return (
    <div class="wide dice-view">
      <h2>{t.dice.title}</h2>
      {statistics ? <Distribution statistics={statistics} /> : null}
      {statistics ? <StatisticsTables statistics={statistics} /> : null}
      <section class="sheet">
        <h3>{t.dice.all}</h3>
        <DiceList dice={value.dice.filter((die) => die.position <= position)} />
      </section>
      <section class="sheet">
        <h3>{t.dice.proof}</h3>
        {value.mode === 'physical' ? <p>{t.dice.physical}</p> : <Proof />}
      </section>
    </div>
  );
}

function Distribution({ statistics: { dice, purposes, undone } }: { statistics: Statistics }) {
  const store = useGame();
  const thrown = dice.filter(({ rolls }) => rolls > 0);
  return thrown.length ? (
    <section class="sheet">
      <h3>{words().diceByParty}</h3>
      <p class="faint">{t.dice.expected} {t.dice.p}: {t.dice.pHint} {undone ? t.dice.takenBack(undone) : ''}</p>
      <div class="charts">{thrown.map((each) => <SeatChart key={`${each.seat} ${store.partyOf(each)} ${each.die}`} dice={each} />)}</div>
      {purposes.length ? (
        <details>
          <summary>{t.dice.purposes}</summary>
          <div class="scroll"><table>
            <thead><tr><th scope="col">{t.dice.purpose}</th><th scope="col" class="number">{t.dice.rolls}</th><th scope="col" class="number">{t.dice.mean}</th></tr></thead>
            <tbody>{purposes.map(({ purpose, rolls, mean }) =>
              <tr key={purpose}><th scope="row">{purposeName(purpose)}</th><td class="number">{rolls}</td><td class="number">{mean}</td></tr>)}</tbody>
          </table></div>
        </details>) : null}
    </section>) : null;
}
