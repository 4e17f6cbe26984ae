import { useSignal } from '@preact/signals';
import { call, freshKey } from '../api/client';
import type { AmendmentReport } from '../api/changes';
import type { Command } from '../api/command';
import type { Decision } from '../api/decision';
import type { Option } from '../api/move';
import { differInPieces } from '../board/movements';
import { go, hrefOf } from '../route';
import { t } from '../text/later';
import { useRead } from '../views/useRead';
import { ChangedWords } from './ChangedWords';
import { CommandPicker } from './CommandPicker';
import { useGame } from './context';
import { Differences } from './Differences';
import { useOrderTexts } from './orderTexts';
import { TwoBoards } from './TwoBoards';

/** An amendment with its branch: how far it holds, what to do about the first order that does not, the two boards, and its end. */
export function AmendmentBranch({ number }: { number: number }) {
  const store = useGame();
  const { value: report, problem } = useRead((abort) => store.get<AmendmentReport>(`amendments/${number}`, abort), [number, store.newest.value]).value;
  const texts = useOrderTexts(report ? [...report.first && !report.first.of ? [report.first.position] : [], ...(report.orders ?? []).map(({ position }) => position)] : []);
  if (!report) {
    return problem ? <section class="sheet amend"><p>{problem.message}</p></section> : <p class="loading">{t.loading}</p>;
  }
  const { you } = store.summary.value!;
  const mine = store.token !== '' && report.state === 'open' && (you?.host || you?.name === report.by);
  const ask = (method: string, what: string, body?: unknown) => store.once(`${method} ${number} ${what} ${JSON.stringify(body)}`, async () => {
    await call(method, `${store.path}/amendments/${number}${what}`, { token: store.token, body, headers: { 'Idempotency-Key': freshKey() } });
    await store.refresh();
    await store.show();
  });
  return (
    <section class="sheet amend" aria-label={t.amend.title(number)} data-state={report.state} data-whole={report.whole}>
      <h2>{t.amend.title(number)}</h2>
      <p>{t.amend.by(report.by, report.at)}{report.reason ? ` (${report.reason})` : ''} · {t.amend.state(report.state)}</p>
      {report.hidden ? <p class="faint">{t.amend.secret}</p> : null}
      {report.state === 'open' && report.held === undefined && !report.hidden ? <p>{t.amend.gone}</p> : null}
      {report.held === undefined ? null : <>
        <p role="status">{t.amend.held(report.held, report.lost ?? 0)}{report.whole ? ` ${t.amend.whole}` : ''}</p>
        {report.first ? <First number={number} first={report.first} text={texts.get(report.first.position)} mine={mine} step={(body) => ask('POST', '/steps', body)} /> : null}
        {report.orders?.length ? <><p>{t.amend.orders}</p><ul class="touched">{report.orders.map(({ position, of, kind, seats, forHost }) =>
          <li key={`${position} ${of}`} data-order={position}>{forHost ? t.amend.forHost(position) : t.amend.order(position, seats.join(', '), kind)} <span class="faint">{texts.get(position)}</span></li>)}</ul></> : null}
        {report.awaits?.length ? <p class="agree"><strong>{t.amend.mustAgree(report.awaits.join(', '))}</strong></p> : null}
        <p>{t.amend.differ(report.diff?.length ?? 0)}{report.diff?.length && !differInPieces(report.diff, store.room.value!) ? <> <b>{t.amend.samePieces}</b></> : null}</p>
        <ChangedWords of={report.words} />
        {report.diff?.length ? <details><summary>{t.request.differences(report.diff.length)}</summary><Differences of={report.diff} /></details> : null}
        <TwoBoards number={number} report={report} />
      </>}
      {mine ? <p class="row">
        <button type="button" class="main" aria-disabled={!report.whole} onClick={() => void (report.whole && ask('POST', '/adopt', {}))}>{!you?.host && report.awaits?.length ? t.amend.askFor(report.awaits.join(', ')) : t.amend.adopt}</button>
        <button type="button" onClick={() => void ask('DELETE', '')}>{t.amend.away}</button>
      </p> : null}
      <p><button type="button" onClick={() => go(hrefOf(['games', store.id]))}>{t.amend.back}</button></p>
    </section>
  );
}

type Stopped = NonNullable<AmendmentReport['first']>;

/** The first order that does not hold, why, and what can be done about it. */
function First({ number, first, text, mine, step }: { number: number; first: Stopped; text: string | undefined; mine: boolean | undefined; step(body: unknown): Promise<unknown> }) {
  const store = useGame();
  const wanted = useSignal<'replace' | 'insert' | null>(null);
  const dice = useSignal('');
  const physical = store.summary.value?.dice === 'physical';
  const decisions = useRead((abort) => store.get<Decision[]>(`amendments/${number}/decisions`, abort), [number, store.newest.value]).value.value ?? [];
  const moves = (piece: string) => store.get<Option[]>(`amendments/${number}/moves/${encodeURIComponent(piece)}`);
  const pick = (command: Command) => {
    const kind = wanted.value!;
    wanted.value = null;
    void step({ [kind]: command });
  };
  return (
    <section class="problem" aria-label={t.amend.first(first.position)} data-first={first.position}>
      <h3>{t.amend.first(first.position)}</h3>
      {first.of ? <p class="faint">{t.amend.brought} · <code>{first.command?.type}</code></p> : <p>{text} <span class="faint">{t.amend.given(first.by)}</span></p>}
      <p>{first.detail} {first.rule ? <code class="faint">{first.rule}</code> : null}</p>
      {first.why === 'die' && !physical ? <p class="faint">{t.amend.server}</p> : null}
      {mine ? <>
        {first.why === 'die' && physical ? (
          <form class="row" onSubmit={(event) => { event.preventDefault(); void step({ dice: numbers(dice.value) }); dice.value = ''; }}>
            <label>{t.amend.dice} <input inputMode="numeric" size={8} value={dice.value} onInput={(event) => { dice.value = event.currentTarget.value; }} /></label>
            <button>{t.amend.giveDice}</button>
          </form>) : null}
        {first.legal?.length ? <div class="row"><span>{t.problem.legal}</span> {first.legal.map((option, index) =>
          <button type="button" key={index} onClick={() => void step({ replace: option.command })}>{option.label}</button>)}</div> : null}
        <div class="row">
          <button type="button" onClick={() => void step({ drop: true })}>{t.amend.leaveOut}</button>
          <button type="button" title={t.amend.endHint} onClick={() => void step({ end: true })}>{t.amend.end}</button>
          <button type="button" aria-pressed={wanted.value === 'replace'} onClick={() => { wanted.value = wanted.value === 'replace' ? null : 'replace'; }}>{t.amend.inPlace}</button>
          <button type="button" aria-pressed={wanted.value === 'insert'} onClick={() => { wanted.value = wanted.value === 'insert' ? null : 'insert'; }}>{t.amend.before}</button>
        </div>
        {wanted.value ? <CommandPicker offers={{ decisions, moves }} onPick={(_, command) => pick(command)} /> : null}
      </> : null}
    </section>
  );
}

/** The numbers in a text, whatever stands between them. */
function numbers(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
