import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { call, post } from '../api/client';
import type { Invited, Place, PlaceGiven, Places as Listed, Role, Summary } from '../api/game';
import { t } from '../text/later';
import { placeLink, SeatLink } from '../views/SeatLinks';
import { useRead } from '../views/useRead';
import { useGame } from './context';
import { partyName } from './parties';
import { inWords } from './placeWords';

/** The person who was given a place last; without a link the person keeps its old one. */
interface Given { person: string; link: string | null }

const ROLES: Role[] = ['player', 'deputy', 'observer', 'referee'];

/** The players, deputies, observers and referees; the host and the players give places here and take them back. */
export function Places() {
  const store = useGame();
  const summary = store.summary.value!;
  const given = useSignal<Given | null>(null);
  /** Counts the links that were given here: who was not here yet is read again. */
  const links = useSignal(0);
  const read = useRead((abort) => store.get<Listed>('places', abort), [store.newest.value, store.token]).value.value;
  const parties = (controls: string[]) => controls.map((party) => partyName(store, party)).join(', ');
  const mayInvite = Boolean(summary.you?.host) || own(summary).length > 0;
  const invited = useRead(async (abort) => mayInvite ? (await store.get<{ invitations: Invited[] }>('invitations', abort)).invitations : [],
    [store.newest.value, store.token, links.value, mayInvite]).value.value;
  const act = (change: () => Promise<Given | null>) => store.attempt(async () => {
    given.value = await change();
    links.value += 1;
    await store.refresh();
  });
  const renew = (person: string) => act(async () => {
    const { body } = await post<{ link: string }>(`${store.path}/places/${encodeURIComponent(person)}/token`, {}, store.token);
    return { person, link: body.link };
  });
  const withdraw = (person: string) => act(async () => {
    await call('DELETE', `${store.path}/places/${encodeURIComponent(person)}`, { token: store.token });
    return null;
  });
  const mine = own(summary);
  return (
    <div class="places">
      <h2>{t.seat.seats}</h2>
      <dl>{summary.seats.map((seat) => {
        const held = read?.seats.find((each) => each.seat === seat.name);
        return <><dt>{seat.name}</dt><dd>{parties(seat.controls)}{held ? said(seat.name, held.player, held.deputies) : ''}</dd></>;
      })}</dl>
      {read?.places.filter(({ role }) => role === 'observer' || role === 'referee').map((place) =>
        <p key={place.person} class="faint">{t.places.is(place.person, inWords(place))}</p>)}
      {summary.you?.host || mine.length ? (
        <>
          <ul>{persons(read?.places ?? []).filter(([, held]) => summary.you?.host || held.every(({ byHost, seats }) => !byHost && seats.every((seat) => mine.includes(seat)))).map(([person]) => (
            <li key={person} data-person={person}>{person}{' '}
              {invited?.some((each) => each.person === person) ? <span class="faint">{t.places.invited}</span> : null}{' '}
              <button type="button" aria-label={t.places.renewOf(person)} onClick={() => void renew(person)}>{t.seat.reseat}</button>{' '}
              <button type="button" aria-label={t.places.withdrawOf(person)} onClick={() => void withdraw(person)}>{t.places.withdraw}</button></li>))}</ul>
          <Giving seats={summary.you?.host ? summary.seats.map(({ name }) => name) : mine} roles={summary.you?.host ? ROLES : ['deputy', 'observer']}
            give={(place) => act(async () => {
              const { body } = await post<PlaceGiven>(`${store.path}/places`, place, store.token);
              return { person: body.person, link: body.link ?? null };
            })} />
        </>) : null}
      {given.value === null ? null : given.value.link === null ? <p role="status">{t.places.keeps(given.value.person)}</p> : (
        <div class="seat-links" role="status"><p>{t.places.link(given.value.person)}</p>
          <SeatLink name={given.value.person} link={placeLink(given.value.link)} /></div>)}
    </div>
  );
}

/** The form of a place: whose, in which role, of which seats. */
function Giving({ seats, roles, give }: { seats: string[]; roles: Role[]; give(place: { person: string; role: Role; seats: string[]; seesAll?: boolean }): Promise<unknown> }) {
  const [person, setPerson] = useState('');
  const [role, setRole] = useState<Role>('deputy');
  const [chosen, setChosen] = useState<string[]>([]);
  const [seesAll, setSeesAll] = useState(false);
  const send = async () => {
    const problem = await give({ person: person.trim(), role, seats: role === 'referee' ? [] : seats.filter((seat) => chosen.includes(seat)), ...(role === 'referee' && seesAll ? { seesAll } : {}) });
    if (!problem) {
      setPerson('');
      setChosen([]);
    }
  };
  return (
    <details class="giving">
      <summary>{t.places.give}</summary>
      <form onSubmit={(event) => { event.preventDefault(); void send(); }}>
        <label>{t.places.person} <input required maxLength={100} autocomplete="off" spellcheck={false} value={person} onInput={(event) => setPerson(event.currentTarget.value)} /></label>
        <label>{t.places.role} <select value={role} onChange={(event) => setRole(event.currentTarget.value as Role)}>
          {roles.map((each) => <option key={each} value={each}>{t.places.roles[each]}</option>)}</select></label>
        <p class="faint">{t.places.means[role]}</p>
        {role === 'referee'
          ? <label><input type="checkbox" checked={seesAll} onChange={(event) => setSeesAll(event.currentTarget.checked)} /> {t.places.seesAll}</label>
          : <fieldset><legend>{t.places.seats}</legend>{seats.map((seat) => (
            <label key={seat}><input type="checkbox" checked={chosen.includes(seat)}
              onChange={(event) => setChosen(event.currentTarget.checked ? [...chosen, seat] : chosen.filter((each) => each !== seat))} /> {seat}</label>))}</fieldset>}
        <button>{t.places.send}</button>
      </form>
    </details>
  );
}

/** The seats of which the caller is the player: it gives deputies and observers of them. */
function own({ you }: Summary): string[] {
  return you?.places?.find(({ role }) => role === 'player')?.seats ?? [];
}

function persons(places: Place[]): [string, Place[]][] {
  return [...new Set(places.map(({ person }) => person))].map((person) => [person, places.filter((place) => place.person === person)]);
}

/** The player and the deputies of a seat in words; the player is left out if the seat has his name. */
function said(seat: string, player: string | undefined, deputies: string[]): string {
  const by = player === undefined ? t.places.nobody : player === seat ? '' : t.places.by(player);
  return [by, deputies.length ? t.places.deputies(deputies.join(', ')) : ''].filter(Boolean).map((text) => `; ${text}`).join('');
}
