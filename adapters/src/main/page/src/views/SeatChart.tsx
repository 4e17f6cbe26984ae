import type { SeatDice } from '../api/audit';
import { useGame } from '../game/context';
import { words } from '../frame/rooms';
import { t } from '../text/later';
import { partyName } from '../game/parties';

/** Width of a bar with its gap, and the height of the highest. */
const STEP = 26;
const HIGH = 90;

/** The distribution of some dice: a bar for each number, the height that a fair die tends to as a line, and a judgement. */
export function SeatChart({ dice }: { dice: SeatDice }) {
  const store = useGame();
  const { seat, rolls, counts, mean, chiSquare, pValue, pCorrected } = dice;
  const party = store.partyOf(dice);
  const name = party ? t.dice.forParty(seat, partyName(store, party)) : seat || words().noParty;
  return (
    <figure class="chart" data-seat={seat} {...{ [`data-${store.room.value!.manifest.names.party}`]: party }}>
      <figcaption>{name}</figcaption>
      <Bars counts={counts} rolls={rolls} />
      <div class="unseen"><table>
        <caption>{t.dice.counts(name)}</caption>
        <thead><tr><th scope="col">{t.dice.number}</th><th scope="col">{t.dice.times}</th></tr></thead>
        <tbody>{counts.map((count, index) => <tr key={index}><th scope="row">{index + 1}</th><td>{count}</td></tr>)}</tbody>
      </table></div>
      <dl>
        <dt>{t.dice.rolls}</dt><dd>{rolls}</dd>
        <dt>{t.dice.mean}</dt><dd>{mean ?? '–'} <small class="faint">{t.dice.fair((counts.length + 1) / 2)}</small></dd>
        <dt>{t.dice.chi}</dt><dd>{chiSquare ?? '–'}</dd>
        <dt>{t.dice.p}</dt><dd>{pValue ?? '–'}{pCorrected && pCorrected !== pValue ? <small class="faint"> ({t.dice.corrected(pCorrected)})</small> : null}</dd>
      </dl>
      <p>{t.dice.verdict(pValue, rolls)}</p>
    </figure>
  );
}

function Bars({ counts, rolls }: { counts: number[]; rolls: number }) {
  const fair = rolls / counts.length;
  const scale = HIGH / Math.max(1, fair, ...counts);
  const width = counts.length * STEP;
  return (
    <svg viewBox={`0 -16 ${width} ${HIGH + 36}`} aria-hidden="true">
      {counts.map((count, index) => <rect key={index} class="bar" x={index * STEP + 3} y={HIGH - count * scale} width={STEP - 6} height={count * scale} />)}
      <path class="base" d={`M0 ${HIGH}H${width}`} />
      <path class="fair" d={`M0 ${HIGH - fair * scale}H${width}`} />
      {counts.map((count, index) => <g key={index}>
        <text x={(index + 0.5) * STEP} y={HIGH - count * scale - 4}>{count}</text>
        <text class="face" x={(index + 0.5) * STEP} y={HIGH + 15}>{index + 1}</text>
      </g>)}
    </svg>
  );
}
