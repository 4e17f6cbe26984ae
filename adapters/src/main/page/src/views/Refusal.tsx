import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '../api/client';
import type { Command } from '../api/command';
import type { LogLine } from '../api/log';
import { RuleCode } from '../rules/RuleCode';
import { t } from '../text';
import { Close } from './Close';

interface RefusalProps {
  problem: Problem;
  /** The events before the command came. */
  missed?: LogLine[];
  /** Whether a click on what would be legal counts. */
  answerable?: boolean;
  onSend?: (command: Command) => void;
  onClose?: () => void;
}

/** A refusal as a person can use it: what is wrong, by which rule, and what would be legal. */
export function Refusal({ problem, missed = [], answerable = true, onSend, onClose }: RefusalProps) {
  const { rule, legal = [], errors = [] } = problem.body;
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current?.focus(), [problem]);
  return (
    <section class="problem" role="alert" tabIndex={-1} ref={shown}>
      <h2>{titleOf(problem)}</h2>
      <p>{problem.status === 412 ? t.problem.nothingSent : problem.message}</p>
      {missed.length ? <>
        <h3>{t.problem.meanwhile}</h3>
        <ul>{missed.map(({ position, text, by }) => <li key={position}>{text} <span class="faint">{by}</span></li>)}</ul>
      </> : null}
      {rule ? <p class="faint">{t.problem.rule} <RuleCode code={rule} /></p> : null}
      {errors.length ? <ul>{errors.map(({ pointer, message }) => <li><code>{pointer || '/'}</code> {message}</li>)}</ul> : null}
      {legal.length ? <>
        <h3>{t.problem.legal}</h3>
        <div class="row">{legal.map((option) => typeof option === 'string' ? <span class="legal">{option}</span>
          : onSend && option.command ? <button type="button" aria-disabled={!answerable} onClick={() => answerable && onSend(option.command)}>{option.label}</button> : <span class="legal">{option.label}</span>)}</div>
      </> : null}
      {onClose ? <Close onClose={onClose} /> : null}
    </section>
  );
}

function titleOf({ status, body }: Problem): string {
  switch (status) {
    case 0: return t.problem.none;
    case 401: return t.problem.unauthorised;
    case 403: return t.problem.forbidden;
    case 404: return t.problem.missing;
    case 409: return t.problem.sent;
    case 412: return t.problem.moved;
    case 422: return body.rule && !body.rule.startsWith('TERCIO-') ? t.problem.rules : body.title || t.problem.unfit;
    default: return body.title || t.problem.refused;
  }
}
