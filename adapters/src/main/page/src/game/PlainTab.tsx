import type { Fields } from '../api/board';
import { FieldTable } from '../frame/FieldTable';
import { route } from '../route';
import { t } from '../text';
import { spoken } from '../text/words';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { useGame } from './context';

/** The views of a tab that its ruleset does not draw, as tables of their fields. */
export function PlainTab() {
  const store = useGame();
  const { manifest } = store.room.value!;
  const position = store.position.value;
  const [, , name] = route.value.path;
  const names = manifest.tabs.find((tab) => tab.name === name)?.views ?? [];
  const { value, problem } = useRead((abort) => Promise.all(names.map(async (view): Promise<[string, Fields]> =>
    [view, await store.get<Fields>(`${view}?at=${position}`, abort)])), [names.join(), position]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  return value ? (
    <div class="wide">{value.map(([view, fields]) => (
      <section key={view} class="sheet" data-view={view}>
        <h2>{manifest.views.find((each) => each.name === view)?.title ?? spoken(view)}</h2>
        <FieldTable of={fields} />
      </section>))}</div>
  ) : <p class="loading">{t.loading}</p>;
}
