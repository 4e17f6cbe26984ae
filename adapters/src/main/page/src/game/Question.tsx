import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Command, Decision } from '../api/types';
import { words } from '../frame/rooms';
import { hrefOf, route } from '../route';
import { RuleCode } from '../rules/RuleCode';
import { t } from '../text';
import { Answers } from './Answers';
import { useGame } from './context';
import { DecisionOdds } from './DecisionOdds';
import { RequestFacts } from './RequestFacts';
import { DecisionForm } from './form/DecisionForm';
import { placeName } from './placeName';
import { nameOfId } from './pieceName';

/** A decision that is awaited, with its answers; each is sent with the position at which it is shown. */
export function Question({ decision, send }: { decision: Decision; send(command: Command, seen: number): Promise<void> }) {
  const store = useGame();
  const { options = [], open, form } = decision;
  const seen = store.decidedAt.value;
  return (
    <div class="decision" data-decision={decision.id} data-kind={decision.kind} data-at={seen} tabIndex={-1} role="group" aria-label={decision.prompt}>
      <p><strong>{decision.prompt}</strong> <span class="faint">{t.game.answerFor(decision.seat)}{decision.rule ? <> · <RuleCode code={decision.rule} /></> : null}</span></p>
      {decision.hidden ? <p class="faint">{t.game.answersHidden(decision.seat)}</p> : store.token === '' ? <p class="faint">{t.game.enterToken}</p> : (
        <>
          <Answers options={options} onAnswer={({ command }) => void send(command, seen)} />
          {decision.kind === 'Contribute' ? <Contribution send={(value) => send({ type: 'Contribute', value }, seen)} /> : null}
          {open ? <PiecePicker pieces={store.piecesOf(open)} /> : null}
          {form ? <Described folded={options.length > 0 || (decision.piece !== undefined && decision.piece !== store.chosen.value)}>
            <DecisionForm key={`${decision.id} ${seen}`} decision={decision.id} form={form} seen={seen} send={send} /></Described> : null}
        </>)}
      {decision.request === undefined ? <DecisionOdds decision={decision} /> : <RequestFacts decision={decision} send={send} />}
    </div>
  );
}

/** What the seat gives to the dice: free text, which no list can offer. */
function Contribution({ send }: { send(value: string): Promise<void> }) {
  const text = useSignal('');
  return (
    <form class="row contribution" onSubmit={(event) => { event.preventDefault(); void (text.value && send(text.value)); }}>
      <label>{t.dice.contribute} <input name="contribution" maxLength={200} required value={text.value} onInput={(event) => { text.value = event.currentTarget.value; }} /></label>
      <button type="submit">{t.dice.give}</button> <small class="faint">{t.dice.contributeHint}</small>
    </form>
  );
}

/** A form beside listed answers, or about a piece that is not chosen, stands folded: there may be many. */
function Described({ folded, children }: { folded: boolean; children: ComponentChildren }) {
  return folded ? <details class="described"><summary>{t.form.open}</summary>{children}</details> : <>{children}</>;
}

function PiecePicker({ pieces }: { pieces: string[] }) {
  const store = useGame();
  const { query } = route.value;
  return (
    <div>
      <p class="faint">{words().pickPiece}</p>
      <div class="row">{pieces.map((id) => {
        const piece = store.pieces.value.get(id);
        return <a key={id} class="button" data-pick={id} href={hrefOf(['games', store.id, words().piece, id], { map: query.map })}
          aria-current={store.chosen.value === id ? 'true' : undefined}>{nameOfId(store, id)}{piece ? ` · ${placeName(store, piece.zone)}` : ''}</a>;
      })}</div>
    </div>
  );
}
