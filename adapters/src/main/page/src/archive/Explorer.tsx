import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { get } from '../api/client';
import { mine } from '../mine';
import { go, hrefOf, route } from '../route';
import { t as around } from '../text';
import { t } from '../text/archive';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { AnswerCard } from './AnswerCard';
import { LookCard, LOOKS } from './LookCards';
import type { Chosen, Question, Status } from './types';

/** The filters, each a field at the left. */
const FILTERS = ['ruleset', 'scenario', 'party', 'person', 'from', 'to', 'game', 'over'] as const;
/** Milliseconds between two looks at an archive that is being made. */
const LOOK = 2_000;

/** Questions about many sessions: filters at the left, the questions, and the answer to the one that is chosen. */
export function Explorer() {
  document.title = `${around.title}: ${t.title}`;
  const { path: [, chosen], query } = route.value;
  const token = useSignal('');
  const questions = useRead((abort) => get<Question[]>('analysis/questions', '', abort), []).value;
  const filters: Chosen = Object.fromEntries(FILTERS.map((name) => [name, query[name] ?? '']));
  const question = questions.value?.find(({ id }) => id === chosen);
  const look = LOOKS.find((each) => each === chosen);
  const apply = (event: Event) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget as HTMLFormElement);
    go(hrefOf(['archive', ...chosen ? [chosen] : []], Object.fromEntries(FILTERS.map((name) => [name, String(sent.get(name) ?? '').trim()]))));
  };
  return (
    <div class="archive">
      <aside class="sheet" aria-label={t.filters}>
        <h1>{t.title}</h1>
        <p>{t.hint}</p>
        <Progress token={token.value} />
        <form onSubmit={apply}>
          <label>{t.as}<select value={token.value} onChange={({ currentTarget }) => { token.value = currentTarget.value; }}>
            <option value="">{t.anybody}</option>
            {(mine.value ?? []).map(({ id, seat, name, token: own }) => <option key={`${id} ${seat}`} value={own}>{t.seat(name, seat)}</option>)}
          </select></label>
          {FILTERS.map((name) => <label key={name}>{t.filter[name]}{name === 'over'
            ? <select name={name}><option value="">{t.either}</option>
              <option value="true" selected={filters[name] === 'true'}>{t.yes}</option><option value="false" selected={filters[name] === 'false'}>{t.no}</option></select>
            : name === 'from' || name === 'to' ? <input name={name} type="date" defaultValue={filters[name]} />
              : <input name={name} type="text" defaultValue={filters[name]} maxLength={200} />}</label>)}
          <button type="submit">{t.apply}</button>
        </form>
        <h2>{t.lines}</h2>
        <ul class="archive-questions">{LOOKS.map((each) => <li key={each}><a href={hrefOf(['archive', each], filters)} aria-current={each === chosen ? 'page' : undefined}>{t.looks[each][0]}</a></li>)}</ul>
        <h2>{t.questions}</h2>
        {questions.problem ? <Refusal problem={questions.problem} /> : null}
        <ul class="archive-questions">{(questions.value ?? []).map(({ id, title }) => <li key={id}>
          <a href={hrefOf(['archive', id], filters)} aria-current={id === chosen ? 'page' : undefined}>{t.named[id]?.[0] ?? title}</a></li>)}</ul>
      </aside>
      {question ? <AnswerCard key={question.id} question={question} filters={filters} token={token.value} />
        : look ? <LookCard key={look} look={look} filters={filters} token={token.value} games={query.games ?? ''} /> : <p class="sheet">{t.choose}</p>}
    </div>
  );
}

/** How far the archive is with the games of the chosen seat, as long as it is being made. */
function Progress({ token }: { token: string }) {
  const status = useSignal<Status | null>(null);
  useEffect(() => {
    let ended = false;
    let timer = 0;
    const look = () => get<Status>('analysis/status', token).then((now) => {
      status.value = now;
      if (!ended && (now.lag.games > 0 || now.pendingRolls > 0)) {
        timer = window.setTimeout(() => void look(), LOOK);
      }
    }, () => undefined);
    void look();
    return () => {
      ended = true;
      window.clearTimeout(timer);
    };
  }, [token]);
  const now = status.value;
  return now ? <p class="faint" role="status">{t.holds(now.games, now.events)} {now.lag.games > 0 ? t.lag(now.lag.games) : ''} {now.pendingRolls > 0 ? t.pending(now.pendingRolls) : ''}</p> : null;
}
