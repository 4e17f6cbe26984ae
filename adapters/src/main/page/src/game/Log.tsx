import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Die, LogLine } from '../api/log';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { purposeName } from '../text/dice';
import { useRead } from '../views/useRead';
import { useGame } from './context';
import { REACH } from './flow/news';
import { NO_FILTER } from './logFilters';
import { lazy } from '../lazy';
import { ordered, type OrderLine } from './orders';
import { byRound, type Fold } from './rounds';
import { whose } from './whose';
import { Why } from './Why';

const LogFilter = lazy(() => import('./LogFilter').then(({ LogFilter: Filter }) => Filter));

/** The number of lines that are shown at once, and of them after the position that is looked at. */
const WINDOW = REACH;
const AHEAD = 20;

/** The number of dice of an order that stand in its line; the details have all. */
const DICE = 12;

/** The lines read of the log; a search also gets the types of events. */
interface FoundLines { lines: LogLine[]; types?: string[] }

/** The log of the game in the words of the game: the undone lines struck out, each with the reasons of its ruling. */
export function Log() {
  const store = useGame();
  const length = useSignal(WINDOW);
  const list = useRef<HTMLDivElement>(null);
  const position = store.position.value;
  const newest = store.newest.value;
  const last = Math.min(newest, position + AHEAD);
  const from = Math.max(1, last - length.value + 1);
  const filters = useSignal(NO_FILTER);
  const filtering = useSignal(false);
  const { by, type, about } = filters.value;
  const filtered = filtering.value && Boolean(by || type || about);
  const read = useRead(async (abort): Promise<FoundLines> => {
    const { lines: newestLines } = store.news.value;
    if (!filtering.value && newestLines.at(0)?.position === from && newestLines.at(-1)?.position === last) {
      return { lines: newestLines };
    }
    return store.get<FoundLines>(filtering.value
      ? `log/search?${new URLSearchParams({ limit: String(length.value), at: String(position), ...by && { by }, ...type && { type }, ...about && { about } })}`
      : `log?from=${from}&limit=${Math.max(1, last - from + 1)}`, abort);
  },
  [from, last, newest, store.timeline.value, filtering.value, by, type, about]).value.value;
  const lines = read?.lines ?? [];
  const bookkeeping = useMemo(() => new Set(store.room.value?.page.bookkeeping), [store.room.value]);
  const orders = filtered ? lines.map((line): OrderLine => ({ line, dice: line.dice ?? [], details: [] })) : ordered(lines, bookkeeping);
  useEffect(() => {
    const here = list.current?.querySelector('.here');
    const pane = list.current?.closest('.pane');
    if (here && pane) {
      const { top, height } = here.getBoundingClientRect();
      // The middle of the line, so that the end of a long last one is seen as well.
      pane.scrollTop += top + height / 2 - pane.getBoundingClientRect().top - pane.clientHeight / 2;
    }
  }, [lines, position]);
  return (
    <>
      <div class="row log-tools">
        {from > 1 ? <button type="button" onClick={() => { length.value += WINDOW; }}>{t.game.earlier}</button> : null}
        <button type="button" class="filter-log" aria-pressed={filtering.value} onClick={() => { filtering.value = !filtering.value; filters.value = NO_FILTER; }}>{t.logFilter.open}</button>
        {filtering.value ? <LogFilter filters={filters} types={read?.types ?? []} /> : null}
      </div>
      <div class="log" ref={list} role="group" aria-label={t.game.log} aria-busy={!read}>
        {read ? null : <p class="loading">{t.loading}</p>}
        {filtered ? <ol>{orders.map((order) => <Order key={order.line.position} {...order} here={isHere(order, position)} />)}
          {read && !lines.length ? <li class="faint">{t.logFilter.none}</li> : null}</ol>
          : byRound(orders, store.timeline.value.moments, store.room.value!.page.turn ?? '').map(({ title, folds }) => (
            <section key={folds[0]!.orders[0]!.line.position}>
              {title ? <h3 class="log-round">{title}</h3> : null}
              <ol>{folds.map((fold) => <Folded key={fold.orders[0]!.line.position} {...fold} position={position} />)}</ol>
            </section>))}
      </div>
    </>
  );
}

function isHere({ line, details }: OrderLine, position: number): boolean {
  return [line, ...details].some((each) => each.position === position);
}

/** Orders that were undone together are folded away, unless one of them is looked at; any other stands for itself. */
function Folded({ undoneBy, orders, position }: Fold & { position: number }) {
  const shown = orders.map((order) => <Order key={order.line.position} {...order} here={isHere(order, position)} />);
  return undoneBy === null ? <>{shown}</> : (
    <li class="taken-back">
      <details open={orders.some((order) => isHere(order, position))}>
        <summary>{t.game.takenBack(orders.length, undoneBy)}</summary>
        <ol>{shown}</ol>
      </details>
    </li>);
}

/** An order in one line: its headline, its dice, who gave it, why it came so; what else came of it is folded away. */
function Order({ line, dice, details, here }: OrderLine & { here: boolean }) {
  const store = useGame();
  const look = [line.undoneBy ? 'undone' : '', here ? 'here' : '', line.position > store.position.value ? 'ahead' : ''].filter(Boolean).join(' ');
  const { path, query } = route.value;
  const at = line.position >= store.newest.value ? null : line.position;
  return (
    <li class={look} data-position={line.position} data-type={line.type}>
      <a class="position" href={hrefOf(path, { ...query, at })} aria-label={t.game.goTo(line.position)}>{line.position}</a>
      <div>
        <span class="told">{line.text}</span>{' '}
        {[line, ...details].map(({ position }) => <Glyphs key={position} position={position} />)}
        <span class="faint">{t.person.who(line)}{line.undoneBy ? `, ${t.game.undoneBy(line.undoneBy)}` : ''}</span>
        <Dice dice={dice.slice(0, DICE)} />{dice.length > DICE ? '…' : null}
        <Reasons lines={[line, ...details].filter(({ explained }) => explained).toSorted((one, other) => one.position - other.position)} />
        {details.length ? (
          <details class="details">
            <summary>{t.logFilter.folded(details.length)}</summary>
            {details.map((each) => (
              <p key={each.position} class={each.undoneBy ? 'undone' : undefined} data-position={each.position} data-type={each.type}><a class="position" href={hrefOf(path, { ...query, at: each.position >= store.newest.value ? null : each.position })}
                aria-label={t.game.goTo(each.position)}>{each.position}</a> <span class="told">{each.text}</span> <Dice dice={each.dice ?? []} /></p>))}
          </details>) : null}
        <Amended line={line} />
      </div>
    </li>
  );
}

/** Dice, each with what it was thrown for and by whom when it is pointed at. */
function Dice({ dice }: { dice: Die[] }) {
  const store = useGame();
  const thrower = (die: Die) => store.partyOf(die) ?? die.side ?? '';
  return dice.length ? <span class="thrown-dice">{dice.map((die, index) =>
    <b key={index} class="die" title={[purposeName(die.purpose), thrower(die) && whose(store, thrower(die))].filter(Boolean).join(', ')}>{die.value}</b>)} </span> : null;
}

/** The reasons of the results of an order, ruling by ruling, read when it is opened. */
function Reasons({ lines }: { lines: LogLine[] }) {
  const opened = useSignal(false);
  return lines.length ? (
    <details onToggle={(event) => { opened.value = event.currentTarget.open; }}>
      <summary>{t.why.title}</summary>
      {opened.value ? lines.map(({ position, text }) => <div key={position}>{lines.length > 1 ? <p>{text}</p> : null}<Why position={position} /></div>) : null}
    </details>) : null;
}

/** The judgements of the notes on a moment; each shows its text when it is pointed at. */
function Glyphs({ position }: { position: number }) {
  const notes = useGame().remarks.notes.value.get(position);
  return <>{notes?.map(({ number, glyph, person, text }) =>
    <b key={number} class="glyph" title={[person, text || t.remarks.glyphs[glyph!]].join(': ')}>{glyph ?? '✎'} </b>)}</>;
}

/** The way to correct a command, from the line of its order; and from the lines about an amendment the way to its branch. */
function Amended({ line: { since, type, undoneBy, again } }: { line: LogLine }) {
  const store = useGame();
  const number = again?.amendment;
  if (type.startsWith('Amendment')) {
    return <> <a class="amend-link" href={hrefOf(['games', store.id, 'amend'])}>{t.amending.all}</a></>;
  }
  return <>
    {number === undefined ? null : <> <a class="amend-link" href={hrefOf(['games', store.id, 'amend', 'of', String(number)])}>{t.amending.again(number)}</a></>}
    {store.token && !undoneBy && since > 1 && !NOTED.has(type)
      ? <> <a class="amend-link" data-amend={since} href={hrefOf(['games', store.id, 'amend', String(since)])}>{t.amending.correct}</a></> : null}
  </>;
}

/** Events of every game that no command of the rules caused. */
const NOTED = new Set(['Undone', 'Redone', 'DiceCommitted', 'ContributionGiven', 'RequestMade', 'RequestWithdrawn']);
