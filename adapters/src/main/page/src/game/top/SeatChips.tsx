import type { Fields } from '../../api/board';
import { colourOf } from '../../board/colours';
import { t } from '../../text';
import { useRead } from '../../views/useRead';
import { useGame } from '../context';
import { seatName } from '../flow/turn';
import { partyName } from '../parties';

/** The number of parties of a seat that have a spot of colour; more would hide the names. */
const SPOTS = 3;

/** The seats of the table, each with the colours and the money of what it plays; a dot tells who is awaited. */
export function SeatChips() {
  const store = useGame();
  const { seats, awaiting } = store.summary.value!;
  const { purse } = store.room.value!.page;
  const position = store.position.value;
  const money = useRead(async (abort): Promise<Record<string, string>> => purse ? purse.of(await store.get<Fields>(`${purse.view}?at=${position}`, abort)) : {}, [position, purse]).value.value ?? {};
  return (
    <ul class={seats.length > 3 ? 'seats many' : 'seats'} aria-label={t.seat.seats}>
      {seats.map(({ name, controls }) => {
        const awaited = awaiting.some(({ seat }) => seat === name);
        const purses = controls.flatMap((party) => money[party] === undefined ? [] : [`${partyName(store, party)} ${money[party]}`]);
        return (
          <li key={name} class={awaited ? 'seat awaited' : 'seat'} data-seat={name} title={[awaited ? t.flow.waitingFor(seatName(store, name)) : seatName(store, name), ...purses].join(' · ')}>
            {controls.slice(0, SPOTS).map((party) => <i key={party} class="spot" style={{ '--party': colourOf(party) }} />)}
            <span>{controls.length === 1 ? partyName(store, controls[0]!) : name}</span>
            {controls.length === 1 && money[controls[0]!] !== undefined ? <small class="purse">{money[controls[0]!]}</small> : null}
            {awaited ? <b class="dot" aria-hidden="true">●</b> : null}
          </li>);
      })}
    </ul>
  );
}
