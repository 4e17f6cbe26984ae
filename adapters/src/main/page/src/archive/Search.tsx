import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, Problem } from '../api/client';
import { t } from '../text/archive';
import { Refusal } from '../views/Refusal';
import { Rows } from './AnswerCard';
import { clausesOf } from './clauses';
import type { Found } from './types';

/** A clause of a pattern, and whether it is looked for. */
interface Part { clause: string; kept: boolean }

function listed(names: string | undefined): string[] {
  return (names ?? '').split(',').filter(Boolean);
}

/** The moments whose boards fit a pattern: one that is typed, or what was chosen on a board, of which each part can be left out. */
export function Search({ token, query }: { token: string; query: Record<string, string> }) {
  const found = useSignal<Found | null>(null);
  const problem = useSignal<Problem | null>(null);
  const text = useSignal('');
  const parts = useSignal<Part[]>([]);
  const ask = (pattern: unknown) => call<Found>('POST', 'analysis/positions', { token, body: { pattern } }).then(({ body }) => body);
  const show = async (pattern: () => Promise<string>) => {
    try {
      text.value = await pattern();
      found.value = text.value ? await ask(text.value) : null;
      problem.value = null;
    } catch (broken: unknown) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      problem.value = broken;
      found.value = null;
    }
  };
  const { game, at, place, things } = query;
  useEffect(() => {
    if (game && at) {
      const examples = [...listed(place).map((each) => ({ game, position: Number(at), place: each })), ...listed(things).length ? [{ game, position: Number(at), things: listed(things) }] : []];
      void show(async () => {
        const clauses = new Set((await Promise.all(examples.map(ask))).flatMap(({ pattern }) => clausesOf(pattern)));
        parts.value = [...clauses].map((clause) => ({ clause, kept: true }));
        return [...clauses].join('; ');
      });
    }
  }, [game, at, place, things, token]);
  const turn = (clause: string) => {
    parts.value = parts.value.map((part) => part.clause === clause ? { clause, kept: !part.kept } : part);
    void show(() => Promise.resolve(parts.value.filter(({ kept }) => kept).map((part) => part.clause).join('; ')));
  };
  const search = (event: Event) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget as HTMLFormElement).get('pattern') ?? '');
    parts.value = [];
    void show(() => Promise.resolve(typed));
  };
  return <>
    {parts.value.length ? <fieldset class="archive-parts"><legend>{t.stood}</legend>
      {parts.value.map(({ clause, kept }) => <label key={clause}><input type="checkbox" checked={kept} onChange={() => turn(clause)} /> {clause}</label>)}</fieldset> : null}
    <form onSubmit={search} class="archive-search"><label>{t.pattern}<input name="pattern" type="text" maxLength={2000} required value={text.value} /></label><button type="submit">{t.search}</button></form>
    {problem.value ? <Refusal problem={problem.value} /> : null}
    {found.value ? <><p class="faint" data-moments={found.value.rows.length}>{t.over(found.value.games, found.value.rows.length)}{found.value.cut ? ` ${t.cut}` : ''}</p>
      {found.value.rows.length ? <Rows answer={found.value} label={t.looks.positions[0]} /> : <p>{t.none}</p>}</> : null}
  </>;
}
