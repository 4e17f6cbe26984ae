import { t } from './text';
import { pointerTo, type DiceOf, type DieName, type Form } from './field';
import { DieInput, type Shape } from './DieInput';
import { useForm } from './form';

const pointerOf = (dice: DiceOf, name: DieName) => pointerTo({ at: 'dice' }, { at: dice.at }, name);

const shapeOf = ({ several = [], lists = [] }: DiceOf, name: DieName): Shape => lists.includes(name) ? 'list' : several.includes(name) ? 'several' : 'one';

/** The dice of both sides beside each other, in the order of play: that of the side that throws most. */
export function DiceBox({ form, names, throwing, onThrow }: { form: Form; names: Record<string, string>; throwing: boolean; onThrow(): void }) {
  const { request, thrown, set } = useForm();
  const texts = t.adjudicator;
  const order = [...form.dice].sort((one, other) => other.names.length - one.names.length)[0]!.names;
  return (
    <section class="sheet dice-form" aria-labelledby="adjudicator-dice">
      <h2 id="adjudicator-dice">{texts.dice}</h2>
      <p class="faint">{texts.diceHint}</p>
      <table>
        {form.dice.length > 1 ? <thead><tr><td />{form.dice.map((dice) => <th key={dice.at} scope="col">{names[dice.at] ?? dice.at}</th>)}</tr></thead> : null}
        <tbody>{order.map((name) => (
          <tr key={name}>
            <th scope="row">{texts.dieNames[name]}</th>
            {form.dice.map((dice) => <td key={dice.at}>{dice.names.includes(name)
              ? <DieInput pointer={pointerOf(dice, name)} shape={shapeOf(dice, name)} label={texts.die(texts.dieNames[name], names[dice.at] ?? '')} /> : null}</td>)}
          </tr>))}</tbody>
      </table>
      {thrown.length ? <p class="faint">{texts.thrownHint}</p> : null}
      <div class="row">
        <button type="button" disabled={throwing} onClick={onThrow}>{throwing ? texts.throwing : texts.fill}</button>
        {request.dice ? <button type="button" onClick={() => set('/dice', undefined)}>{texts.clearDice}</button> : null}
      </div>
    </section>
  );
}
