import { useSignal } from '@preact/signals';
import type { Step } from '../../api/ruling';
import { RuleCode } from '../../rules/RuleCode';
import { t } from '../../text';
import { purposeName } from '../../text/dice';
import { begun, signed, told } from '../../text/words';
import { Close } from '../../views/Close';
import { useGame } from '../context';
import { beginningNamed } from '../pieceName';
import { whose } from '../whose';
import { Why } from '../Why';
import { newestCommand, newestRolls } from './news';
import { TakeBack } from './TakeBack';

/** The result of the dice of the newest order: the dice with their modifiers, the verdict, the consequences, the reasons; and the way to take it back. */
export function ResultCard() {
  const store = useGame();
  const closed = useSignal(0);
  const opened = useSignal(false);
  const { lines, steps } = store.news.value;
  const rolls = newestRolls(lines);
  const first = rolls[0];
  const last = rolls.at(-1);
  if (!first || !last || closed.value >= last.position || store.past.value) {
    return null;
  }
  const follows = newestCommand(lines).filter(({ position }) => position > last.position);
  const rolled = steps.filter(({ dice }) => dice?.length);
  return (
    <section class="sheet result-card" aria-label={t.flow.result} data-result={last.position}>
      {rolls.map(({ position, text }) => <p key={position} class="verdict">{text}</p>)}
      {rolled.length ? <ul class="rolled">{rolled.map((step, index) => <Rolled key={index} step={step} />)}</ul>
        : <p class="rolled">{rolls.flatMap(({ dice = [] }) => dice).map(({ value, purpose }, index) => <span key={index}>{purposeName(purpose)} <b class="die">{value}</b></span>)}</p>}
      {follows.length ? <p class="follows"><span class="faint">{t.flow.follows}</span> {follows.map(({ text }) => text).join(' ')}</p> : null}
      <div class="row">
        <button type="button" aria-expanded={opened.value} onClick={() => { opened.value = !opened.value; }}>{t.why.title}</button>
        <TakeBack />
      </div>
      {opened.value ? rolls.filter(({ explained }) => explained).map(({ position }) => <Why key={position} position={position} />) : null}
      <Close onClose={() => { closed.value = last.position; }} />
    </section>
  );
}

/** One roll: whose, the die, each modifier with its reason, what it came to, and the result. */
function Rolled({ step: { step, side, rule, dice = [], modifiers = [], modified, result } }: { step: Step }) {
  const store = useGame();
  return (
    <li>
      <span>{begun(beginningNamed(store, step))}{side ? `, ${whose(store, side)}` : ''}:</span>{' '}
      {dice.map((die, index) => <b key={index} class="die">{die}</b>)}
      {modifiers.map(({ value, reason }, index) => <span key={index} class="modifier" title={reason}> {signed(value)} <small class="faint">{reason}</small></span>)}
      {modifiers.length && modified !== undefined && modified !== null ? <> = <b>{modified}</b></> : null}
      {result === undefined || result === null ? null : <> → <b>{told(result)}</b></>} {rule ? <RuleCode code={rule} /> : null}
    </li>
  );
}
