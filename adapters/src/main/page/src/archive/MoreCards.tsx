import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, get, Problem } from '../api/client';
import { hrefOf } from '../route';
import { t } from '../text/archive';
import { Refusal } from '../views/Refusal';
import { Rows } from './AnswerCard';
import { useNames } from './names';
import type { Answer, Chance, Repeated, RolloutBody } from './types';

/** Milliseconds between two looks at a rollout. */
const LOOK = 1_000;

/** Waits for an answer; what stood against it is shown instead. */
async function answered<T>(asked: Promise<T>, value: Signal<T | null>, problem: Signal<Problem | null>): Promise<void> {
  try {
    value.value = await asked;
    problem.value = null;
  } catch (broken: unknown) {
    if (!(broken instanceof Problem)) {
      throw broken;
    }
    problem.value = broken;
  }
}

/** A SELECT of one's own. The token of the operator stays in this card. */
export function OwnSql({ token, sql }: { token: string; sql: string }) {
  const value = useSignal<Pick<Answer, 'columns' | 'rows'> | null>(null);
  const problem = useSignal<Problem | null>(null);
  const ask = (event: Event) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget as HTMLFormElement);
    void answered(call<Pick<Answer, 'columns' | 'rows'>>('POST', 'analysis/query', { token: String(sent.get('token') ?? '') || token, body: { sql: String(sent.get('sql') ?? '') } })
      .then(({ body }) => body), value, problem);
  };
  return <>
    <form onSubmit={ask}>
      <label>SQL<textarea name="sql" maxLength={20_000} required spellcheck={false} defaultValue={sql || 'select party, count(*) as n from die where counted group by party order by n desc'} /></label>
      <div class="archive-search"><label>{t.operator}<input name="token" type="password" autocomplete="off" /></label><button type="submit">{t.ask}</button></div>
    </form>
    {problem.value ? <Refusal problem={problem.value} /> : null}
    {value.value ? value.value.rows.length ? <Rows answer={value.value} label={t.looks.sql[0]} /> : <p>{t.none}</p> : null}
  </>;
}

/** A saved question, asked again. */
export function SavedAgain({ token }: { token: string }) {
  const value = useSignal<Repeated | null>(null);
  const problem = useSignal<Problem | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) {
      return;
    }
    const text = await file.text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      // The service says what is wrong with it.
      body = { format: text.slice(0, 100) };
    }
    await answered(call<Repeated>('POST', 'analysis/saved', { token, body }).then((reply) => reply.body), value, problem);
  };
  return <>
    <p><label>{t.file} <input type="file" accept=".json,application/json" onChange={({ currentTarget }) => void read(currentTarget.files?.[0])} /></label></p>
    {problem.value ? <Refusal problem={problem.value} /> : null}
    {value.value ? <>
      <p role="status" data-same={value.value.same}>{t.repeated(value.value.same, value.value.changed.map(({ game, position, now }) => t.changed(game.slice(0, 8), position, now)))}{value.value.signedHere ? '' : ` ${t.foreignKey}`}</p>
      {value.value.rows && value.value.columns ? <Rows answer={{ rows: value.value.rows, columns: value.value.columns }} label={t.looks.saved[0]} /> : null}
    </> : null}
  </>;
}

/** Plays on from a position; it goes on until it is done or cancelled. */
export function PlayingOn({ token, game, at }: { token: string; game: string; at: string }) {
  const value = useSignal<RolloutBody | null>(null);
  const problem = useSignal<Problem | null>(null);
  const own = useSignal(token);
  const running = value.value?.state === 'running' ? `games/${value.value.game}/rollouts/${value.value.id}` : '';
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = window.setInterval(() => void answered(get<RolloutBody>(running, own.value), value, problem), LOOK);
    return () => window.clearInterval(timer);
  }, [running]);
  const begin = (event: Event) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(sent.get(name) ?? '').trim();
    own.value = token;
    void answered(call<RolloutBody>('POST', `games/${encodeURIComponent(text('game'))}/rollouts`, {
      token, body: { games: Number(text('games')), commands: Number(text('commands')), policies: { '*': text('policy') }, ...text('at') ? { positions: text('at').split(/[\s,]+/).filter(Boolean).map(Number) } : {}, ...text('seed') ? { seed: text('seed') } : {} },
    }).then(({ body }) => body), value, problem);
  };
  const now = value.value;
  const names = useNames(Boolean(now?.positions.some(({ places }) => places.length)));
  return <>
    <form onSubmit={begin} class="archive-search">
      <label>{t.rollout.game}<input name="game" type="text" maxLength={64} required defaultValue={game} /></label>
      <label>{t.rollout.at}<input name="at" type="text" pattern="[0-9 ,]*" inputMode="numeric" maxLength={200} defaultValue={at} /></label>
      <label>{t.rollout.games}<input name="games" type="number" min={1} max={2_000} required defaultValue="200" /></label>
      <label>{t.rollout.commands}<input name="commands" type="number" min={1} max={2_000} required defaultValue="300" /></label>
      <label>{t.rollout.policy}<select name="policy">{Object.entries(t.rollout.policies).map(([name, told]) => <option key={name} value={name}>{told}</option>)}</select></label>
      <label>{t.rollout.seed}<input name="seed" type="number" /></label>
      <button type="submit" disabled={running !== ''}>{t.rollout.begin}</button>
      {running ? <button type="button" onClick={() => void call('DELETE', running, { token: own.value }).then(() => { value.value = now ? { ...now, state: 'cancelled' } : null; })}>{t.rollout.cancel}</button> : null}
    </form>
    <p class="faint">{t.rollout.measured}</p>
    {problem.value ? <Refusal problem={problem.value} /> : null}
    {now ? <p role="status" data-state={now.state}>{running ? <progress value={now.done} max={now.of} aria-label={t.looks.rollouts[0]} /> : t.rollout.ended[now.state]} {t.rollout.done(now.done, now.of)} {t.rollout.seed} {now.seed}</p> : null}
    {now?.positions.map((result) => <div key={result.position}>
      <p><a href={hrefOf(['games', now.game], { at: result.position })}>{t.position(result.position)}</a></p>
      <div class="scroll" tabIndex={0} role="region" aria-label={t.rollout.wins}><table>
        <thead><tr><th scope="col">{t.filter.party}</th><th scope="col">{t.rollout.wins}</th><th scope="col">{t.rollout.interval}</th><th scope="col">{t.rollout.mean}</th></tr></thead>
        <tbody>{result.parties.map(({ party, wins, mean }) => <tr key={party}><th scope="row">{names.name('party', party)}</th><td class="number">{percent(wins.share)}</td><td class="number">{between(wins)}</td><td class="number">{mean.toFixed(1)}</td></tr>)}</tbody>
      </table></div>
      {result.places.length ? <div class="scroll" tabIndex={0} role="region" aria-label={t.rollout.place}><table>
        <thead><tr><th scope="col">{t.rollout.place}</th><th scope="col">{t.rollout.holder}</th><th scope="col">{t.rollout.held}</th><th scope="col">{t.rollout.interval}</th><th scope="col">{t.rollout.taken}</th></tr></thead>
        <tbody>{result.places.map(({ place, holder, holds, takes }) => <tr key={place}><th scope="row">{names.name('place', place)}</th><td>{holder ? names.name('party', holder) : '–'}</td><td class="number">{percent(holds.share)}</td><td class="number">{between(holds)}</td>
          <td>{Object.entries(takes).map(([party, chance]) => `${names.name('party', party)} ${percent(chance.share)} (${between(chance)})`).join(', ')}</td></tr>)}</tbody>
      </table></div> : <p>{t.rollout.nothing}</p>}
    </div>)}
  </>;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function between({ low, high }: Chance): string {
  return `${Math.round(low * 100)}–${Math.round(high * 100)} %`;
}
