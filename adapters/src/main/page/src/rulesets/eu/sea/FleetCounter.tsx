import { told } from '../../../text/words';
import { t } from '../text/sea';
import type { Fleet } from '../types';
import { shipsTold } from './doing';

/** The badge of what a naval stack does: an anchor for a blockade, a barrel for supply, crossed blades for a battle, a wave for the rest. */
const BADGES: Record<string, string> = {
  blockade: 'M5 1v8M2.5 3h5M1 5.5a4 4 0 0 0 8 0', battle: 'M1 1l8 8M9 1l-8 8', supply: 'M2 1h6v8H2zM2 3.5h6M2 6.5h6',
  'blockade-and-supply': 'M5 1v8M2.5 3h5M1 5.5a4 4 0 0 0 8 0', invasion: 'M5 1v8M2.5 3h5M1 5.5a4 4 0 0 0 8 0', relief: 'M2 1h6v8H2zM2 3.5h6M2 6.5h6',
  'landing-and-blockade': 'M5 1v8M2.5 3h5M1 5.5a4 4 0 0 0 8 0', 'landing-and-supply': 'M2 1h6v8H2zM2 3.5h6M2 6.5h6', reinforcement: 'M2 1h6v8H2zM2 3.5h6M2 6.5h6',
};
/** The most letters of ships and counters that have room on the hull in the usual size. */
const ROOM = 5;
const WAVE = 'M0 4q2.5-3 5 0t5 0M0 8q2.5-3 5 0t5 0';

/** A naval stack: a ship with a sail in the colour of its country, its FLEET counters and its ships. */
export function FleetCounter({ piece, party }: { piece: Fleet; party: string }) {
  const { veteran, strength, size, leaders: [leader], action, aboard = [], gold = 0, convoys = [] } = piece;
  return (
    <>
      <svg class="ship" viewBox="0 0 50 42" aria-hidden="true">
        {convoys.length ? <path class="pennant" d="M38-7h13l-4 4l4 4H38z" /> : null}
        <path class="sail" d="M11 1h28q5 10 2 22H9Q6 11 11 1z" />
        <path class="hull" d="M1 24h48l-5 13q-2 4-7 4H13q-5 0-7-4z" />
      </svg>
      <span class="country">{party.slice(0, 3)}{veteran ? ' ★' : ''}</span>
      <span class="strength">{leader ? leader.values ? [...leader.values].join('·') : told(leader.name) : ''}</span>
      <span class={size.length + strength.length > ROOM ? 'ships long' : 'ships'}><b>{size}</b> <small>{strength}</small></span>
      {action ? <svg class="badge" viewBox="-1 -1 12 12" data-doing={action.kind}><path d={BADGES[action.kind] ?? WAVE} /></svg> : null}
      {aboard.length ? <i class="aboard" aria-hidden="true">{aboard.length}</i> : null}
      {gold ? <i class="aboard gold" data-gold={gold} aria-hidden="true">{gold}</i> : null}
    </>
  );
}

/** The classes of its look. */
export function fleetLook({ veteran, moved, action }: Fleet): string[] {
  return ['fleet', veteran ? 'veteran' : '', moved ? 'moved' : '', action ? 'acting' : ''];
}

/** A naval stack in words. */
export function describeFleet({ name, ships, veteran, leaders, action, aboard = [], moved, gold = 0, convoys = [] }: Fleet, party: string): string {
  return [name ?? party, shipsTold(ships), veteran ? t.stack.veteran : '', leaders.map((leader) => leader.name).join(', '),
    action ? t.sea.doingShort[action.kind] ?? action.kind : '', ...convoys.map((convoy) => t.sea.convoy(convoy.name, convoy.transports)),
    aboard.length ? t.sea.carries(aboard.map(({ strength }) => strength).join(', ')) : '', gold ? t.sea.carries(t.sea.gold(gold)) : '', moved ? t.stack.moved : '']
    .filter(Boolean).join(', ');
}
