import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { HistoryPlan, PlannedChange } from '../../api/changes';
import type { Decision } from '../../api/decision';
import type { LogLine } from '../../api/log';
import type { Option } from '../../api/move';
import { purposeName } from '../../text/dice';
import { t as page } from '../../text';
import { t } from '../../text/later';
import { useRead } from '../../views/useRead';
import { useGame } from '../context';
import { askedBack, type AskedBack } from './lastOrder';
import { seatName } from './turn';

/** The rule by which seats are asked about one thing at a time. */
const CONSENT = 'TERCIO-CONSENT';

/** The effects of an undo or a redo, before it is sent: the events, the dice, the seats that have to agree. It is sent once, and does exactly that. */
export function TakeBackDialog({ asked }: { asked: AskedBack }) {
  const { store, path } = asked;
  const box = useRef<HTMLDialogElement>(null);
  const reason = useSignal(asked.reason);
  const { value: plan, problem } = useRead((abort) => store.get<HistoryPlan>(path, abort), [path, store.newest.value]).value;
  const redo = path === 'redo';
  const request = plan?.possible === false && plan.rule === CONSENT ? store.decisions.value.find((each) => each.request !== undefined) : undefined;
  useEffect(() => {
    box.current!.showModal();
    const close = () => box.current?.close();
    window.addEventListener('hashchange', close);
    return () => window.removeEventListener('hashchange', close);
  }, []);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(plan?.possible && plan.awaits.length ? '.reason' : '.main, .nearest')?.focus();
  }, [plan]);
  const close = () => box.current?.close();
  const other = (next: string) => { askedBack.value = { ...asked, path: next, reason: reason.value }; };
  const send = (sent: PlannedChange) => {
    if (!store.answerable.value) {
      return;
    }
    close();
    void store.ask(redo ? 'redo' : 'undo', { ...redo ? {} : { to: sent.to }, reason: reason.value.trim() }, sent.position);
  };
  return (
    <dialog ref={box} class="take-back-dialog" aria-labelledby="take-back-title" data-path={path} onClose={() => { askedBack.value = null; }} onKeyDown={(event) => event.stopPropagation()}>
      <h2 id="take-back-title">{redo ? t.takeBack.redo : t.takeBack.undo}</h2>
      {problem ? <Refused why={problem.message} /> : !plan ? <p class="loading">{t.takeBack.reading}</p> : request ? <AskedAlready request={request} onClose={close} /> : !plan.possible ? <Refused why={plan.detail} legal={plan.legal} onTo={(to) => other(`undo?to=${to}`)} /> : (
        <form onSubmit={(event) => { event.preventDefault(); send(plan); }}>
          <p>{t.takeBack.to(plan.to)}</p>
          {plan.events.length ? <><p>{t.takeBack.goes(plan.events.length + plan.more, plan.commands)}</p><Lines of={plan.events} more={plan.more} /></> : null}
          {plan.back.length ? <><p>{t.takeBack.back}</p><Lines of={plan.back} more={plan.moreBack} /></> : null}
          {plan.dice.length ? <p class="faint">{(store.summary.value?.dice === 'physical' ? t.takeBack.tableDice : t.takeBack.dice)(plan.dice.map(({ purpose, value }) => `${purposeName(purpose)} ${value}`).join(', '))}</p> : null}
          <p class="agree"><strong>{plan.awaits.length ? t.takeBack.agree(plan.awaits.join(', ')) : t.takeBack.alone}</strong></p>
          <p><label>{t.takeBack.reason} <input class="reason" name="reason" autocomplete="off" maxLength={2000} required={plan.awaits.length > 0} value={reason.value}
            onInput={(event) => { reason.value = event.currentTarget.value; }} /></label></p>
          <p class="row">
            <button class="main" aria-disabled={!store.answerable.value}>{plan.awaits.length ? t.takeBack.ask(plan.awaits.join(', ')) : redo ? t.takeBack.sendRedo : t.takeBack.send}</button>
            {path === 'undo?last=true' && plan.order ? <button type="button" class="whole" onClick={() => other('undo?last=order')}>{t.takeBack.whole}</button> : null}
            {path === 'undo?last=order' ? <button type="button" class="whole" onClick={() => other('undo?last=true')}>{t.takeBack.answer}</button> : null}
            <button type="button" class="leave" onClick={close}>{t.takeBack.cancel}</button>
          </p>
        </form>)}
      {problem || plan?.possible === false ? <p class="row"><button type="button" class="leave" onClick={close}>{t.takeBack.cancel}</button></p> : null}
    </dialog>
  );
}

/** Seats are asked about one thing at a time: what is open has to be answered or withdrawn first. */
function AskedAlready({ request: { request, by }, onClose }: { request: Decision; onClose(): void }) {
  const store = useGame();
  const awaited = [...new Set(store.decisions.value.filter((each) => each.request === request).map(({ seat }) => seatName(store, seat)))].join(', ');
  const own = by !== undefined && store.summary.value?.you?.seats?.includes(by);
  return (
    <>
      <p role="status">{own ? t.takeBack.askedAlready(awaited) : t.takeBack.othersAsk(by ?? '', awaited)}</p>
      {own ? <p class="row"><button type="button" class="main" data-withdraw={request} aria-disabled={!store.answerable.value} onClick={() => {
        if (store.answerable.value) {
          onClose();
          void store.send({ type: 'WithdrawRequest', request }, store.decidedAt.value);
        }
      }}>{page.request.withdraw}</button></p> : null}
    </>
  );
}

function Lines({ of, more }: { of: LogLine[]; more: number }) {
  return (
    <ol class="goes">
      {of.map(({ position, text, by, person, role }) => <li key={position} data-position={position}><span class="position">{position}</span> {text} <span class="faint">{t.person.who({ by, person, role })}</span></li>)}
      {more ? <li class="faint">{t.takeBack.more(more)}</li> : null}
    </ol>
  );
}

/** The reason why nothing can be taken back so, and the nearest positions to which that is possible within one order. */
function Refused({ why, legal = [], onTo }: { why: string; legal?: Option[]; onTo?(to: number): void }) {
  const positions = legal.flatMap(({ command }) => command.type === 'Undo' ? [Number(command.to)] : []);
  return (
    <>
      <p role="status">{why}</p>
      {positions.length ? <p class="row">{positions.map((to) => <button type="button" key={to} class="nearest" data-to={to} onClick={() => onTo?.(to)}>{t.takeBack.nearest(to)}</button>)}</p> : null}
    </>
  );
}
