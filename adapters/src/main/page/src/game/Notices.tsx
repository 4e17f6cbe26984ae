import { useSignal } from '@preact/signals';
import { call, Problem } from '../api/client';
import { language } from '../text/language';
import { t } from '../text/later';
import { t as words } from '../text/mail';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { useGame } from './context';

type Kind = 'webhook' | 'email';

type State = 'active' | 'unconfirmed' | 'expired' | 'spent' | 'failed';

interface Hook { kind: Kind; address: string; state: State; until?: string }

interface Hooks { offered: Kind[]; hooks: Hook[] }

/** The addresses at which the holder of this seat is told that the game waits for it, for each kind of notice that the service sends. */
export function Notices() {
  const store = useGame();
  const changed = useSignal<Hooks | null>(null);
  const { value } = useRead((abort) => store.get<Hooks>('hooks', abort), [store]).value;
  const hooks = changed.value ?? value;
  if (!hooks || hooks.offered.length === 0 && hooks.hooks.length === 0) {
    return null;
  }
  const kinds = [...new Set([...hooks.offered, ...hooks.hooks.map(({ kind }) => kind)])];
  return (
    <section class="notices">
      <h2>{t.home.notices.title}</h2>
      <p class="faint">{t.home.notices.hint}</p>
      {kinds.map((kind) => <Notice key={kind} kind={kind} kept={hooks.hooks.find((hook) => hook.kind === kind)} onHooks={(now) => { changed.value = now; }} />)}
    </section>
  );
}

/** One kind of notice: its address, kept or taken back, and whether notices go there. */
function Notice({ kind, kept, onHooks }: { kind: Kind; kept: Hook | undefined; onHooks(hooks: Hooks): void }) {
  const store = useGame();
  const address = useSignal(kept?.address ?? '');
  const problem = useSignal<Problem | null>(null);
  const said = useSignal('');
  const ask = async (method: 'PUT' | 'DELETE', done: string) => {
    problem.value = null;
    said.value = '';
    try {
      onHooks((await call<Hooks>(method, `${store.path}/hooks/${kind}`, { token: store.token, ...(method === 'PUT' ? { body: { address: address.value.trim(), language } } : {}) })).body);
      said.value = done;
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      problem.value = broken;
    }
  };
  return (
    <form class="row" data-notice={kind} onSubmit={(event) => {
      event.preventDefault();
      void ask('PUT', t.home.notices.kept);
    }}>
      <label>{t.home.notices.kinds[kind]} <input inputMode={kind === 'email' ? 'email' : 'url'} required maxLength={200} autocomplete="off" spellcheck={false} value={address.value}
        onInput={(event) => { address.value = event.currentTarget.value; }} /></label>
      <button>{t.home.notices.keep}</button>
      {kept ? <button type="button" aria-label={t.home.notices.removeOf(t.home.notices.kinds[kind])} onClick={() => {
        address.value = '';
        void ask('DELETE', t.home.notices.removed);
      }}>{t.home.notices.remove}</button> : null}
      {kept && kept.state !== 'active' ? <p data-state={kept.state}>{standing(kept)}</p> : null}
      {kept && (kept.state === 'unconfirmed' || kept.state === 'expired') ? <button type="button" onClick={() => {
        address.value = kept.address;
        void ask('PUT', words.asked);
      }}>{kept.until ? words.askAgain : words.ask}</button> : null}
      <span class="faint" role="status">{said.value}</span>
      {problem.value ? <Refusal problem={problem.value} /> : null}
    </form>
  );
}

/** The state of a notice that is not sent now. */
function standing({ state, until }: Hook): string {
  const when = until ? new Date(until).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }) : '';
  switch (state) {
    case 'unconfirmed': return when ? words.states.unconfirmed(when) : words.states.unasked;
    case 'spent': return words.states.spent(when);
    default: return words.states[state];
  }
}
