import { colourOf } from '../../board/colours';
import { t } from '../../text';
import { useGame } from '../context';
import { seatName } from '../flow/turn';
import { partyName } from '../parties';

/** So many parties of a seat have a spot of colour; more would hide the names. */
const SPOTS = 3;

/** Who sits at the table, each with the colours of what it plays; a dot tells who is awaited. */
export function SeatChips() {
  const store = useGame();
  const { seats, awaiting } = store.summary.value!;
  return (
    <ul class={seats.length > 3 ? 'seats many' : 'seats'} aria-label={t.seat.seats}>
      {seats.map(({ name, controls }) => {
        const awaited = awaiting.some(({ seat }) => seat === name);
        return (
          <li key={name} class={awaited ? 'seat awaited' : 'seat'} data-seat={name} title={awaited ? t.flow.waitingFor(seatName(store, name)) : seatName(store, name)}>
            {controls.slice(0, SPOTS).map((party) => <i key={party} class="spot" style={{ '--party': colourOf(party) }} />)}
            <span>{controls.length === 1 ? partyName(store, controls[0]!) : name}</span>
            {awaited ? <b class="dot" aria-hidden="true">●</b> : null}
          </li>);
      })}
    </ul>
  );
}
