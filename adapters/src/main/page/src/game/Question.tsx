import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Command } from '../api/command';
import type { Decision } from '../api/decision';
import { words } from '../frame/rooms';
import { hrefOf, route } from '../route';
import { RuleCode } from '../rules/RuleCode';
import { t } from '../text';
import { Answers, endsStep } from './Answers';
import { narrow } from './column/tab';
import { useGame } from './context';
import { AnswerChance } from './flow/AnswerChance';
import { hasFormAlone, mayAnswer, seatName } from './flow/turn';
import { DecisionOdds, FEW, useChances } from './DecisionOdds';
import { RequestFacts } from './RequestFacts';
import { DecisionForm } from './form/DecisionForm';
import { placeName } from './placeName';
import { beginningAlike, nameOfId } from './pieceName';
import type { GameStore } from './store';

interface QuestionProps {
  decision: Decision;
  /** The number of its first answer; none where others are to answer. */
  first: number;
  /** Whether the odds stand on each answer. */
  weighed: boolean;
  /** Whether nothing else is asked of who looks: then an answer that is filled in stands open. */
  alone: boolean;
  /** Whether its answer alone is shown: it ends the step of the question that it stands beside. */
  brief?: boolean;
  send(command: Command, seen: number): Promise<void>;
}

/** A decision that is awaited. A seat that may answer has the answers, each sent with the position at which it is shown; the others see who is awaited. */
export function Question({ decision, first, weighed, alone, brief = false, send }: QuestionProps) {
  const store = useGame();
  const { options = [], open, form } = decision;
  const seen = store.decidedAt.value;
  const may = mayAnswer(store, decision);
  const answers = may && !decision.hidden && store.token !== '';
  const needed = alone && hasFormAlone(decision);
  // The form about a piece stands with it when it is chosen; one that has to be filled in, and on a phone one that is all there is, stands with its question.
  const formHere = answers && form && (needed || decision.piece === undefined || decision.piece !== store.chosen.value || narrow.matches && hasFormAlone(decision));
  const who = seatName(store, decision.seat, decision.party);
  const Note = store.room.value!.page.AnswerNote;
  const chances = useChances(decision, seen, decision.request === undefined && options.length > 0 && options.length <= FEW && (weighed || !open));
  return (
    <div class={['decision', endsStep(decision) ? 'ends' : '', brief && answers ? 'brief' : ''].filter(Boolean).join(' ')} data-decision={decision.id} data-kind={decision.kind} data-at={seen} tabIndex={-1} role="group" aria-label={decision.prompt}>
      {brief && answers ? null : <p class="asked"><strong>{decision.prompt}</strong> <span class="faint">{t.game.answerFor(who)}{decision.rule ? <> · <RuleCode code={decision.rule} /></> : null}</span></p>}
      {decision.hidden ? <p class="faint">{t.game.answersHidden(who)}</p> : store.token === '' ? <p class="faint">{t.game.enterToken}</p> : !may ? <p class="awaited">{t.flow.awaited(who)}</p> : (
        <>
          <Answers options={options} picks={open ? picksOf(store, open) : null} first={first} weighed={weighed} note={(option) => Note ? <Note decision={decision} option={option} /> : null}
            chance={(option) => weighed ? <AnswerChance decision={decision} option={option} chances={chances} /> : null}
            onAnswer={({ command }) => void send(command, seen)} />
          {decision.kind === 'Contribute' ? <Contribution send={(value) => send({ type: 'Contribute', value }, seen)} /> : null}
        </>)}
      <div class="besides">
        {formHere ? <Described folded={options.length > 0 || !alone}>
          <DecisionForm key={`${decision.id} ${seen}`} decision={decision.id} form={form} seen={seen} needed={needed} send={send} /></Described> : null}
        {decision.request === undefined ? <DecisionOdds decision={decision} chances={chances} weighed={weighed} /> : null}
      </div>
      {decision.request === undefined ? null : <RequestFacts decision={decision} send={send} />}
    </div>
  );
}

/** The contribution of the seat to the dice: free text, which no list can offer. */
function Contribution({ send }: { send(value: string): Promise<void> }) {
  const text = useSignal('');
  return (
    <form class="row contribution" onSubmit={(event) => { event.preventDefault(); void (text.value && send(text.value)); }}>
      <label>{t.contributing.title} <input name="contribution" maxLength={200} required value={text.value} onInput={(event) => { text.value = event.currentTarget.value; }} /></label>
      <button type="submit">{t.contributing.give}</button> <small class="faint">{t.contributing.hint}</small>
    </form>
  );
}

/** A form beside listed answers, or about a piece that is not chosen, stands folded: there may be many. */
function Described({ folded, children }: { folded: boolean; children: ComponentChildren }) {
  return folded ? <details class="described"><summary>{t.form.open}</summary>{children}</details> : <>{children}</>;
}

/** The pieces that an answer may move; none where the answer names none. */
function picksOf(store: GameStore, open: NonNullable<Decision['open']>) {
  const pieces = store.piecesOf(open);
  return pieces.length ? { count: pieces.length, row: <PiecePicker pieces={pieces} /> } : null;
}

function PiecePicker({ pieces }: { pieces: string[] }) {
  const store = useGame();
  const { query } = route.value;
  const alike = beginningAlike(pieces.map((id) => nameOfId(store, id)));
  return (
    <div class="picks">
      <p class="faint">{words().pickPiece}</p>
      <div class="row">{pieces.map((id) => {
        const piece = store.pieces.value.get(id);
        const name = nameOfId(store, id);
        return <a key={id} class="button" data-pick={id} title={name} href={hrefOf(['games', store.id, words().piece, id], { map: query.map })}
          aria-current={store.chosen.value === id ? 'true' : undefined}><span>{piece ? `${placeName(store, piece.zone)} · ` : ''}<span class="unseen">{name.slice(0, alike)}</span>{name.slice(alike)}</span></a>;
      })}</div>
    </div>
  );
}
