import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { hrefOf } from '../../../route';
import { t } from '../text';
import type { SiegeHistory, SiegeLine, SiegeSide } from '../types';
import { RuledLine } from './RuledLine';
import { siegeEnd } from './SiegeList';

/** A siege from its beginning to its end: month by month each attempt, sortie, breach and round with its dice and losses. */
export function SiegeSheet({ sheet }: { sheet: SiegeHistory }) {
  const store = useGame();
  const months = [...new Set(sheet.lines.map(({ month }) => month))];
  return (
    <section class="sheet battle-sheet siege-sheet" aria-label={sheet.title}>
      <p><a href={hrefOf(['games', store.id, 'combats'], { at: store.at.value })}>{t.combats.back}</a></p>
      <h2>{sheet.title}</h2>
      <p>{t.combats.besiegers}: {sheet.besiegers.map((power) => partyName(store, power)).join(', ')}. {t.combats.sentence(siegeEnd(sheet))}{Object.entries(sheet.points).map(([power, points]) =>
        ` ${t.combats.sentence(t.combats.points(partyName(store, power), points))}`)}</p>
      {months.map((month) => (
        <section key={month} data-month={month}>
          <h3>{month}</h3>
          {sheet.lines.filter((line) => line.month === month).map((line) => <Line key={line.position} line={line} />)}
        </section>))}
    </section>
  );
}

function Line({ line: { position, text, ruled, dice, sides, round } }: { line: SiegeLine }) {
  return (
    <>
      <RuledLine position={position} text={text} ruled={ruled}>
        {dice.map(({ side, value, purpose }, index) => <span key={index}>{side ? <small class="faint">{sideName(side)} </small> : null}<b class="die" title={purpose}>{value}</b> </span>)}
      </RuledLine>
      {sides.length && (dice.length || !round) ? <Standing sides={sides} round={round} /> : null}
    </>
  );
}

/** The state of both sides after a round, and the losses still due. */
function Standing({ sides, round }: { sides: SiegeSide[]; round: number | null }) {
  const store = useGame();
  const owed = sides.some(({ due }) => due > 0);
  return (
    <table class="standing-after">
      <caption class="faint">{round ? t.combats.afterRound(round) : t.combats.atFirst}</caption>
      <thead><tr><td />{[t.powers.factors, t.combats.morale, ...owed ? [t.combats.mustLose] : []].map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
      <tbody>{sides.map(({ side, power, factors, level, lost, due }) => (
        <tr key={side}><th scope="row">{sideName(side)}{power ? `, ${partyName(store, power)}` : ''}</th><td class="number">{factors}</td><td>{t.combats.moraleOf(lost, level)}</td>{owed ? <td class="number">{due || ''}</td> : null}</tr>))}</tbody>
    </table>
  );
}

const sideName = (side: string): string => side === 'garrison' ? t.combats.garrison : t.combats.besieger;
