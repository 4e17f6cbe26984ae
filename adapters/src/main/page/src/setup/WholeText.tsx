import { useSignal } from '@preact/signals';
import { t } from '../text/later';
import { useWriting } from './context';
import { scenarioIn } from './reading';

/** The whole scenario as text, for fields that have no form. */
export function WholeText() {
  const { editing, rules, chosen } = useWriting();
  const written = useSignal<string | null>(null);
  const wrong = useSignal('');
  const shown = useSignal(false);
  const apply = () => {
    const read = scenarioIn(written.value ?? '', rules.blank);
    if (typeof read === 'string') {
      wrong.value = read;
      return;
    }
    wrong.value = '';
    written.value = null;
    chosen.value = {};
    editing.edit(read);
  };
  return (
    <details class="set-up-text" onToggle={(event) => { shown.value = event.currentTarget.open; }}>
      <summary>{t.setUp.text}</summary>
      {shown.value ? <>
        <p class="faint">{t.setUp.textHint}</p>
        <textarea rows={14} spellcheck={false} aria-label={t.setUp.text} value={written.value ?? JSON.stringify(editing.scenario.value, null, 1)}
          onInput={(event) => { written.value = event.currentTarget.value; }} />
        {wrong.value ? <p class="faults" role="alert">{wrong.value}</p> : null}
        <button type="button" disabled={written.value === null} onClick={apply}>{t.setUp.apply}</button>
      </> : null}
    </details>
  );
}
