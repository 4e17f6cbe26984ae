import { useSignal } from '@preact/signals';
import type { ComparedProps } from '../../../adjudicator/book';
import { isObject, type Json } from '../../../adjudicator/request';
import type { Likelihood, Odds } from '../../../api/odds';
import { perCent, signed } from '../../../text/words';
import { chanceOf, isLikelihood } from '../../../views/odds';
import { OddsCompare, OddsTable } from '../../../views/OddsTable';
import { adjudicator } from '../text/adjudicator';

const texts = adjudicator.matrix;
const ATTACK = '/attacker/chit';
const DEFENCE = '/defender/chit';

/** The share of a chit in a mixture. */
interface Share { choice: string; probability: number; fraction: string }
interface Equilibrium { value: { attacker: number; fraction: string }; attacker: Share[]; defender: Share[] }

/** Every pair of chits with what it is worth, and the mixtures of both sides that cannot be outguessed; other choices one under the other. */
export function ChitMatrix({ answer, names }: ComparedProps) {
  const equilibrium = equilibriumOf(answer as unknown as Json);
  return equilibrium ? <Matrix answer={answer} names={names} equilibrium={equilibrium} /> : <OddsCompare answer={answer} names={names} />;
}

function equilibriumOf({ equilibrium }: Json): Equilibrium | null {
  return isObject(equilibrium) ? equilibrium as unknown as Equilibrium : null;
}

function Matrix({ answer, names, equilibrium }: ComparedProps & { equilibrium: Equilibrium }) {
  const chosen = useSignal('');
  const attacks = equilibrium.attacker.map(({ choice }) => choice);
  const defences = equilibrium.defender.map(({ choice }) => choice);
  const pairs = new Map(answer.choices.map(({ choices, odds }) => [`${String(choices[ATTACK])} ${String(choices[DEFENCE])}`, odds]));
  const most = Math.max(1, ...[...pairs.values()].map((odds) => Math.abs(worth(odds))));
  const shown = pairs.get(chosen.value);
  return (
    <section class="chit-matrix">
      <p>{texts.valueTo(names.attacker ?? adjudicator.sides.attacker)} <b data-value>{figure(equilibrium.value.attacker)}</b></p>
      <div class="scroll"><table>
        <caption class="faint">{texts.attackers}</caption>
        <thead><tr><td />{defences.map((defence) => <th key={defence} scope="col">{chitName(defence)}</th>)}<th scope="col">{texts.mixed}</th></tr></thead>
        <tbody>{attacks.map((attack, row) => (
          <tr key={attack}>
            <th scope="row">{chitName(attack)}</th>
            {defences.map((defence) => <Pair key={defence} attack={attack} defence={defence} odds={pairs.get(`${attack} ${defence}`)} most={most} chosen={chosen.value} onChoose={(pair) => { chosen.value = pair; }} />)}
            <Mixed share={equilibrium.attacker[row]!} />
          </tr>))}</tbody>
        <tfoot><tr><th scope="row">{texts.mixed}</th>{equilibrium.defender.map((share) => <Mixed key={share.choice} share={share} />)}<td /></tr></tfoot>
      </table></div>
      <p class="faint">{texts.how} {texts.equilibrium} {attacks.includes('outflank') && defences.includes('outflank') ? '' : texts.withoutOutflank}</p>
      {shown ? <section aria-live="polite"><h3>{texts.pair(...chosen.value.split(' ').map(chitName) as [string, string])}</h3><OddsTable odds={shown} names={names} /></section> : null}
      <details><summary>{texts.fraction}</summary><p class="fractions">{texts.value}: <code>{equilibrium.value.fraction}</code></p>
        <dl class="fractions">{(['attacker', 'defender'] as const).map((side) => equilibrium[side].map(({ choice, fraction }) => <div key={`${side} ${choice}`}><dt>{names[side]}, {chitName(choice)}</dt><dd><code>{fraction}</code></dd></div>))}</dl>
      </details>
    </section>
  );
}

interface PairProps { attack: string; defence: string; odds: Odds | undefined; most: number; chosen: string; onChoose(pair: string): void }

/** The worth of a pair of chits; the colour deepens with it, towards the attacker or towards the defender. */
function Pair({ attack, defence, odds, most, chosen, onChoose }: PairProps) {
  if (!odds) {
    return <td />;
  }
  const value = worth(odds);
  const winner = odds.winner && isLikelihood(odds.winner) ? odds.winner : { values: [] };
  const pair = `${attack} ${defence}`;
  return (
    <td class={value < 0 ? 'to-defender' : 'to-attacker'} style={{ '--share': `${Math.round(Math.abs(value) / most * 60)}%` }} data-pair={pair}>
      <button type="button" aria-pressed={pair === chosen} aria-label={texts.cell(chitName(attack), chitName(defence), figure(value))} onClick={() => onChoose(pair === chosen ? '' : pair)}>
        <b>{figure(value)}</b>
        <small>{texts.wins(perCent(chanceOf(winner, 'attacker')), perCent(chanceOf(winner, 'defender')))}</small>
      </button>
    </td>
  );
}

function Mixed({ share: { probability, fraction } }: { share: Share }) {
  return <td class="mixed" title={fraction}>{probability === 0 ? <span class="faint">{texts.never}</span> : <b>{(probability * 100).toFixed(1)} %</b>}</td>;
}

/** The mean worth of a pair to the attacker. */
function worth({ value }: Odds): number {
  const to = value && !isLikelihood(value) ? value.attacker as Likelihood : undefined;
  return to?.mean ?? 0;
}

const figure = (value: number): string => Math.abs(value) < 0.005 ? '0' : signed(value.toFixed(2));
const chitName = (chit: string): string => adjudicator.values[chit] ?? chit;
