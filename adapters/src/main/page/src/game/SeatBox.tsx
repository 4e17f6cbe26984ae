import { useSignal } from '@preact/signals';
import { call } from '../api/client';
import { lazy } from '../lazy';
import { keepToken } from '../session';
import { t } from '../text';
import { Adjustment } from './Adjustment';
import { useGame } from './context';
import { mayAskToAdjust } from './mayAdjust';
import { partyName } from './parties';
import { inWords } from './placeWords';
import { TakeSeat } from './TakeSeat';

const Places = lazy(() => import('./Places').then(({ Places: Given }) => Given));
const Notices = lazy(() => import('./Notices').then(({ Notices: Hooks }) => Hooks));

/** The holder of this tab, and the field in which a player enters the token of a seat; it is kept for this tab. */
export function SeatBox() {
  const store = useGame();
  const summary = store.summary.value!;
  const { you } = summary;
  const parties = (controls: string[]) => controls.map((party) => partyName(store, party)).join(', ');
  const mine = summary.seats.filter(({ name }) => you?.seats?.includes(name)).flatMap(({ controls }) => controls);
  // A player of the seat of its own name is shown by the name alone.
  const own = you?.places?.every(({ role, seats }) => role === 'player' && seats.length === 1 && seats[0] === you.name);
  const name = you ? own ? you.name : `${you.name} (${you.places?.map(inWords).join(', ')})` : '';
  const opened = useSignal(false);
  return (
    <details class="seat-box" onToggle={(event) => { opened.value = event.currentTarget.open; }}>
      <summary>{you?.host ? t.seat.youHost : you ? t.seat.you(name, parties(mine) === name ? '' : parties(mine)) : t.game.spectator}</summary>
      <div class="drop">
        <p class="faint">{t.seat.spectators(summary.public)} {t.seat.undo(summary.undo)} {t.seat.dice(summary.dice)}</p>
        {store.token ? <p>{t.seat.kept} <button type="button" onClick={() => keepToken(store.id, '')}>{t.seat.forget}</button></p> : <TakeSeat game={store.id} />}
        {you?.host ? <HostControls /> : you?.places?.some(({ role }) => role === 'referee') || you && mayAskToAdjust(summary) ? <Adjustment /> : null}
        {/* Below the rest: what arrives after the box was opened moves nothing away from under the mouse. */}
        {opened.value ? <Places /> : null}
        {opened.value && you ? <Notices /> : null}
      </div>
    </details>
  );
}

/** The controls of the host beside giving places: those who look on, and changes of the board. */
function HostControls() {
  const store = useGame();
  const summary = store.summary.value!;
  const show = (open: boolean) => store.attempt(async () => {
    await call('PUT', `${store.path}/visibility`, { token: store.token, body: { public: open } });
    await store.refresh();
  });
  return (
    <div class="host">
      <h2>{t.seat.hostTitle}</h2>
      <label><input type="checkbox" checked={summary.public} onChange={(event) => void show(event.currentTarget.checked)} /> {t.seat.open}</label>
      <Adjustment />
    </div>
  );
}
