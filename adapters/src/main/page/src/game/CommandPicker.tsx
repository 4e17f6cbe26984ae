import { useSignal } from '@preact/signals';
import type { Command } from '../api/command';
import type { Decision } from '../api/decision';
import type { Option } from '../api/move';
import { t } from '../text/later';
import { useGame } from './context';
import { nameOfId } from './pieceName';
import { Field } from './form/Field';
import { blank, enough, filledIn, limitsAbout } from './form/filling';

/** The orders that could be given at a past moment. */
export interface Offers {
  decisions: Decision[];
  /** The legal moves of a piece at that moment. */
  moves(piece: string): Promise<Option[]>;
}

/** Answers that are about the table and not about the rules. */
const OF_THE_TABLE = new Set(['AnswerRequest', 'Contribute']);

/** Every order that could be given at a moment, to choose one; none is sent from here. */
export function CommandPicker({ offers, onPick }: { offers: Offers; onPick(label: string, command: Command): void }) {
  const decisions = offers.decisions.filter(({ kind, hidden }) => !OF_THE_TABLE.has(kind) && !hidden);
  return (
    <div class="command-picker">
      {decisions.length === 0 ? <p class="faint">{t.amend.nothing}</p> : null}
      {decisions.map((decision) => (
        <details key={decision.id} open={decisions.length === 1}>
          <summary>{decision.prompt}</summary>
          <div class="row">{(decision.options ?? []).map((option, index) =>
            <button type="button" key={index} data-pick={index} title={option.label} onClick={() => onPick(option.label, option.command)}>{option.label}</button>)}</div>
          {decision.open ? <MovePicker decision={decision} moves={offers.moves} onPick={onPick} /> : null}
          {decision.form ? <FormPicker decision={decision} onPick={onPick} /> : null}
        </details>))}
    </div>
  );
}

/** A piece that could move, and where to. */
function MovePicker({ decision, moves, onPick }: { decision: Decision; moves: Offers['moves']; onPick(label: string, command: Command): void }) {
  const store = useGame();
  const options = useSignal<Option[]>([]);
  const choose = (piece: string) => store.attempt(async () => { options.value = piece ? await moves(piece) : []; });
  return (
    <>
      <label>{t.piece.moves} <select onChange={(event) => void choose(event.currentTarget.value)}>
        <option value="">{t.amend.choosePiece}</option>
        {store.piecesOf(decision.open).map((piece) => <option key={piece} value={piece}>{nameOfId(store, piece)}</option>)}</select></label>
      <div class="row">{options.value.map((option, index) =>
        <button type="button" key={index} data-pick={`move-${index}`} onClick={() => onPick(option.label, option.command)}>{option.label}</button>)}</div>
    </>
  );
}

/** An order that is described instead of listed. */
function FormPicker({ decision, onPick }: { decision: Decision; onPick(label: string, command: Command): void }) {
  const form = decision.form!;
  const filling = useSignal(blank(form));
  const complete = form.fields.every((field) => enough(field, filling.value));
  return (
    <form class="decision-form" noValidate onSubmit={(event) => {
      event.preventDefault();
      if (complete) {
        onPick(decision.prompt, filledIn(form, filling.value));
      }
    }}>
      {form.fields.map((field) => <Field key={field.name} field={field} value={filling.value[field.name]!} limits={limitsAbout(form, field.name)}
        onFill={(value) => { filling.value = { ...filling.value, [field.name]: value }; }} />)}
      <button aria-disabled={!complete}>{t.amend.instead}</button>
    </form>
  );
}
