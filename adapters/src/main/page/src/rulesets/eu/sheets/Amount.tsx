import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Entry } from './sheets';
import type { LogLine } from '../../../api/log';
import { useGame } from '../../../game/context';
import { t } from '../text/views';
import { signed } from '../../../text/words';
import { EventLink } from '../../../views/EventLink';
import { useRead } from '../../../views/useRead';

/**
 * A number of a sheet that leads to its cause: with one event behind it a link to that, with several a button that opens
 * the list of them.
 *
 * @param of the meaning of the number, for those who do not see where it stands
 */
export function Amount({ value, entries, of }: { value: number | string; entries: Entry[]; of: string }) {
  const [only] = entries;
  if (!only) {
    return <>{value}</>;
  }
  return entries.length === 1 ? <EventLink position={only.position}>{value}</EventLink> : <Several value={value} entries={entries} of={of} />;
}

function Several({ value, entries, of }: { value: number | string; entries: Entry[]; of: string }) {
  const id = useId();
  const opened = useSignal(false);
  return (
    <>
      <button type="button" class="amount" popovertarget={id} aria-label={t.ers.causes(of, value)}>{value}</button>
      <div id={id} popover="auto" class="causes" role="dialog" aria-label={of} onToggle={(event) => {
        opened.value = event.newState === 'open';
        if (opened.value) {
          place(event.currentTarget);
        }
      }}>
        {opened.value ? <Causes entries={entries} of={of} /> : null}
      </div>
    </>
  );
}

/** Below the number that was pressed, and within the window. */
function place(list: HTMLElement): void {
  const button = list.previousElementSibling!.getBoundingClientRect();
  const { clientWidth } = document.body;
  const width = Math.min(420, clientWidth - 16);
  list.style.width = `${width}px`;
  list.style.left = `${Math.max(8, Math.min(button.right - width, clientWidth - width - 8))}px`;
  if (button.bottom > innerHeight * 0.6) {
    list.style.top = 'auto';
    list.style.bottom = `${innerHeight - button.top + 4}px`;
  } else {
    list.style.top = `${button.bottom + 4}px`;
    list.style.bottom = 'auto';
  }
}

/** The events behind an amount, each in the words of the log. */
function Causes({ entries, of }: { entries: Entry[]; of: string }) {
  const store = useGame();
  const told = useRead((abort) => Promise.all(entries.map(async ({ position }) =>
    (await store.get<{ lines: LogLine[] }>(`log?from=${position}&limit=1`, abort)).lines[0]?.text ?? '')), [entries]).value.value ?? [];
  return (
    <>
      <h3>{of}</h3>
      <table>
        <thead class="unseen"><tr>{[t.event.name, t.ers.round, t.ers.cause, t.ers.amount].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{entries.map(({ position, round, amount, reason, written }, index) => (
          <tr key={index}>
            <td class="number"><EventLink position={position} /></td>
            <td>{round}</td>
            <td><EventLink position={position}>{reason || told[index]}</EventLink></td>
            <td class="number">{written ?? signed(amount)}</td>
          </tr>))}</tbody>
      </table>
    </>
  );
}
