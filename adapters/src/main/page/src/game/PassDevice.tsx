import { useEffect, useRef } from 'preact/hooks';
import { hotSeatOf, sitDown } from '../hotSeat';
import { route } from '../route';
import { t } from '../text/later';

/** Stands in the place of a game while the device goes to its next player: nothing of the game is on the page, and no seat is held. */
export function PassDevice() {
  const game = route.value.path[1]!;
  const to = hotSeatOf(game)?.passing ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const others = hotSeatOf(game)?.seats.filter(({ name }) => name !== to) ?? [];
  document.title = `${t.title}: ${t.home.hotSeat.coverTitle(to)}`;
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="narrow pass-device">
      <section class="sheet" role="status">
        <h1>{t.home.hotSeat.coverTitle(to)}</h1>
        <p>{t.home.hotSeat.cover}</p>
        <p><button type="button" class="main" ref={button} onClick={() => sitDown(game, to)}>{t.home.hotSeat.iAm(to)}</button></p>
        {others.length ? <p class="row"><span class="faint">{t.home.hotSeat.instead}</span>{others.map(({ name }) =>
          <button key={name} type="button" onClick={() => sitDown(game, name)}>{t.home.hotSeat.iAm(name)}</button>)}</p> : null}
      </section>
    </div>
  );
}
