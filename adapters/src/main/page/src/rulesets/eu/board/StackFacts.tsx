import type { Piece } from '../../../api/board';
import { told } from '../../../text/words';
import { t } from '../text';
import { isFleet, type Stack, type StackSupply } from '../types';
import { sea } from './atSea';

/** Facts of a stack: owner, place, strength, and commander. */
export function StackFacts({ piece, party, zone }: { piece: Piece; party: string; zone: string }) {
  if (isFleet(piece)) {
    const Facts = sea.value?.FleetFacts;
    return Facts ? <Facts piece={piece} party={party} zone={zone} /> : null;
  }
  const stack = piece as Stack;
  return (
    <>
      <p>{party} · {zone} · {stack.strength}{stack.ld === undefined ? '' : ` (${t.stack.size(stack.ld)})`}
        {[stack.veteran ? t.stack.veteran : '', stack.besieging ? t.stack.besieging : '', stack.besieged ? t.stack.besieged : '', stack.moved ? t.stack.moved : '', stack.foraging ? t.stack.foraging : '']
          .filter(Boolean).map((remark) => ` · ${remark}`)}</p>
      {stack.supply ? <p data-supply={stack.supply.state}>{supplyTold(stack.supply)}</p> : null}
      {stack.leaders.length ? <ul>{stack.leaders.map((leader) => <li key={leader.id}>{leader.name} {leader.rank ?? ''} {leader.values ? [...leader.values].join('.') : told(leader)}</li>)}</ul> : null}
    </>
  );
}

function supplyTold({ state, mp, causes, cutOff }: StackSupply): string {
  return [t.supply.states[state] ?? state, mp ? t.supply.length(mp) : '', causes.join('; '), cutOff ? t.supply.cutOff : ''].filter(Boolean).join(', ');
}
