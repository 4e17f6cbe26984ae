import { useSignal } from '@preact/signals';
import { useRead } from '../views/useRead';
import { Problem } from '../api/client';
import type { Fields } from '../api/board';
import { catalogue } from '../game/catalogue';
import { t } from '../text/later';
import { useWriting } from './context';
import { scenarioIn } from './reading';
import { textOf } from './values';

/** The largest body that the service takes. */
const LARGEST = 1_000_000;

/** The origin of the scenario, a printed one or a file, and the file to which it is saved. */
export function Files() {
  const { editing, rules, chosen } = useWriting();
  const scenarios = useRead(() => catalogue.scenarios(), []).value.value ?? [];
  const wrong = useSignal('');
  const take = (scenario: Fields) => {
    wrong.value = '';
    chosen.value = {};
    editing.edit(scenario);
  };
  const startFrom = async (name: string) => {
    try {
      take(name === EMPTY ? rules.blank : await catalogue.scenario(editing.ruleset, name));
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      wrong.value = broken.message;
    }
  };
  const upload = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) {
      return;
    }
    const read = file.size > LARGEST ? t.setUp.tooLarge(LARGEST) : scenarioIn(await file.text(), rules.blank);
    input.value = '';
    if (typeof read === 'string') {
      wrong.value = read;
    } else {
      take(read);
    }
  };
  return (
    <div class="row set-up-files">
      <label>{t.setUp.from} <select name="start-from" value="" onChange={(event) => {
        void startFrom(event.currentTarget.value);
        event.currentTarget.value = '';
      }}>
        <option value="">{t.setUp.pick}</option>
        <option value={EMPTY}>{t.setUp.empty}</option>
        {scenarios.filter(({ ruleset }) => ruleset === editing.ruleset).map(({ name, title }) => <option key={name} value={name}>{title}</option>)}
      </select></label>
      <button type="button" onClick={() => download(editing.scenario.value)}>{t.setUp.download}</button>
      <label>{t.setUp.upload} <input type="file" accept=".json,application/json" onChange={(event) => void upload(event.currentTarget)} /></label>
      {wrong.value ? <p class="faults" role="alert">{wrong.value}</p> : null}
    </div>
  );
}

/** No scenario has this name. */
const EMPTY = '/';

function download(scenario: Fields): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(scenario, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${textOf(scenario.name).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'scenario'}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
