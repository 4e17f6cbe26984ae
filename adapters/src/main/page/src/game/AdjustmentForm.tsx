import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../text/later';
import { useGame } from './context';
import { SchemaField } from './form/SchemaField';
import { about, type Subject } from './form/about';
import type { ChangeKind, Written } from './form/schema';
import { blank, having, parts, told } from './form/schema';
import { nameIn } from './form/idNames';

/** The longest reason that the service takes. */
const LONGEST = 2000;

/**
 * Changes that the host writes into the game by hand, or that a seat asks the others to agree to, drawn by their schemas, and the reason.
 *
 * @param of the subject of the changes: only the kinds that can name it are shown, with its id filled in; left out, all kinds
 * @param opened the number of times that the box was opened: each time the kinds of changes are read anew
 */
export function AdjustmentForm({ of, opened }: { of?: Subject | undefined; opened: number }) {
  const store = useGame();
  const kinds = useSignal<ChangeKind[] | null>(null);
  const change = useSignal<Written>({});
  const changes = useSignal<Written[]>([]);
  const reason = useSignal('');
  const kind = useComputed(() => kinds.value?.find((each) => each.kind === change.value.kind));
  const choose = (name: string) => {
    const chosen = kinds.value?.find((each) => each.kind === name);
    change.value = chosen ? { ...blank(chosen.schema) as Written, ...of && about(chosen, of) } : {};
  };
  const load = () => store.attempt(async () => {
    const { kinds: all } = await store.get<{ kinds: ChangeKind[] }>('adjustments');
    kinds.value = of ? all.filter((each) => about(each, of)) : all;
    choose(kind.value?.kind ?? kinds.value[0]?.kind ?? '');
  });
  const inWords = (written: Written) => {
    const of = kinds.value?.find((each) => each.kind === written.kind);
    return of ? `${of.title}: ${told(written, of.schema, (schema, value) => nameIn(store, schema, value))}` : '';
  };
  useEffect(() => void load(), [opened]);
  const send = async () => {
    const refused = await store.ask('adjustments', { reason: reason.value, changes: changes.value }, store.newest.value);
    if (!refused) {
      changes.value = [];
      reason.value = '';
      await load();
    }
  };
  return (
    <>
      <p class="faint">{store.summary.value?.you?.host ? t.adjust.hint : t.adjust.ask}</p>
      {kinds.value?.length === 0 ? <p>{of ? t.adjust.noneOfThis : t.adjust.none}</p> : null}
      {kinds.value?.length ? <form onSubmit={(event) => { event.preventDefault(); void send(); }}>
        <label>{t.adjust.kind} <select value={kind.value?.kind ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
          {kinds.value.map((each) => <option key={each.kind} value={each.kind}>{each.title}</option>)}
        </select></label>
        {kind.value ? parts(kind.value.schema).filter(({ name }) => name !== 'kind').map((part) =>
          <SchemaField key={`${kind.value!.kind} ${part.name}`} part={part} value={change.value[part.name]}
            onWrite={(value) => { change.value = having(change.value, part.name, value); }} />) : null}
        <button type="button" onClick={() => { changes.value = [...changes.value, change.value]; }}>{t.adjust.add}</button>
        {changes.value.length ? <section aria-label={t.adjust.changes}>
          <h3>{t.adjust.changes}</h3>
          <ol>{changes.value.map((each, at) => <li key={at}>{inWords(each)}{' '}
            <button type="button" aria-label={t.adjust.drop} onClick={() => { changes.value = changes.value.filter((_, index) => index !== at); }}>×</button></li>)}</ol>
          <label>{t.adjust.reason} <input type="text" required maxLength={LONGEST} value={reason.value} onInput={(event) => { reason.value = event.currentTarget.value; }} /></label>
          <button type="submit">{store.summary.value?.you?.host ? t.adjust.send : t.adjust.request}</button>
        </section> : null}
      </form> : null}
    </>
  );
}
