import type { ComponentChildren } from 'preact';
import type { Command, Decision } from '../api/types';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { useGame } from './context';
import { DecisionOdds } from './DecisionOdds';
import { DecisionForm } from './form/DecisionForm';
import { moveFacts } from './Moves';
import { placeName } from './placeName';
import { stackNameOf } from './stackName';

/** A decision that is awaited, with its answers; each is sent with the position at which it is shown. */
export function Question({ decision, send }: { decision: Decision; send(command: Command, seen: number): Promise<void> }) {
  const store = useGame();
  const { options = [], open, form } = decision;
  const seen = store.decidedAt.value;
  return (
    <div class="decision" data-decision={decision.id} data-kind={decision.kind} data-at={seen} tabIndex={-1} role="group" aria-label={decision.prompt}>
      <p><strong>{decision.prompt}</strong> <span class="faint">{t.game.answerFor(decision.seat)}{decision.rule ? <> · <code>{decision.rule}</code></> : null}</span></p>
      {store.token === '' ? <p class="faint">{t.game.enterToken}</p> : (
        <>
          <div class="row">{options.map((option, index) => (
            <button type="button" key={index} data-option={index} aria-disabled={!store.answerable.value}
              onClick={() => store.answerable.value && void send(option.command, seen)}>
              {option.label}{option.move ? <small> {moveFacts(option)}</small> : null}
            </button>))}</div>
          {open ? <StackPicker stacks={open.stacks} /> : null}
          {form ? <Described folded={options.length > 0 || (decision.piece !== undefined && decision.piece !== store.chosen.value)}>
            <DecisionForm key={`${decision.id} ${seen}`} decision={decision.id} form={form} seen={seen} send={send} /></Described> : null}
        </>)}
      <DecisionOdds decision={decision} />
    </div>
  );
}

/** A form beside listed answers, or about a stack that is not chosen, stands folded: there may be many. */
function Described({ folded, children }: { folded: boolean; children: ComponentChildren }) {
  return folded ? <details class="described"><summary>{t.form.open}</summary>{children}</details> : <>{children}</>;
}

function StackPicker({ stacks }: { stacks: string[] }) {
  const store = useGame();
  const { query } = route.value;
  return (
    <div>
      <p class="faint">{t.game.pickStack}</p>
      <div class="row">{stacks.map((id) => {
        const stack = store.stacks.value.get(id);
        return <a key={id} class="button" data-pick={id} href={hrefOf(['games', store.id, 'stack', id], { map: query.map })}
          aria-current={store.chosen.value === id ? 'true' : undefined}>{stackNameOf(store, id)}{stack ? ` · ${placeName(store, stack.province)}` : ''}</a>;
      })}</div>
    </div>
  );
}
