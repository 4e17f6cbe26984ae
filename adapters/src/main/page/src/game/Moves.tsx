import { useSignal } from '@preact/signals';
import type { Command } from '../api/command';
import type { Option } from '../api/move';
import { RuleCode } from '../rules/RuleCode';
import { t } from '../text';
import { useGame } from './context';
import { moveFacts, tollTold } from './moveFacts';
import { riskKey, riskTold } from './riskTold';

/** The number of moves that are listed without a filter. */
const SHORT = 12;

/** Moves with what they cost and risk; each is sent with the position at which it was legal. */
export function Moves({ options, send }: { options: Option[]; send(command: Command, seen: number): Promise<void> }) {
  const store = useGame();
  const filter = useSignal('');
  const seen = store.movesAt.value;
  const shown = options.filter(({ label }) => label.toLowerCase().includes(filter.value.toLowerCase()));
  return (
    <>
      <h3>{t.piece.moves}</h3>
      {options.length > SHORT ? <input type="search" aria-label={t.piece.filter} placeholder={t.piece.filter} value={filter.value}
        onInput={(event) => { filter.value = event.currentTarget.value; }} /> : null}
      <ul class="moves">{shown.map((option, index) => (
        <li key={index}>
          <button type="button" data-move={option.move?.to ?? ''} aria-disabled={!store.answerable.value}
            onClick={() => store.answerable.value && void send(option.command, seen)}>{option.label}</button> <small>{moveFacts(option)}</small>
          {option.move?.risks?.length ? <ul class="risks">{option.move.risks.map((risk) =>
            <li key={riskKey(risk)}>{riskTold(store, option.move!, risk)}{risk.reason ? ` (${risk.reason})` : ''} {risk.rule ? <RuleCode code={risk.rule} /> : null}</li>)}</ul> : null}
          {option.move?.toll ? <p class="risks">{tollTold(option.move.toll)} <RuleCode code={option.move.toll.rule} /></p> : null}
        </li>))}</ul>
    </>
  );
}
