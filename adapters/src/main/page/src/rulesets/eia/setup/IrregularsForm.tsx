import { useWriting } from '../../../setup/context';
import { FaultsOf } from '../../../setup/FaultList';
import { rowsOf, textOf } from '../../../setup/values';
import { Written } from '../../../setup/Written';
import { t as later } from '../../../text/later';
import { t } from '../text/setup';
import { irregularsSchema } from './schemas';

/** Cossacks, freikorps or guerillas: whose, where, how many. */
export function IrregularsForm({ at }: { at: number }) {
  const { editing, printed, chosen } = useWriting();
  const scenario = editing.scenario.value;
  const row = rowsOf(scenario.irregulars)[at];
  if (!row) {
    return <p class="faint">{later.setUp.hint}</p>;
  }
  const remove = () => {
    chosen.value = { zone: textOf(row.area) || undefined };
    editing.write(['irregulars', String(at)], undefined);
  };
  return (
    <div data-irregulars-form={at}>
      <h2>{t.setup.irregulars[textOf(row.type)] ?? textOf(row.type)}</h2>
      <FaultsOf pointer={`/irregulars/${at}`} />
      <div class="set-up-fields"><Written path={['irregulars', String(at)]} schema={irregularsSchema(scenario, printed, row)} /></div>
      <button type="button" onClick={remove}>{t.setup.remove}</button>
    </div>
  );
}
