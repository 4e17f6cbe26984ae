import { useSignal } from '@preact/signals';
import { call, post } from '../api/client';
import { hrefOf } from '../route';
import { keepToken } from '../session';
import { t } from '../text';
import { Adjustment } from './Adjustment';
import { useGame } from './context';
import { mayAskToAdjust } from './mayAdjust';
import { partyName } from './parties';
import { TakeSeat } from './TakeSeat';

/** Who sits where, and where a player enters the token of a seat; it is kept for this tab. */
export function SeatBox() {
  const store = useGame();
  const summary = store.summary.value!;
  const { you } = summary;
  const parties = (controls: string[]) => controls.map((party) => partyName(store, party)).join(', ');
  const mine = summary.seats.find(({ name }) => name === you?.name);
  return (
    <details class="seat-box">
      <summary>{you?.host ? t.seat.youHost : you ? t.seat.you(you.name, parties(mine?.controls ?? [])) : t.game.spectator}</summary>
      <div class="drop">
        <h2>{t.seat.seats}</h2>
        <dl>{summary.seats.map((seat) => <><dt>{seat.name}</dt><dd>{parties(seat.controls)}</dd></>)}</dl>
        <p class="faint">{t.seat.spectators(summary.public)} {t.seat.undo(summary.undo)} {t.seat.dice(summary.dice)}</p>
        {store.token ? <p>{t.seat.kept} <button type="button" onClick={() => keepToken(store.id, '')}>{t.seat.forget}</button></p> : <TakeSeat game={store.id} />}
        {you?.host ? <HostControls /> : you && mayAskToAdjust(summary) ? <Adjustment /> : null}
      </div>
    </details>
  );
}

/** What only the host may do: who looks on, and new links for players who lost theirs. */
function HostControls() {
  const store = useGame();
  const summary = store.summary.value!;
  const link = useSignal<{ seat: string; href: string } | null>(null);
  const show = (open: boolean) => store.attempt(async () => {
    await call('PUT', `${store.path}/visibility`, { token: store.token, body: { public: open } });
    await store.refresh();
  });
  const reseat = (seat: string) => store.attempt(async () => {
    const { body } = await post<{ token: string }>(`${store.path}/seats/${encodeURIComponent(seat)}/token`, {}, store.token);
    link.value = { seat, href: `${location.origin}${location.pathname}${hrefOf(['games', store.id, 'token', body.token])}` };
  });
  return (
    <div class="host">
      <h2>{t.seat.hostTitle}</h2>
      <label><input type="checkbox" checked={summary.public} onChange={(event) => void show(event.currentTarget.checked)} /> {t.seat.open}</label>
      <ul>{summary.seats.map(({ name }) => <li key={name}>{name} <button type="button" onClick={() => void reseat(name)}>{t.seat.reseat}</button></li>)}</ul>
      <Adjustment />
      {link.value ? <p role="status">{t.seat.reseated(link.value.seat)} <code>{link.value.href}</code></p> : null}
    </div>
  );
}
