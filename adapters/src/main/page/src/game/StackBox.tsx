import type { Command } from '../api/types';
import { describe } from '../board/Counters';
import { go, hrefOf, route } from '../route';
import { t } from '../text';
import { told } from '../text/words';
import { useGame } from './context';
import { Moves } from './Moves';
import { partyName } from './parties';
import { placeName } from './placeName';
import { stackName } from './stackName';
import { Traces } from './Traces';
import { Close } from '../views/Close';

/** The stack that was chosen: what it is, where it may go, what happened to it. */
export function StackBox({ stack: id, send }: { stack: string; send(command: Command, seen: number): Promise<void> }) {
  const store = useGame();
  const stack = store.stacks.value.get(id);
  const targets = store.targets.value;
  const close = () => go(hrefOf(['games', store.id], { at: route.value.query.at, map: route.value.query.map }));
  if (!stack) {
    return null;
  }
  const party = partyName(store, stack.country);
  return (
    <section class="sheet chosen-stack" aria-label={describe(stack, party)} data-chosen={id}>
      <h2>{stackName(store, stack)}</h2>
      <p>{party} · {placeName(store, stack.province)} · {stack.strength}{stack.ld === undefined ? '' : ` (${t.stack.size(stack.ld)})`}
        {[stack.veteran ? t.stack.veteran : '', stack.besieging ? t.stack.besieging : '', stack.besieged ? t.stack.besieged : '', stack.moved ? t.stack.moved : '']
          .filter(Boolean).map((remark) => ` · ${remark}`)}</p>
      {stack.leaders.length ? <ul>{stack.leaders.map((leader) => <li key={leader.id}>{leader.name} {leader.rank ?? ''} {leader.values ? [...leader.values].join('.') : told(leader)}</li>)}</ul> : null}
      {targets.length ? <Moves options={targets} send={send} /> : null}
      <Traces of={id} />
      <Close onClose={close} />
    </section>
  );
}
