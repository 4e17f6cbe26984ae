import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Command, Decision, Option } from '../api/types';
import { describe } from '../board/Counters';
import { go, hrefOf, route } from '../route';
import { t } from '../text';
import { perCent, spoken, told } from '../text/words';
import { useGame } from './context';
import { DecisionOdds } from './DecisionOdds';
import { ThrownDice } from './ThrownDice';
import { Traces } from './Traces';

/** So many moves are listed without a filter. */
const SHORT = 12;

/** What the game waits for, with every legal answer as a button; and the stack that was chosen, with its legal moves. */
export function Play({ stack }: { stack: string | null }) {
  const store = useGame();
  const thrown = useSignal<number[]>([]);
  const wanted = useSignal<{ command: Command; detail: string } | null>(null);
  const physical = store.summary.value?.dice === 'physical';
  /** What was asked before the game went on is of no account any more. */
  const forget = () => {
    thrown.value = [];
    wanted.value = null;
  };
  useLayoutEffect(forget, [store.newest.value]);
  const send = async (command: Command) => {
    const asked = wanted.value;
    const problem = await store.send(thrown.value.length ? { ...command, dice: thrown.value } : command);
    if (problem?.status === 422 && physical && !problem.body.rule) {
      wanted.value = { command, detail: problem.message };
      store.trouble.value = null;
    } else if (wanted.value === asked) {
      forget();
    }
  };
  if (store.past.value) {
    return <>
      <section class="sheet play" aria-label={t.game.waits}><p class="faint">{t.game.pastHint}</p></section>
      {stack ? <StackBox stack={stack} send={send} /> : null}
    </>;
  }
  const decisions = store.decisions.value;
  return (
    <>
      <section class="sheet play" aria-label={t.game.waits} aria-busy={store.busy.value}>
        <h2>{t.game.waits}</h2>
        {wanted.value ? <ThrownDice detail={wanted.value.detail} values={thrown} onSend={() => void send(wanted.value!.command)} /> : null}
        {decisions.length === 0 ? <p>{t.game.nothing}</p> : decisions.map((decision) => <Question key={decision.id} decision={decision} send={send} />)}
      </section>
      {store.ways.value.length ? (
        <section class="sheet ways" aria-label={t.stack.moves}>
          <Moves options={store.ways.value} send={send} />
          <button type="button" class="close" aria-label={t.close} onClick={() => { store.ways.value = []; }}>×</button>
        </section>) : null}
      {stack ? <StackBox stack={stack} send={send} /> : null}
    </>
  );
}

function Question({ decision, send }: { decision: Decision; send(command: Command): void }) {
  const store = useGame();
  const { options = [], open } = decision;
  return (
    <div class="decision" data-decision={decision.id} data-kind={decision.kind}>
      <p><strong>{decision.prompt}</strong> <span class="faint">{t.game.answerFor(decision.seat)}{decision.rule ? <> · <code>{decision.rule}</code></> : null}</span></p>
      {store.token === '' ? <p class="faint">{t.game.enterToken}</p> : (
        <>
          <div class="row">{options.map((option, index) => (
            <button type="button" key={index} data-option={index} onClick={() => send(option.command)}>
              {option.label}{option.move ? <small> {moveFacts(option)}</small> : null}
            </button>))}</div>
          {open ? <StackPicker stacks={open.stacks} /> : null}
        </>)}
      <DecisionOdds decision={decision} />
    </div>
  );
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
          aria-current={store.chosen.value === id ? 'true' : undefined}>{id}{stack ? ` · ${placeOf(store.zones.value, stack.province)}` : ''}</a>;
      })}</div>
    </div>
  );
}

function placeOf(zones: Map<string, { name: string }>, zone: string): string {
  return zones.get(zone)?.name ?? spoken(zone);
}

function StackBox({ stack: id, send }: { stack: string; send(command: Command): void }) {
  const store = useGame();
  const stack = store.stacks.value.get(id);
  const targets = store.targets.value;
  const close = () => go(hrefOf(['games', store.id], { at: route.value.query.at, map: route.value.query.map }));
  if (!stack) {
    return null;
  }
  const party = store.printed.value?.parties.find((each) => each.id === stack.country)?.name ?? spoken(stack.country);
  return (
    <section class="sheet chosen-stack" aria-label={describe(stack, party)} data-chosen={id}>
      <h2>{id}</h2>
      <p>{party} · {placeOf(store.zones.value, stack.province)} · {stack.strength}{stack.ld === undefined ? '' : ` (${t.stack.size(stack.ld)})`}
        {[stack.veteran ? t.stack.veteran : '', stack.besieging ? t.stack.besieging : '', stack.besieged ? t.stack.besieged : '', stack.moved ? t.stack.moved : '']
          .filter(Boolean).map((remark) => ` · ${remark}`)}</p>
      {stack.leaders.length ? <ul>{stack.leaders.map((leader) => <li key={leader.id}>{leader.name} {leader.rank ?? ''} {leader.values ? [...leader.values].join('.') : told(leader)}</li>)}</ul> : null}
      {targets.length ? <Moves options={targets} send={send} /> : null}
      <Traces of={id} />
      <button type="button" class="close" aria-label={t.close} onClick={close}>×</button>
    </section>
  );
}

function Moves({ options, send }: { options: Option[]; send(command: Command): void }) {
  const filter = useSignal('');
  const shown = options.filter(({ label }) => label.toLowerCase().includes(filter.value.toLowerCase()));
  return (
    <>
      <h3>{t.stack.moves}</h3>
      {options.length > SHORT ? <input type="search" aria-label={t.stack.filter} placeholder={t.stack.filter} value={filter.value}
        onInput={(event) => { filter.value = event.currentTarget.value; }} /> : null}
      <ul class="moves">{shown.map((option, index) => (
        <li key={index}>
          <button type="button" data-move={option.move?.to ?? ''} onClick={() => send(option.command)}>{option.label}</button> <small>{moveFacts(option)}</small>
          {option.move?.risks?.length ? <ul class="risks">{option.move.risks.map((risk) =>
            <li key={`${risk.by}${risk.kind}`}>{t.move.risk(risk.by, perCent(risk.chance))}{risk.reason ? ` (${risk.reason})` : ''} {risk.rule ? <code>{risk.rule}</code> : null}</li>)}</ul> : null}
        </li>))}</ul>
    </>
  );
}

function moveFacts({ move }: Option): string {
  return move ? [move.cost === undefined ? '' : t.move.cost(move.cost), move.left === undefined ? '' : t.move.left(move.left), move.needs ? t.move.needs(move.needs) : '']
    .filter(Boolean).join(', ') : '';
}
