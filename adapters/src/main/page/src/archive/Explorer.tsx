import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { get } from '../api/client';
import { hrefOf, route } from '../route';
import { tokenOf } from '../session';
import { t as around } from '../text';
import { t } from '../text/archive';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { AnswerCard } from './AnswerCard';
import { chosenOf, FilterPanel } from './Filters';
import { LookCard, LOOKS } from './LookCards';
import { LOOK } from './progress';
import type { Chosen, Question, Status } from './types';

/** Questions about many sessions as cards, by what they are about; the one that is chosen, or the first, with its answer. Filters stand at the left. */
export function Explorer() {
  document.title = `${around.title}: ${t.title}`;
  const { path: [, chosen], query } = route.value;
  // A reader who comes from a board asks with the seat that he has there.
  const token = useSignal(query.game ? tokenOf(query.game) : '');
  const { value: questions, problem } = useRead((abort) => get<Question[]>('analysis/questions', '', abort), []).value;
  const filters = chosenOf(query);
  const look = LOOKS.find((each) => each === chosen);
  const open = look ?? (questions?.some(({ id }) => id === chosen) ? chosen : questions?.[0]?.id);
  const topics = [...new Set((questions ?? []).map(({ topic }) => topic))];
  return (
    <div class="archive">
      <aside class="sheet">
        <h1>{t.title}</h1>
        <p>{t.hint}</p>
        <Progress token={token.value} />
        <FilterPanel path={['archive', ...chosen ? [chosen] : []]} filters={filters} token={token.value} onToken={(next) => { token.value = next; }} />
      </aside>
      <div class="archive-cards">
        {problem ? <Refusal problem={problem} /> : null}
        {look ? <LookCard key={look} look={look} filters={filters} token={token.value} query={query} /> : null}
        {topics.map((topic) => <section key={topic} aria-label={topic || t.questions}>
          <h2>{topic || t.questions}</h2>
          <ul>{(questions ?? []).filter((each) => each.topic === topic).map((question) => question.id === open
            ? <li key={question.id} class="archive-open"><AnswerCard question={question} filters={filters} token={token.value} wanted={chosen === question.id} /></li>
            : <li key={question.id}><Closed path={question.id} filters={filters} told={t.named[question.id] ?? [question.title, question.tells]} /></li>)}</ul>
        </section>)}
        <section aria-label={t.lines}>
          <h2>{t.lines}</h2>
          <ul>{LOOKS.filter((each) => each !== look).map((each) => <li key={each}><Closed path={each} filters={filters} told={t.looks[each]} /></li>)}</ul>
        </section>
      </div>
    </div>
  );
}

/** A card that is not open: its title leads to its answer. */
function Closed({ path, filters, told: [title, tells] }: { path: string; filters: Chosen; told: readonly [string, string] }) {
  return <article class="sheet archive-card"><h3><a href={hrefOf(['archive', path], filters)}>{title}</a></h3><p class="faint">{tells}</p></article>;
}

/** The progress of the archive with the games of the chosen seat, as long as it is being made. */
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
  return now ? <>
    <p class="faint" role="status">{t.holds(now.games, now.events)} {now.lag.games > 0 ? t.lag(now.lag.games) : ''} {now.pendingRolls > 0 ? t.pending(now.pendingRolls) : ''}</p>
    {now.leftOut.length ? <details class="archive-left-out"><summary>{t.leftOut(now.leftOut.length)}</summary>
      <ul>{now.leftOut.map(({ game, reason }) => <li key={game}><a href={hrefOf(['games', game])}>{game.slice(0, 8)}</a>: {reason}</li>)}</ul></details> : null}
  </> : null;
}
