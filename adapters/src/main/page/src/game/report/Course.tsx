import type { Course as Told, CourseLine, CourseWeights, ReportLuck, TurningPoint } from '../../api/report';
import { colourOf } from '../../board/colours';
import { hrefOf, route } from '../../route';
import { t } from '../../text/report';
import { spoken } from '../../text/words';
import { short } from '../../views/odds';
import { Refusal } from '../../views/Refusal';
import { useCompleted } from '../../views/useCompleted';
import { useRead } from '../../views/useRead';
import { useGame } from '../context';
import type { GameStore } from '../store';
import { partyName } from '../parties';
import { Apart } from './Apart';
import { DASHES, decisiveOf, measuresOf, rowsOf } from './measures';
import { Part } from './Part';
import { Plotted } from './Plotted';
import { amount, inUnits, luckOf, unitOf } from './units';
import type { ReportWords } from './words';

export interface CourseProps { words: ReportWords; luck: ReportLuck[] }

/** The game as a whole: its measures as lines, its decisive moments, and luck and decisions apart. */
export function Course({ words, luck }: CourseProps) {
  const store = useGame();
  const position = store.position.value;
  const { value, problem } = useRead((abort) => store.get<Told>(`report/course?at=${position}`, abort), [position]).value;
  // The comparisons with odds come later: the pictures do not wait for them.
  const weights = useCompleted((abort) => store.get<CourseWeights>(`report/weights?at=${position}`, abort), [position]).value;
  if (problem) {
    return <Refusal problem={problem} />;
  }
  if (!value) {
    // The same part as below: whoever opens it while it is read has it open then.
    return <><Part name="course" title={t.course} gist={t.courseRead}><div class="plots-awaited" aria-busy="true"><p class="loading">{t.courseRead}</p></div></Part></>;
  }
  const course = inUnits(value, words);
  const measures = measuresOf(course, Object.keys(words.measures));
  const decisive = decisiveOf(course);
  const parties = [...new Set(measures.flatMap(([, lines]) => lines.map(({ party }) => party)))];
  return <>
    {measures.length ? (
      <Part name="course" title={t.course} gist={measures.map(([measure]) => words.measures[measure] ?? spoken(measure)).join(', ')}>
        <ul class="plot-legend">{parties.map((party, index) => (
          <li key={party} style={{ '--party': colourOf(party) }}><svg viewBox="0 0 28 8" aria-hidden="true"><line x1="0" x2="28" y1="4" y2="4" stroke-dasharray={DASHES[index % DASHES.length]} /></svg> {partyName(store, party)}</li>))}</ul>
        <div class="plots">{measures.map(([measure, lines]) => <Measure key={measure} measure={measure} lines={lines} parties={parties} turned={decisive.filter((turn) => turn.measure === measure)} words={words} />)}</div>
        {decisive.length ? <Decisive turned={decisive} words={words} weights={weights} /> : null}
      </Part>) : null}
    <Apart luck={luck} decisions={weights?.decisions ?? []} pending={weights?.pending ?? 0} words={words} />
  </>;
}

/** One measure of all parties: a picture, and the same as a table for whoever does not see it. */
function Measure({ measure, lines, parties, turned, words }: { measure: string; lines: CourseLine[]; parties: string[]; turned: TurningPoint[]; words: ReportWords }) {
  const store = useGame();
  const name = words.measures[measure] ?? spoken(measure);
  const unit = unitOf(lines[0]!.unit, words);
  const title = unit ? `${name} (${unit})` : name;
  const party = (id: string) => ({ name: partyName(store, id), colour: colourOf(id), dash: DASHES[parties.indexOf(id) % DASHES.length]! });
  return (
    <figure class="plot-box" data-measure={measure}>
      <figcaption>{title}</figcaption>
      <Plotted depends={[lines, turned]} draw={({ linesDrawn }, width) => linesDrawn({ label: title, lines, turned, width, party, round: (at) => roundOf(store, at),
        told: (turn) => `${party(turn.party).name}: ${amount(turn.change, turn.unit, words)}, ${boxOf(store, turn.position)}`, href: (at) => momentHref(store.id, at) })} />
      <details>
        <summary>{t.asTable(name)}</summary>
        <div class="scroll" tabIndex={0} role="region" aria-label={title}><table>
          <thead><tr><th scope="col">{t.from}</th>{lines.map((line) => <th key={line.party} scope="col">{party(line.party).name}</th>)}</tr></thead>
          <tbody>{rowsOf(lines).map((row) => (
            <tr key={row.position}><th scope="row"><a href={momentHref(store.id, row.position)}>{boxOf(store, row.position)}</a></th>{row.values.map((value, at) => <td key={at} class="number">{value === null ? '' : short(value)}</td>)}</tr>))}</tbody>
        </table></div>
      </details>
    </figure>
  );
}

/** The largest changes, each with the dice and the decisions of its box apart. */
function Decisive({ turned, words, weights }: { turned: TurningPoint[]; words: ReportWords; weights: CourseWeights | null | undefined }) {
  const store = useGame();
  const currency = weights?.decisions[0]?.currency ?? '';
  const rows = turned.map((turn) => ({ luck: '', error: null, ...weights?.changes.find(({ position, party, measure }) => position === turn.position && party === turn.party && measure === turn.measure), ...turn }));
  // A column in which nothing stands, because no dice fell or nothing has odds yet, is left out.
  const lucky = rows.some(({ luck }) => luck !== '');
  const valued = rows.some(({ error }) => typeof error === 'number');
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={t.turned}><table class="turning-points">
      <caption>{t.turned}</caption>
      <thead><tr>{[t.from, words.party, t.change, ...lucky ? [t.byLuck] : [], ...valued ? [currency ? t.givenAway(words.currency(currency)) : t.gaveAway] : []].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
      <tbody>{rows.map((turn) => (
        <tr key={`${turn.position}${turn.party}${turn.measure}`} data-turned={turn.position}>
          <th scope="row"><a href={momentHref(store.id, turn.position)}>{boxOf(store, turn.position)}</a></th><td>{partyName(store, turn.party)}</td>
          <td>{words.measures[turn.measure] ?? spoken(turn.measure)} {amount(turn.change, turn.unit, words)}</td>{lucky ? <td>{luckOf(turn.luck, words)}</td> : null}{valued ? <td class="number">{typeof turn.error === 'number' ? short(turn.error) : ''}</td> : null}
        </tr>))}</tbody>
    </table></div>
  );
}

function momentHref(game: string, at: number): string {
  return hrefOf(['games', game], { at, map: route.value.query.map });
}

/** The name of the round in which a position lies, as the bar of the game shows it. */
function roundOf(store: GameStore, position: number): string {
  return store.timeline.value.moments.findLast((moment) => moment.kind === store.room.value!.page.turn && moment.position <= position + 1)?.label ?? '';
}

function boxOf(store: GameStore, position: number): string {
  return [roundOf(store, position), position].filter((part) => part !== '').join(' · ');
}
