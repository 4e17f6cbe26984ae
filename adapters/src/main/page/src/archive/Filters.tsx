import { get } from '../api/client';
import { mine } from '../mine';
import { go, hrefOf } from '../route';
import { t } from '../text/archive';
import { useRead } from '../views/useRead';
import type { Answer, Chosen } from './types';

/** The filters by what they are about: each group is folded together until somebody opens it. */
const GROUPS = { played: ['ruleset', 'scenario', 'over'], who: ['party', 'person'], when: ['from', 'to'], one: ['game', 'weights'] } as const;

/** All filters. */
export const FILTERS = Object.values(GROUPS).flat();

/** The filters that were sent with the address. */
export function chosenOf(query: Record<string, string>): Chosen {
  return Object.fromEntries(FILTERS.map((name) => [name, query[name] ?? '']));
}

/** The filters: what is set as chips that take it away, and the fields in groups that are folded together. */
export function FilterPanel({ path, filters, token, onToken }: { path: string[]; filters: Chosen; token: string; onToken: (token: string) => void }) {
  const known = useRead((abort) => get<Answer>('analysis/questions/results', token, abort), [token]).value.value;
  const offered = (name: string) => [...new Set((known?.rows ?? []).map((row) => row[name]).filter((value) => typeof value === 'string'))];
  const set = FILTERS.filter((name) => filters[name]);
  const apply = (event: Event) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget as HTMLFormElement);
    go(hrefOf(path, Object.fromEntries(FILTERS.map((name) => [name, String(sent.get(name) ?? '').trim()]))));
  };
  return (
    <form class="archive-filters" onSubmit={apply} key={JSON.stringify(filters)} aria-label={t.filters}>
      {set.length ? <ul class="archive-chips" aria-label={t.isSet}>{set.map((name) => <li key={name}>
        <a href={hrefOf(path, { ...filters, [name]: '' })} aria-label={t.without(t.filter[name], said(name, filters[name] ?? ''))}>{t.filter[name]}: {said(name, filters[name] ?? '')} <span aria-hidden="true">×</span></a></li>)}</ul> : null}
      {Object.entries(GROUPS).map(([group, names]) => <details key={group}>
        <summary>{t.groups[group as keyof typeof GROUPS]}</summary>
        {names.map((name) => <Field key={name} name={name} value={filters[name] ?? ''} offered={offered(name)} />)}
        {group === 'who' ? <label>{t.as}<select value={token} onChange={({ currentTarget }) => onToken(currentTarget.value)}>
          <option value="">{t.anybody}</option>
          {(mine.value ?? []).map(({ id, seat, name, token: own }) => <option key={`${id} ${seat}`} value={own}>{t.seat(name, seat)}</option>)}
        </select></label> : null}
      </details>)}
      <button type="submit">{t.apply}</button>
    </form>
  );
}

function said(name: string, value: string): string {
  return name === 'over' ? value === 'true' ? t.yes : t.no : value;
}

function Field({ name, value, offered }: { name: typeof FILTERS[number]; value: string; offered: unknown[] }) {
  const list = `archive-${name}`;
  return <label>{t.filter[name]}{name === 'over'
    ? <select name={name} defaultValue={value}><option value="">{t.either}</option><option value="true" selected={value === 'true'}>{t.yes}</option><option value="false" selected={value === 'false'}>{t.no}</option></select>
    : name === 'from' || name === 'to' ? <input name={name} type="date" defaultValue={value} />
      : <><input name={name} type="text" defaultValue={value} maxLength={200} list={offered.length ? list : undefined} placeholder={name === 'weights' ? t.weightsLike : undefined} />
        {offered.length ? <datalist id={list}>{offered.map((each) => <option key={String(each)} value={String(each)} />)}</datalist> : null}</>}</label>;
}
