import { t } from '../text/later';
import { TableForm } from '../views/TableForm';
import { useWriting } from './context';

/** Starts a game of a scenario that has been checked as it stands. */
export function Starting() {
  const { editing, room } = useWriting();
  const parties = editing.playable.value;
  return parties ? (
    <details class="set-up-start" open>
      <summary>{t.setUp.start}</summary>
      <TableForm ruleset={editing.ruleset} scenario={editing.scenario.value} parties={parties} secrets={editing.secrets.value} readings={editing.readings} colours={room.page.colours} />
    </details>
  ) : <p class="faint">{t.setUp.checkFirst}</p>;
}
