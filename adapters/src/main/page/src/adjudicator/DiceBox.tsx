import { t } from './text';
import { pointerTo, type DiceOf, type Form } from './field';
import { DieInput, type Shape } from './DieInput';
import { useForm } from './form';

const pointerOf = (dice: DiceOf, name: string) => pointerTo({ at: 'dice' }, { at: dice.at }, name);

const shapeOf = ({ several = [], lists = [] }: DiceOf, name: string): Shape => lists.includes(name) ? 'list' : several.includes(name) ? 'several' : 'one';

/** The dice of both sides beside each other, in the order of play: that of the side that throws most, after what the others throw alone. */
export function DiceBox({ form, names, throwing, onThrow }: { form: Form; names: Record<string, string>; throwing: boolean; onThrow(): void }) {
  const { book: { words }, request, thrown, set } = useForm();
  const texts = t.adjudicator;
  const [longest, ...others] = [...form.dice].sort((one, other) => other.names.length - one.names.length);
  const order = [...others.flatMap(({ names: own }) => own).filter((name) => !longest?.names.includes(name)), ...longest?.names ?? []];
  const headOf = (side: string) => names[side] ?? words.sides[side] ?? side;
  return (
    <section class="sheet dice-form" aria-labelledby="adjudicator-dice">
      <h2 id="adjudicator-dice">{texts.dice}</h2>
      <p class="faint">{words.diceHint}</p>
      <table>
        {form.dice.length > 1 ? <thead><tr><td />{form.dice.map((dice) => <th key={dice.at} scope="col">{headOf(dice.at)}</th>)}</tr></thead> : null}
        <tbody>{order.map((name) => (
          <tr key={name}>
            <th scope="row">{words.dieNames[name] ?? name}</th>
            {form.dice.map((dice) => <td key={dice.at}>{dice.names.includes(name)
              ? <DieInput pointer={pointerOf(dice, name)} shape={shapeOf(dice, name)} label={texts.die(words.dieNames[name] ?? name, names[dice.at] ?? '')} /> : null}</td>)}
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
