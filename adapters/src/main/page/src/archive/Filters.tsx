import { get } from '../api/client';
import { mine } from '../mine';
import { narrow } from '../game/column/tab';
import { go, hrefOf } from '../route';
import { t } from '../text/archive';
import { useRead } from '../views/useRead';
import { filterIds, filterTold, useNames, type Names } from './names';
import type { Answer, Chosen } from './types';

/** The filters by what they are about: each group is folded together until somebody opens it. */
const GROUPS = { played: ['ruleset', 'scenario', 'over'], who: ['party', 'person'], when: ['from', 'to'], one: ['game', 'weights'] } as const;

/** All filters. */
export const FILTERS = Object.values(GROUPS).flat();

/** The filters that were sent with the address. */
export function chosenOf(query: Record<string, string>): Chosen {
  return Object.fromEntries(FILTERS.map((name) => [name, query[name] ?? '']));
}

/** The filters: what is set as chips that take it away, and the fields in groups that are folded together. On a phone all of them are folded behind a line, so that the answer stands on the first screen. */
export function FilterPanel({ path, filters, token, onToken }: { path: string[]; filters: Chosen; token: string; onToken: (token: string) => void }) {
  const known = useRead((abort) => get<Answer>('analysis/questions/results', token, abort), [token]).value.value;
  const offered = (name: string) => [...new Set((known?.rows ?? []).map((row) => row[name]).filter((value) => typeof value === 'string'))];
  const names = useNames();
  const ruleset = filters.ruleset ?? '';
  const told = (name: string, value = filters[name] ?? '') => said(names, name, value, ruleset);
  const set = FILTERS.filter((name) => filters[name]);
  const apply = (event: Event) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget as HTMLFormElement);
    go(hrefOf(path, Object.fromEntries(FILTERS.map((name) => [name, filterIds(names, name, String(sent.get(name) ?? '').trim(), ruleset)]))));
  };
  return <>
    {set.length ? <ul class="archive-chips" aria-label={t.isSet}>{set.map((name) => <li key={name}>
      <a href={hrefOf(path, { ...filters, [name]: '' })} aria-label={t.without(t.filter[name], told(name))}>{t.of(t.filter[name], told(name))} <span aria-hidden="true">×</span></a></li>)}</ul> : null}
    <details class="archive-fold" open={!narrow.matches}><summary>{t.filters}</summary><form class="archive-filters" onSubmit={apply} key={JSON.stringify([filters, told('party'), told('scenario'), told('ruleset')])} aria-label={t.filters}>
      {Object.entries(GROUPS).map(([group, names]) => <details key={group}>
        <summary>{t.groups[group as keyof typeof GROUPS]}</summary>
        {names.map((name) => <Field key={name} name={name} value={name === 'over' ? filters[name] ?? '' : told(name)} offered={offered(name).map((each) => told(name, each))} />)}
        {group === 'who' ? <label>{t.as}<select value={token} onChange={({ currentTarget }) => onToken(currentTarget.value)}>
          <option value="">{t.anybody}</option>
          {(mine.value ?? []).map(({ id, seat, name, token: own }) => <option key={`${id} ${seat}`} value={own}>{t.seat(name, seat)}</option>)}
        </select></label> : null}
      </details>)}
      <button type="submit">{t.apply}</button>
    </form></details>
  </>;
}

function said(names: Names, name: string, value: string, ruleset: string): string {
  return name === 'over' ? value === 'true' ? t.yes : t.no : filterTold(names, name, value, name === 'ruleset' ? value : ruleset);
}

function Field({ name, value, offered }: { name: typeof FILTERS[number]; value: string; offered: string[] }) {
  const list = `archive-${name}`;
  return <label>{t.filter[name]}{name === 'over'
    ? <select name={name} defaultValue={value}><option value="">{t.either}</option><option value="true" selected={value === 'true'}>{t.yes}</option><option value="false" selected={value === 'false'}>{t.no}</option></select>
    : name === 'from' || name === 'to' ? <input name={name} type="date" defaultValue={value} />
      : <><input name={name} type="text" defaultValue={value} maxLength={200} list={offered.length ? list : undefined} placeholder={name === 'weights' ? t.weightsLike : undefined} />
        {offered.length ? <datalist id={list}>{offered.map((each) => <option key={each} value={each} />)}</datalist> : null}</>}</label>;
}
