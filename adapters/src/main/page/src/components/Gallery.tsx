import type { ComponentChildren } from 'preact';
import { Problem } from '../api/client';
import { colourOf } from '../board/colours';
import { FieldTable } from '../frame/FieldTable';
import { CurrentGame } from '../game/context';
import { AimBox } from '../game/AimBox';
import { Aiming } from '../game/aiming';
import { ChangedWords } from '../game/ChangedWords';
import { ResultCard } from '../game/flow/ResultCard';
import { TurnBar } from '../game/flow/TurnBar';
import { DecisionForm } from '../game/form/DecisionForm';
import { Stepper } from '../game/form/Stepper';
import { GameHead } from '../game/GameHead';
import { Log } from '../game/Log';
import { Moves } from '../game/Moves';
import { NoEntry } from '../game/NoEntry';
import { Play } from '../game/Play';
import { Apart } from '../game/report/Apart';
import { Chances } from '../game/report/Chances';
import { Lands } from '../game/report/Lands';
import { Sides } from '../game/report/Sides';
import { Thrown } from '../game/report/Thrown';
import type { ReportWords } from '../game/report/words';
import { barsDrawn, linesDrawn } from '../game/report/plots';
import { Plotted } from '../game/report/Plotted';
import { TableDice } from '../game/TableDice';
import { TimeBar } from '../game/TimeBar';
import type { Answering } from '../game/useAnswering';
import { Steps } from '../game/Why';
import { SiteHead } from '../SiteNav';
import { Close } from '../views/Close';
import { Histogram } from '../views/Histogram';
import { OddsBar } from '../views/OddsBar';
import { OddsCompare, OddsTable } from '../views/OddsTable';
import { QrCode } from '../views/QrCode';
import { Refusal } from '../views/Refusal';
import { AIM, exampleStore, FORM, MOVES, ODDS, REPORT, STEPS, WANTED } from './example';
import { signal } from '@preact/signals';

const nothing = () => undefined;
const sent = async () => undefined;
const store = exampleStore();
const answering: Answering = { wanted: signal(null), answered: signal(0), throws: sent, sendThrown: async () => false, drop: nothing, send: sent };
const WORDS: ReportWords = {
  sides: 'Losses and points', party: 'Party', figures: {}, plain: ['lost'], ahead: 'points', kinds: {}, fightTab: '', fights: 'The decisive moments', fight: 'Fights', luck: 'Luck', measures: {}, units: {}, single: {}, wholes: {}, procedures: {}, lossUnit: 'men', currency: (named) => named,
};
const NAMES = { north: 'North', south: 'South' };
const PARTY = (id: string) => ({ name: NAMES[id as keyof typeof NAMES], colour: colourOf(id) });
const LINES = Object.keys(NAMES).map((party, at) => ({ party, measure: 'strength', unit: '', points: [12, 9, 10, 6].map((value, index) => ({ position: index * 10, turn: index + 1, round: `${index + 1}`, value: value - 3 * at })) }));

/** Every component with its name. A component that opens, such as a menu, stands open. */
const PARTS: [string, () => ComponentChildren][] = [
  ['buttons', () => <p class="row"><button type="button">Plain</button> <button type="button" class="main">Main</button> <button type="button" class="wary">Wary</button> <button type="button" disabled>Off</button>
    {' '}<button type="button" aria-pressed="true">Pressed</button> <a class="button" href="#/">A link</a> <a class="button" aria-current="page" href="#/">Here</a></p>],
  ['text', () => <><h2>A title</h2><h3>A smaller one</h3><p>Words, <b>strong</b>, <span class="faint">faint</span>, <code>code</code>, <a href="#/">a link</a>, <b class="die">7</b> a die.</p></>],
  ['fields', () => <p class="row"><label>Text <input defaultValue="Words" /></label> <label>Number <input type="number" defaultValue="3" /></label> <label>Choice <select><option>One</option></select></label>
    {' '}<label><input type="checkbox" checked readOnly /> Tick</label> <label><input type="radio" checked readOnly /> Dot</label> <label>Long <textarea defaultValue="Several lines" /></label></p>],
  ['stepper', () => <Stepper value={2} min={0} max={4} label="How many" labelled="none" onStep={nothing} />],
  ['sheet', () => <section class="sheet"><h3>A sheet</h3><p>What it holds.</p><Close onClose={nothing} /></section>],
  ['table', () => <FieldTable of={{ name: 'Alder', rows: [{ place: 'Birch', held: 'North' }, { place: 'Cedar', held: 'South' }] }} />],
  ['fold', () => <details open><summary>What is folded</summary><p>Its contents.</p></details>],
  ['refusal', () => <Refusal problem={new Problem(422, { title: 'The rules do not allow that', detail: 'The bridge is held.', rule: 'EX-3', legal: ['stay', 'go round'] })} onClose={nothing} />],
  ['site-head', () => <SiteHead />],
  ['game-head', () => <div class="in-game"><GameHead view="" /></div>],
  ['question', () => <div class="in-game"><div class="action-bar"><Play answering={answering} fought={null} /></div></div>],
  ['moves', () => <Moves options={MOVES} send={sent} />],
  ['aim', () => <div class="in-game"><AimBox aim={AIM} aiming={new Aiming(store)} onSend={nothing} onZone={nothing} /></div>],
  ['table-dice', () => <TableDice wanted={WANTED} answering={answering} />],
  ['form', () => <DecisionForm decision="split" form={FORM.form!} seen={6} needed={false} send={sent} />],
  ['turn-bar', () => <TurnBar />],
  ['time-bar', () => <TimeBar />],
  ['log', () => <div class="pane"><Log /></div>],
  ['steps', () => <Steps steps={STEPS} ruleset="example" />],
  ['result', () => <ResultCard />],
  ['banner', () => <p class="banner">North wins. South loses 3 of 8, North 2 of 5.</p>],
  ['changes', () => <ChangedWords of={['South has 1 less in Birch.', 'Birch is North’s.']} />],
  ['odds-bar', () => <OddsBar name="winner" field={ODDS.winner as never} names={NAMES} />],
  ['odds-table', () => <OddsTable odds={ODDS} names={NAMES} />],
  ['odds-compare', () => <OddsCompare answer={{ choices: [{ choices: { '/stand': true }, odds: ODDS }] }} names={NAMES} />],
  ['histogram', () => <Histogram label="losses" field={(ODDS.north as { losses: never }).losses} marked={2} />],
  ['lines', () => <Plotted depends={[]} draw={(_, width) => linesDrawn({ label: 'Strength', lines: LINES, turned: [], width, party: PARTY, round: (at) => `${1 + at / 10}`, told: () => '', href: () => '#/' })} />],
  ['bars', () => <Plotted depends={[]} draw={(_, width) => barsDrawn('Luck', [{ ...PARTY('north'), value: 1.4, told: 'North' }, { ...PARTY('south'), value: -0.8, told: 'South' }], width)} />],
  ['report', () => <><Sides sides={REPORT.sides} words={WORDS} /><Lands lands={REPORT.territory} words={WORDS} /><Thrown dice={REPORT.dice} /><Chances report={REPORT} words={WORDS} /></>],
  ['apart', () => <Apart luck={REPORT.luck} decisions={[{ party: 'north', decisions: 5, worse: 1, error: 0.4, currency: 'men' }]} pending={0} words={WORDS} />],
  ['no-entry', () => <NoEntry id="example" problem={new Problem(404, { title: 'Not there', detail: 'There is no such game.' })} />],
  ['chips', () => <div class="shown-chips"><button type="button" class="chip">2 MP</button> <button type="button" class="chip risky">3 MP 60 %</button> <button type="button" class="chip aimed">1 MP</button></div>],
  ['guide', () => <section class="guide"><div role="status"><p><b>A step</b> <span class="faint">Step 1 of 9</span></p><p>What it asks for.</p></div><div class="row"><button type="button">Skip this step</button></div></section>],
  ['qr', () => <div class="seat-links"><QrCode text="Alder" title="A link" /></div>],
  ['loading', () => <p class="loading">Loading …</p>],
  ['empty', () => <p class="faint empty">Nothing was chosen.</p>],
  ['game-list', () => <ul class="games"><li><a href="#/">The two banks</a> <span class="faint">position 6</span></li></ul>],
];

/** Each component once in the light look and once in the dark one. */
export function Gallery() {
  return (
    <CurrentGame.Provider value={store}>
      <main id="content" class="components">
        <h1>Components</h1>
        {PARTS.map(([name, part]) => (
          <section key={name} data-component={name} aria-label={name}>
            <h2>{name}</h2>
            {['light', 'dark'].map((look) => <div key={look} class={`look ${look}`}>{part()}</div>)}
          </section>))}
      </main>
    </CurrentGame.Provider>
  );
}
