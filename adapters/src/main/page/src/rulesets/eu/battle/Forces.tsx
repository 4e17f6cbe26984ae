import { colourOf } from '../../../board/colours';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import type { Stack } from '../types';

/** The forces of both sides, side by side: each stack with its strength and its leaders. */
export function Forces({ stacks }: { stacks: Stack[] }) {
  const store = useGame();
  const parties = [...new Set(stacks.map(({ party }) => party))];
  return (
    <div class="forces">{parties.map((party) => (
      <div key={party} class="force" style={{ '--party': colourOf(party) }} data-force={party}>
        <b>{partyName(store, party)}</b>
        {stacks.filter((stack) => stack.party === party).map(({ id, strength, size, leaders }) => (
          <p key={id}>{[size === undefined ? strength : `${size} ND ${strength}`, ...leaders.map(({ name, values }) => [name, values ? [...values].join('.') : ''].filter(Boolean).join(' '))].join(', ')}</p>))}
      </div>))}</div>
  );
}
