import type { ReportLand } from '../../api/report';
import { t } from '../../text/report';
import { spoken } from '../../text/words';
import { useGame } from '../context';
import { Part } from './Part';
import type { ReportWords } from './words';

/** The places whose holders are others at the end. */
export function Lands({ lands, words }: { lands: ReportLand[]; words: ReportWords }) {
  const store = useGame();
  const called = (party: string, name: string) => party ? store.printed.value?.parties.find(({ id }) => id === party)?.name ?? name : t.nobody;
  return (
    <Part name="lands" title={t.lands} gist={lands.length ? [...new Set(lands.map(({ name }) => name))].join(', ') : t.noLands}>
      {lands.length === 0 ? <p>{t.noLands}</p> : (
        <div class="scroll" tabIndex={0} role="region" aria-label={t.lands}><table>
          <thead><tr>{[t.place, t.kind, t.was, t.now].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>{lands.map(({ zone, name, what, was, wasName, now, nowName }) => (
            <tr key={`${zone}${what}`} data-land={zone}>
              <th scope="row">{name}</th><td>{words.kinds[what] ?? spoken(what)}</td><td>{called(was, wasName)}</td><td>{called(now, nowName)}</td>
            </tr>))}</tbody>
        </table></div>)}
    </Part>
  );
}
