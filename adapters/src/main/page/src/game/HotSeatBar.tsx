import { end, hotSeatOf, pass, seated, sitDown } from '../hotSeat';
import { t } from '../text/later';
import { useRead } from '../views/useRead';
import { catalogue } from './catalogue';
import { useGame } from './context';

/** The bar of a device that several seats share: the seat whose turn it is, and the way to hand it over. Secrets are covered on the way. */
export function HotSeatBar() {
  const store = useGame();
  const held = hotSeatOf(store.id);
  const games = useRead(() => catalogue.games(), []).value.value;
  const summary = store.summary.value!;
  const now = seated(store.id);
  if (!held || now === null) {
    return null;
  }
  const awaited = new Set(summary.awaiting.map(({ seat }) => seat));
  const others = held.seats.filter(({ name }) => name !== now);
  const next = awaited.has(now) ? undefined : others.find(({ name }) => awaited.has(name));
  // Whether something is kept secret is known a moment later: until then it is taken to be so.
  const secrets = summary.secrets === true || !summary.openTable && (games?.some(({ id, secrets: kept }) => id === summary.ruleset && kept) ?? true);
  const hand = (to: string) => secrets ? pass(store.id, to) : sitDown(store.id, to);
  const title = secrets ? t.home.hotSeat.pass : t.home.hotSeat.goOn;
  return (
    <section class="hot-seat row" aria-label={t.home.hotSeat.label}>
      <span role="status">{next ? t.home.hotSeat.next(next.name) : ''}</span>
      {next ? <button type="button" class="main" onClick={() => hand(next.name)}>{title(next.name)}</button>
        : others.map(({ name }) => <button key={name} type="button" onClick={() => hand(name)}>{title(name)}</button>)}
      <button type="button" onClick={() => end(store.id)}>{t.home.hotSeat.end}</button>
    </section>
  );
}
