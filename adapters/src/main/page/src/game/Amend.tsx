import { useSignal } from '@preact/signals';
import { call, freshKey } from '../api/client';
import type { Amendment, AmendmentReport } from '../api/changes';
import type { Command } from '../api/command';
import type { Decision } from '../api/decision';
import type { LogLine } from '../api/log';
import type { Option } from '../api/move';
import { go, hrefOf, route } from '../route';
import { t } from '../text/later';
import { useRead } from '../views/useRead';
import { AmendmentBranch } from './AmendmentBranch';
import { CommandPicker } from './CommandPicker';
import { useGame } from './context';

/** The longest reason that the service takes. */
const LONGEST = 2000;

/** Corrections of past orders: the list of them, a new one, or one with its branch. */
export function Amend() {
  const [, , , what = '', number = ''] = route.value.path;
  return what === 'of' ? <AmendmentBranch key={number} number={Number(number)} /> : what ? <NewAmendment key={what} position={Number(what)} /> : <Amendments />;
}

function Amendments() {
  const store = useGame();
  const { value, problem } = useRead((abort) => store.get<{ amendments: Amendment[] }>('amendments', abort), [store.newest.value]).value;
  const all = value?.amendments ?? [];
  return (
    <section class="sheet amend" aria-label={t.amending.all}>
      <h2>{t.amending.all}</h2>
      {problem ? <p>{problem.message}</p> : value && all.length === 0 ? <p>{t.amend.none}</p> : null}
      <ul>{all.map(({ number, by, at, reason, state }) => (
        <li key={number}><a href={hrefOf(['games', store.id, 'amend', 'of', String(number)])}>{t.amend.title(number)}</a>: {t.amend.by(by, at)}
          {reason ? ` (${reason})` : ''} · {t.amend.state(state)}</li>))}</ul>
    </section>
  );
}

type Kind = 'replace' | 'insert' | 'drop';

/** The form of a new amendment: the corrected event, the correction and the reason. */
function NewAmendment({ position }: { position: number }) {
  const store = useGame();
  const kind = useSignal<Kind>('replace');
  const chosen = useSignal<{ label: string; command: Command } | null>(null);
  const reason = useSignal('');
  const line = useRead(async (abort) => (await store.get<{ lines: LogLine[] }>(`log?from=${position}&limit=1`, abort)).lines[0] ?? null, [position]).value.value;
  const before = (line?.since ?? position) - 1;
  const decisions = useRead((abort) => store.get<Decision[]>(`decisions?at=${before}`, abort), [before]).value.value ?? [];
  const moves = (piece: string) => store.get<Option[]>(`moves/${encodeURIComponent(piece)}?at=${before}`);
  // Recorded dice of a table are corrected only with a reason, which everybody reads.
  const unexplained = store.summary.value?.dice === 'physical' && reason.value.trim() === '';
  const ready = (kind.value === 'drop' || chosen.value !== null) && !unexplained;
  const send = () => store.once(`amend ${position}`, async () => {
    const correction = kind.value === 'drop' ? { drop: true } : { [kind.value]: chosen.value!.command };
    const { body } = await call<AmendmentReport>('POST', `${store.path}/amendments`, { token: store.token,
      body: { at: position, ...correction, reason: reason.value.trim() }, headers: { 'Idempotency-Key': freshKey() } });
    await store.refresh();
    go(hrefOf(['games', store.id, 'amend', 'of', String(body.number)]));
  });
  return (
    <section class="sheet amend" aria-label={t.amend.of(position)}>
      <h2>{t.amend.of(position)}</h2>
      <p class="faint">{t.amend.hint}</p>
      {line ? <p>{line.text} <span class="faint">{line.by}</span></p> : null}
      <form onSubmit={(event) => { event.preventDefault(); void (ready && send()); }}>
        <fieldset><legend>{t.amend.kind}</legend>
          {(['replace', 'insert', 'drop'] as Kind[]).map((each) => (
            <label key={each}><input type="radio" name="kind" value={each} checked={kind.value === each} onChange={() => { kind.value = each; }} /> {t.amend[each]}</label>))}
        </fieldset>
      </form>
      {kind.value === 'drop' ? null : chosen.value
        ? <p data-chosen>{t.amend.chosen(chosen.value.label)} <button type="button" onClick={() => { chosen.value = null; }}>{t.amend.other}</button></p>
        : <CommandPicker offers={{ decisions, moves }} onPick={(label, command) => { chosen.value = { label, command }; }} />}
      <p class="row">
        <label>{t.amend.reason} <input type="text" class={unexplained ? 'wanted' : undefined} required={unexplained} maxLength={LONGEST} value={reason.value} onInput={(event) => { reason.value = event.currentTarget.value; }} /></label>
        <button type="button" class="main" aria-disabled={!ready} onClick={() => void (ready && send())}>{t.amend.send}</button>
      </p>
    </section>
  );
}
