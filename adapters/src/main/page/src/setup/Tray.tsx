import { useSignal } from '@preact/signals';
import type { SetUpTool } from '../frame/setUp';
import { t } from '../text/later';
import { useWriting } from './context';

/** Pixels that a counter of the tray is moved before it is dragged: less is a press. */
const STIR = 6;

/**
 * The table: the tray of a party, whose counters are dragged to the board or laid with a press on each place, what is painted in the same way,
 * and lines as players write a session down.
 */
export function Tray() {
  const { rules, printed, editing, tool } = useWriting();
  const scenario = editing.scenario.value;
  const trays = rules.traysOf?.(scenario, printed) ?? [];
  const party = useSignal('');
  const shown = trays.find(({ id }) => id === party.value) ?? trays[0];
  return (
    <section class="sheet set-up-tray" aria-label={t.setUp.tray}>
      <details open>
        <summary>{t.setUp.tray}</summary>
        {shown ? <>
          <label>{t.setUp.trayOf} <select name="tray" value={shown.id} onChange={(event) => { party.value = event.currentTarget.value; tool.value = null; }}>
            {trays.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}</select></label>
          {rules.tools!(printed, shown.id, scenario).map(({ title, tools }) => (
            <div key={title} class="row" role="group" aria-label={title}><span class="faint">{title}</span>{tools.map((each) => <Tool key={each.id} of={each} />)}</div>))}
          <p class="faint" role="status">{tool.value ? t.setUp.laying(tool.value.label) : t.setUp.trayHint}</p>
        </> : null}
        {rules.read ? <Lines /> : null}
      </details>
    </section>
  );
}

/** A counter of the tray: pressed, it is laid on each place that is pressed until it is put back; dragged, it is laid where it is dropped. */
function Tool({ of }: { of: SetUpTool }) {
  const { tool, editing, chosen, finder } = useWriting();
  const held = useSignal<{ x: number; y: number } | null>(null);
  const on = tool.value?.id === of.id;
  return (
    <button type="button" class="tray-tool" data-tool={of.id} aria-pressed={on}
      onPointerDown={(event) => {
        held.value = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={({ clientX, clientY }) => {
        const from = held.value;
        held.value = null;
        const zone = from && Math.hypot(clientX - from.x, clientY - from.y) > STIR ? finder.value?.(clientX, clientY) : undefined;
        if (zone) {
          editing.edit(of.lay(editing.scenario.value, zone));
          chosen.value = { zone };
        }
      }}
      onPointerCancel={() => { held.value = null; }}
      onClick={() => { tool.value = on ? null : of; }}>{of.label}</button>
  );
}

/** Lines as players write them, taken into the scenario; those that say nothing stay, each with the reason. */
function Lines() {
  const { rules, printed, editing } = useWriting();
  const typed = useSignal('');
  const told = useSignal<{ laid: number; faults: { line: number; text: string }[] } | null>(null);
  const take = () => {
    const read = rules.read!(editing.scenario.value, typed.value, printed);
    const lines = typed.value.split('\n');
    editing.edit(read.scenario);
    typed.value = read.faults.map(({ line }) => lines[line - 1]).join('\n');
    told.value = { laid: read.laid, faults: read.faults.map(({ text }, at) => ({ line: at + 1, text })) };
  };
  return (
    <form class="set-up-lines" onSubmit={(event) => { event.preventDefault(); take(); }}>
      <label>{t.setUp.lines} <textarea rows={3} spellcheck={false} placeholder={rules.example} value={typed.value} aria-describedby="lines-told" onInput={(event) => { typed.value = event.currentTarget.value; }} /></label>
      <button type="submit" disabled={typed.value.trim() === ''}>{t.setUp.take}</button>
      <div id="lines-told" role="status">{told.value ? <>
        {told.value.laid ? <p>{t.setUp.laid(told.value.laid)}</p> : null}
        {told.value.faults.length ? <ul class="faults">{told.value.faults.map(({ line, text }) => <li key={line}>{t.setUp.ofLine(line)} {text}</li>)}</ul> : null}</> : null}</div>
    </form>
  );
}
