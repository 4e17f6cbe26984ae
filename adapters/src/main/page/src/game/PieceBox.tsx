import type { Command } from '../api/command';
import { FieldTable } from '../frame/FieldTable';
import { words } from '../frame/rooms';
import { go, hrefOf, route } from '../route';
import { RuleCode } from '../rules/RuleCode';
import { Close } from '../views/Close';
import { AdjustOne } from './AdjustOne';
import { useGame } from './context';
import { hasFormAlone, mayAnswer } from './flow/turn';
import { DecisionForm } from './form/DecisionForm';
import { Moves } from './Moves';
import { partyName } from './parties';
import { describe, nameOfPiece } from './pieceName';
import { placeName } from './placeName';
import { Traces } from './Traces';

/** The piece that was chosen: what it is, where it may go, what happened to it. */
export function PieceBox({ piece: id, send }: { piece: string; send(command: Command, seen: number): Promise<void> }) {
  const store = useGame();
  const room = store.room.value!;
  const { PieceFacts } = room.page;
  const piece = store.pieces.value.get(id);
  const targets = store.targets.value;
  const close = () => go(hrefOf(['games', store.id], { at: route.value.query.at, map: route.value.query.map }));
  if (!piece) {
    return null;
  }
  const party = partyName(store, piece.party);
  return (
    <section class={`sheet chosen-${words().piece}`} aria-label={describe(room, piece, party)} data-chosen={id}>
      <h2>{nameOfPiece(store, piece)}</h2>
      {PieceFacts ? <PieceFacts piece={piece} party={party} zone={placeName(store, piece.zone)} />
        : <><p>{party} · {placeName(store, piece.zone)}</p>
          <FieldTable of={Object.fromEntries(room.manifest.counters.map(({ name, title }) => [title, piece[name]]))} /></>}
      {targets.length ? <Moves options={targets} send={send} /> : null}
      <PieceForms piece={id} send={send} />
      <AdjustOne of="piece" id={id} name={nameOfPiece(store, piece)} />
      <Traces of={id} />
      <Close onClose={close} />
    </section>
  );
}

/** Forms for the piece besides its moves: split it, send its leaders away, and so on. One that has to be filled in stands with its question. */
function PieceForms({ piece, send }: { piece: string; send(command: Command, seen: number): Promise<void> }) {
  const store = useGame();
  const seen = store.decidedAt.value;
  const asked = store.past.value ? [] : store.decisions.value.filter((decision) => mayAnswer(store, decision));
  const forms = asked.filter((decision) => decision.piece === piece && decision.form && !(asked.length === 1 && hasFormAlone(decision)));
  return <>{forms.map(({ id, prompt, form, rule }) => (
    <details key={id} class="piece-form" data-piece-form={id} open>
      <summary>{prompt}{rule ? <> <RuleCode code={rule} /></> : null}</summary>
      <DecisionForm key={`${id} ${seen}`} decision={id} form={form!} seen={seen} needed={false} send={send} />
    </details>))}</>;
}
