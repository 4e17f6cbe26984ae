import type { Signal } from '@preact/signals';
import { t } from '../text';
import { spoken } from '../text/words';
import { useGame } from './context';
import { NO_FILTER, type LogFilters } from './logFilters';

interface LogFilterProps { filters: Signal<LogFilters>; types: readonly string[] }

/** The filters of the log. A place is typed by its name; of its zones the board tells the names. */
export function LogFilter({ filters, types }: LogFilterProps) {
  const store = useGame();
  const zones = store.printed.value?.zones ?? [];
  const { by, type, about } = filters.value;
  const set = (part: Partial<LogFilters>) => { filters.value = { ...filters.value, ...part }; };
  const place = (name: string) => zones.find((zone) => zone.name.toLowerCase() === name.trim().toLowerCase())?.id;
  return (
    <div class="log-filter row">
      <select aria-label={t.logFilter.by} value={by} onChange={(event) => set({ by: event.currentTarget.value })}>
        <option value="">{t.logFilter.anybody}</option>
        {[...store.summary.value!.seats.map(({ name }) => name), 'host'].map((seat) => <option key={seat} value={seat}>{seat}</option>)}
      </select>
      <select aria-label={t.logFilter.type} value={type} onChange={(event) => set({ type: event.currentTarget.value })}>
        <option value="">{t.logFilter.anything}</option>
        {[...new Set([...types, ...type ? [type] : []])].sort().map((each) => <option key={each} value={each}>{spoken(each)}</option>)}
      </select>
      {zones.length ? (
        <>
          <input list="log-places" aria-label={t.logFilter.place} placeholder={t.logFilter.place} size={10} autocomplete="off"
            onChange={(event) => set({ about: place(event.currentTarget.value) ?? '' })} />
          <datalist id="log-places">{zones.map(({ id, name }) => <option key={id} value={name} />)}</datalist>
        </>) : null}
      {by || type || about ? <button type="button" onClick={() => { filters.value = NO_FILTER; }}>{t.logFilter.all}</button> : null}
    </div>
  );
}
