import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { share } from '../hotSeat';
import { go, hrefOf } from '../route';
import { t } from '../text/later';
import { LinkWays } from './LinkWays';

/** A game that was made, with the tokens of its seats, and the links of other persons of an import or a fork: they are told this once. */
export interface Made {
  id: string; hostToken: string; seats: { name: string; token: string; controls?: string[] }[]; links?: { name: string; link: string; place: string }[];
}

/** The link at which somebody takes a place, under the address that this page has here. */
export function placeLink(link: string): string {
  return `${location.origin}${location.pathname}#${link.split('#', 2)[1] ?? ''}`;
}

/** The links with which the seats of a new game are taken, each to be copied and sent to its player. */
export function SeatLinks({ made, title }: { made: Made; title: string }) {
  const link = (token: string) => `${location.origin}${location.pathname}${hrefOf(['games', made.id, 'token', token])}`;
  return (
    <div role="status" class="seat-links">
      <h2>{title}</h2>
      <p>{t.newGame.links}</p>
      <ul>
        {made.seats.map((seat) => <li key={seat.name}><SeatLink name={seat.name} link={link(seat.token)} /></li>)}
        {(made.links ?? []).map(({ name, link, place }) => <li key={name}><SeatLink name={`${name} (${place})`} link={placeLink(link)} /></li>)}
        <li><SeatLink name={t.newGame.host} link={link(made.hostToken)} /></li>
      </ul>
      <p class="row">
        <a class="button" href={hrefOf(['games', made.id])}>{t.newGame.asHost}</a>
        {made.seats.length > 1 ? <button type="button" title={t.home.links.hotSeatHint} onClick={() => {
          share(made.id, made.seats);
          go(hrefOf(['games', made.id]));
        }}>{t.home.links.hotSeat}</button> : null}
      </p>
    </div>
  );
}

/** A link in a field that can also be copied by hand, where the browser does not let the page copy. */
export function SeatLink({ name, link }: { name: string; link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      said.value = t.newGame.copied;
    } catch {
      said.value = t.copyByHand;
    }
  };
  return (
    <>
      <label><b>{name}</b> <input readOnly ref={field} value={link} onFocus={(event) => event.currentTarget.select()} /></label>
      <button type="button" aria-label={t.newGame.copyOf(name)} onClick={() => void copy()}>{t.newGame.copy}</button>
      <LinkWays name={name} link={link} onSaid={(what) => { said.value = what; }} />
      <span class="faint" role="status">{said.value}</span>
    </>
  );
}
