import { t } from '../text/later';
import { Refusal } from '../views/Refusal';
import { useWriting } from './context';
import type { Fault } from './editing';

/** The faults that the service found, each with the way to its subject. */
export function FaultList() {
  const { editing, rules, printed, chosen } = useWriting();
  const faults = editing.faults.value;
  const scenario = editing.scenario.value;
  return (
    <div role="status">
      {editing.problem.value ? <Refusal problem={editing.problem.value} onClose={() => { editing.problem.value = null; }} /> : null}
      {editing.playable.value ? <p class="fit">{t.setUp.fit}</p> : null}
      {faults.length ? <>
        <h2>{t.setUp.faults(faults.length)}</h2>
        <ul class="faults">{faults.map((fault) => {
          const place = rules.placeOf(scenario, fault.pointer);
          const name = printed.zones.find(({ id }) => id === place.zone)?.name;
          const mended = rules.repair?.(scenario, fault.pointer, printed);
          return (
            <li key={fault.pointer} data-fault={fault.pointer}><FaultText fault={fault} />{' '}
              {mended ? <button type="button" class="repair" onClick={() => { editing.edit(mended.scenario); void editing.check(); }}>{mended.label}</button> : null}{' '}
              {name ? <button type="button" onClick={() => { chosen.value = place; }}>{t.setUp.show(name)}</button> : null}</li>
          );
        })}</ul>
      </> : null}
    </div>
  );
}

/** The faults of one part of the scenario, shown in its form; of the part itself, without those of its own parts, where they are shown there. */
export function FaultsOf({ pointer, itself = false }: { pointer: string; itself?: boolean }) {
  const faults = useWriting().editing.faultsOf(pointer).filter((fault) => !itself || fault.pointer === pointer);
  return faults.length ? <ul class="faults" data-faults-of={pointer}>{faults.map((fault) => <li key={fault.pointer}><FaultText fault={fault} /></li>)}</ul> : null;
}

/** The text of a fault, with its subject in words; a subject without words is named by its place in the scenario. */
function FaultText({ fault: { pointer, message } }: { fault: Fault }) {
  const { rules, editing, printed } = useWriting();
  const about = rules.about?.(editing.scenario.value, pointer, printed);
  return <>{about ? <b title={pointer}>{about}:</b> : <code>{pointer || '/'}</code>} {message}</>;
}
