import type { Piece } from '../../../api/board';
import { told } from '../../../text/words';
import { t } from '../text';
import { isFleet, type Stack } from '../types';
import { sea } from './atSea';

/** Letters of a strength from which on it is written smaller. */
const LONG = 8;

/** A counter as on the table: country, strength, the leader with his values, veterans, siege. */
export function Counter({ piece, party }: { piece: Piece; party: string }) {
  if (isFleet(piece)) {
    const Drawn = sea.value?.FleetCounter;
    return Drawn ? <Drawn piece={piece} party={party} /> : <span class="strength">{piece.size}</span>;
  }
  const { veteran, strength, leaders: [leader], besieging, besieged } = piece as Stack;
  return (
    <>
      <span class="country">{party.slice(0, 3)}{veteran ? ' ★' : ''}</span>
      <span class={strength.length > LONG ? 'strength long' : 'strength'}>{strength}</span>
      {leader ? <span class="leader">{leader.values ? [...leader.values].join('·') : told(leader.name)}</span> : null}
      {besieging ? <svg class="badge" viewBox="0 0 10 10"><path d="M0 10 5 0l5 10z" /></svg> : null}
      {besieged ? <svg class="badge" viewBox="0 0 10 10"><path d="M0 10V1h2v2h2V1h2v2h2V1h2v9z" /></svg> : null}
    </>
  );
}

/** The classes of its look. */
export function counterLook(piece: Piece): string[] {
  if (isFleet(piece)) {
    return sea.value?.fleetLook(piece) ?? [];
  }
  const { veteran, besieged, besieging, moved } = piece as Stack;
  return [veteran ? 'veteran' : '', besieged ? 'besieged' : '', besieging ? 'besieging' : '', moved ? 'moved' : ''];
}

/** A stack in words. */
export function describe(piece: Piece, party: string): string {
  if (isFleet(piece)) {
    return sea.value?.describeFleet(piece, party) ?? piece.name ?? party;
  }
  const { name, strength, veteran, leaders, besieging, besieged } = piece as Stack;
  return [name ?? party, strength, veteran ? t.stack.veteran : '', leaders.map((leader) => leader.name).join(', '),
    besieging ? t.stack.besieging : '', besieged ? t.stack.besieged : ''].filter(Boolean).join(', ');
}
