import { useSignal } from '@preact/signals';
import { post } from '../../../api/client';
import { useGame } from '../../../game/context';
import { partyName } from '../../../game/parties';
import { useRead } from '../../../views/useRead';
import { t } from '../text';

/** The most characters of a sheet. */
const LONGEST = 2000;

interface Fault { line: number; column: number; message: string; fits: string[] }
interface Line { line: number; column: number; order: string; possible: boolean; said: string }
interface Check { text: string; lines: Line[]; faults: Fault[] }
interface Sent { party: string; open: boolean; text?: string | null; waiting: string[]; reason?: string | null }
interface Paragraph { from: number; lines: string[] }

/** The orders that powers write for the month: a sheet for each power that this seat plays, who has sent some, and what came of them. */
export function Orders() {
  const store = useGame();
  const newest = store.summary.value?.position ?? 0;
  const { value } = useRead((abort) => Promise.all([store.get<{ orders: Sent[] }>('orders', abort), store.get<Paragraph[]>('orders/told', abort)]), [newest]).value;
  const { you, seats = [] } = store.summary.value ?? {};
  const mine = seats.filter(({ name }) => you?.host || you?.seats?.includes(name)).flatMap(({ controls }) => controls);
  const [sent, told] = [value?.[0].orders ?? [], value?.[1] ?? []];
  return (
    <section class="sheet orders" aria-label={t.orders.title}>
      <h2>{t.orders.title}</h2>
      <p class="faint">{t.orders.intro} <a href="docs/user/orders">{t.orders.help}</a></p>
      {sent.map((sheet) => <SentSheet key={sheet.party} sheet={sheet} />)}
      {store.token ? mine.map((party) => <Sheet key={party} party={party} sent={sent.find((sheet) => sheet.party === party)} />) : null}
      <details><summary>{t.orders.told}</summary>
        {told.length ? told.map(({ from, lines }) => <p key={from}>{lines.join(' ')}</p>) : <p>{t.orders.nothing}</p>}
      </details>
    </section>
  );
}

/** Orders that were sent, as far as this seat may read them. */
function SentSheet({ sheet }: { sheet: Sent }) {
  const store = useGame();
  return (
    <div data-orders={sheet.party}>
      <p><b>{t.orders.sent(partyName(store, sheet.party))}</b>{sheet.open ? ` (${t.orders.open})` : ''}</p>
      {sheet.open && sheet.text ? <pre>{sheet.text}</pre> : null}
      {sheet.reason ? <p role="alert">{t.orders.halted}: {sheet.reason}</p> : null}
      {sheet.waiting.length ? <><h3>{t.orders.waiting}</h3><ul>{sheet.waiting.map((order) => <li key={order}>{order}</li>)}</ul></> : null}
    </div>
  );
}

/** The sheet of one power: written, checked, sent or taken back. */
function Sheet({ party, sent }: { party: string; sent: Sent | undefined }) {
  const store = useGame();
  const text = useSignal(sent?.text ?? '');
  const check = useSignal<Check | null>(null);
  const name = partyName(store, party);
  const ask = (path: string) => store.attempt(async () => {
    const { body } = await post<Check>(`${store.path}/${path}`, { party, text: text.value }, store.token);
    check.value = path === 'orders' ? null : body;
  });
  const take = () => store.attempt(async () => {
    await post(`${store.path}/commands`, { type: 'WithdrawOrders', power: party }, store.token);
  });
  return (
    <form data-sheet={party} onSubmit={(event) => { event.preventDefault(); void ask('orders'); }}>
      <label>{t.orders.label(name)}
        <textarea rows={6} maxLength={LONGEST} spellcheck={false} placeholder={t.orders.example} value={text.value} onInput={(event) => { text.value = event.currentTarget.value; check.value = null; }} />
      </label>
      <div class="row">
        <button type="button" onClick={() => void ask('orders/check')}>{t.orders.check}</button>
        <button type="submit" class="main">{t.orders.send}</button>
        {sent ? <button type="button" onClick={() => void take()}>{t.orders.take}</button> : null}
      </div>
      {check.value ? <Found check={check.value} /> : null}
    </form>
  );
}

/** The findings of a check: faults with their place, or the effects of each order. */
function Found({ check }: { check: Check }) {
  return (
    <div role="status">
      {check.faults.length ? null : <p>{t.orders.good}</p>}
      <ul>
        {check.faults.map(({ line, column, message, fits }) => (
          <li key={`${line}.${column}`} class="fault"><b>{t.orders.place(line, column)}</b>: {message}{fits.length ? ` ${t.orders.fits}: ${fits.join(', ')}.` : ''}</li>))}
        {check.lines.map(({ line, column, order, possible, said }) => (
          <li key={`${line}.${column}`}><code>{order}</code>: {possible ? '' : `${t.orders.notNow}: `}{said}</li>))}
      </ul>
    </div>
  );
}
