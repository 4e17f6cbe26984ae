import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Problem } from '../../api/client';
import { importRecord, LARGEST_RECORD } from '../../api/records';
import { hrefOf } from '../../route';
import { t } from '../../text/later';
import { Refusal } from '../Refusal';
import type { Made } from '../SeatLinks';

/** Takes a record as a game: a file that is dropped anywhere on the page, or chosen. */
export function ImportRecord({ onMade }: { onMade(made: Made): void }) {
  const state = useSignal<'ready' | 'above' | 'reading'>('ready');
  const problem = useSignal<Problem | null>(null);
  const here = useSignal<{ game: string; file: File } | null>(null);
  const take = async (files: FileList | null | undefined) => {
    const [file, another] = files ?? [];
    if (!file || state.value === 'reading') {
      return;
    }
    const wrong = another ? t.home.record.one : file.size > LARGEST_RECORD ? t.home.record.tooLarge(LARGEST_RECORD) : '';
    if (wrong) {
      problem.value = new Problem(0, { detail: wrong });
      return;
    }
    await read(file, false);
  };
  const read = async (file: File, again: boolean) => {
    problem.value = null;
    here.value = null;
    state.value = 'reading';
    try {
      const answer = await importRecord<Made>(file, again);
      if ('sameAs' in answer) {
        here.value = { game: answer.sameAs, file };
      } else {
        onMade(answer);
      }
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      problem.value = broken;
    } finally {
      state.value = 'ready';
    }
  };
  useEffect(() => {
    const withFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (withFile(event)) {
        event.preventDefault();
        state.value = state.value === 'reading' ? 'reading' : 'above';
      }
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null && state.value === 'above') {
        state.value = 'ready';
      }
    };
    const drop = (event: DragEvent) => {
      if (withFile(event)) {
        event.preventDefault();
        state.value = state.value === 'above' ? 'ready' : state.value;
        void take(event.dataTransfer?.files);
      }
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return (
    <section class={`sheet import-record${state.value === 'above' ? ' above' : ''}`} aria-busy={state.value === 'reading'}>
      <h2>{t.home.record.title}</h2>
      <p class="faint" role="status">{state.value === 'above' ? t.home.record.drop : state.value === 'reading' ? t.home.record.reading : t.home.record.hint}</p>
      <label>{t.home.record.file} <input type="file" name="record" accept=".jsonl,.ndjson,application/x-ndjson,application/jsonl" onChange={(event) => {
        const { currentTarget } = event;
        void take(currentTarget.files).then(() => { currentTarget.value = ''; });
      }} /></label>
      {here.value ? (
        <p role="status" class="record-here">
          {t.home.record.here} <a href={hrefOf(['games', here.value.game])}>{t.home.record.open}</a>
          {' '}<button type="button" onClick={() => { const { file } = here.value!; void read(file, true); }}>{t.home.record.again}</button>
        </p>
      ) : null}
      {problem.value ? <Refusal problem={problem.value} /> : null}
    </section>
  );
}
