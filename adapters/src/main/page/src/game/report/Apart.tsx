import type { CourseWeights, ReportLuck } from '../../api/report';
import { colourOf } from '../../board/colours';
import { t } from '../../text/report';
import { short } from '../../views/odds';
import { useGame } from '../context';
import { partyName } from '../parties';
import { Part } from './Part';
import { Plotted } from './Plotted';
import type { ReportWords } from './words';

interface Bar { party: string; value: number; told: string }

interface ApartProps {
  luck: ReportLuck[];
  decisions: CourseWeights['decisions'];
  /** Rolls and decisions that are not compared with their odds yet. */
  pending: number;
  words: ReportWords;
}

/** The effects of luck and the losses by decisions, each with its own scale: luck is nobody's fault. */
export function Apart({ luck, decisions, pending, words }: ApartProps) {
  const store = useGame();
  const saved: Bar[] = luck.map(({ party, lost, expected }) => ({ party, value: expected - lost, told: t.lostOf(partyName(store, party), lost, short(expected)) }));
  const given: Bar[] = decisions.map(({ party, error, worse, decisions: all }) => ({ party, value: -error, told: t.worseOf(partyName(store, party), worse, all) }));
  const awaited = pending ? <p class="faint" role="status" data-pending={pending}>{t.compared(pending)}</p> : null;
  return saved.length || given.length || awaited ? (
    <Part name="apart" title={t.apart} gist={(given.length ? given : saved).map(({ told }) => told).join('; ') || t.compared(pending)}>
      {awaited}
      <div class="plots">
        {saved.length ? <Bars name="luck" title={t.saved(words.lossUnit)} bars={saved} /> : null}
        {given.length ? <Bars name="decisions" title={t.givenAway(words.currency(decisions[0]!.currency))} bars={given} /> : null}
      </div>
      <p class="faint">{t.apartHint}</p>
    </Part>) : null;
}

function Bars({ name, title, bars }: { name: string; title: string; bars: Bar[] }) {
  const store = useGame();
  return (
    <figure class="plot-box" data-bars={name}>
      <figcaption>{title}</figcaption>
      <Plotted depends={[JSON.stringify(bars)]} draw={({ barsDrawn }, width) => barsDrawn(title, bars.map((bar) => ({ ...bar, name: partyName(store, bar.party), colour: colourOf(bar.party) })), width)} />
      <details>
        <summary>{t.asTable(title)}</summary>
        <table><tbody>{bars.map(({ party, value, told }) => <tr key={party}><th scope="row">{partyName(store, party)}</th><td class="number">{value > 0 ? `+${short(value)}` : short(value)}</td><td>{told}</td></tr>)}</tbody></table>
      </details>
    </figure>
  );
}
