import { useSignal } from '@preact/signals';
import type { Decision } from '../api/decision';
import type { DecisionChances } from '../api/odds';
import { t } from '../text';
import { OddsBrief } from '../views/OddsTable';
import { useRead, type Read } from '../views/useRead';
import { Assumed } from './Assumed';
import { useGame } from './context';
import { partyNames } from './parties';

/** Up to so many answers are weighed without being asked. */
export const FEW = 24;

/** The milliseconds that a question stands before its odds are asked for: who answers at once costs the service nothing. */
const PATIENCE = 250;

/** The odds of the answers to a decision, once they are wanted; empty until they are worked out. */
export function useChances(decision: Decision, at: number, wanted: boolean): Read<DecisionChances> {
  const store = useGame();
  const read = useRead(async (abort) => {
    if (!wanted) {
      return null;
    }
    await paused(PATIENCE);
    return abort.aborted ? null : store.get<DecisionChances>(`odds/${encodeURIComponent(decision.id)}?at=${at}`, abort);
  }, [decision.id, at, wanted]).value;
  return read.value?.decision === decision.id ? { value: read.value, problem: read.problem } : { value: null, problem: read.problem };
}

interface DecisionOddsProps {
  decision: Decision;
  /** The odds that are known without being asked for. */
  chances: Read<DecisionChances>;
  /** Whether they are wanted though some of the answers are not listed. */
  weighed?: boolean;
}

/** The exact odds of each answer, where dice decide, above the answers when they are wanted. The button keeps its place until it is known whether there are any. */
export function DecisionOdds({ decision, chances, weighed = false }: DecisionOddsProps) {
  const store = useGame();
  const { options = [], open } = decision;
  const at = store.decidedAt.value;
  const asked = useSignal(false);
  if (options.length === 0) {
    return null;
  }
  const known = (weighed || !open) && options.length <= FEW;
  const none = known && !(chances.value?.withheld || chances.value?.options.some(({ odds, withheld }) => odds || withheld));
  return (
    <details class={`odds-fold${none ? ' not-now' : ''}`} title={t.odds.ask} onToggle={(event) => { asked.value = event.currentTarget.open; }}>
      <summary>{t.odds.title}</summary>
      {asked.value ? known ? <Weighed chances={chances} asked /> : <AnswerOdds decision={decision} at={at} asked /> : null}
    </details>
  );
}

/** The odds of the answers to a decision at the position where it is awaited; `asked` says so where no dice decide. */
export function AnswerOdds({ decision, at, asked = false }: { decision: Decision; at: number; asked?: boolean }) {
  return <Weighed chances={useChances(decision, at, true)} asked={asked} />;
}

function Weighed({ chances: { value, problem }, asked = false }: { chances: Read<DecisionChances>; asked?: boolean }) {
  const store = useGame();
  const weighed = value?.options.filter(({ odds }) => odds) ?? [];
  const reasons = [...new Set([value?.withheld, ...value?.options.map((option) => option.withheld) ?? []])].filter((why) => why !== undefined);
  const withheld = reasons.map((why) => <p key={why} class="faint" data-withheld>{why}</p>);
  if (reasons.length && weighed.length === 0 && !problem) {
    return <div class="decision-odds">{withheld}</div>;
  }
  if (!value || problem || weighed.length === 0) {
    return !asked || problem ? null : <p class="faint">{value ? t.odds.none : t.odds.wait}</p>;
  }
  return (
    <div role="group" class="decision-odds" aria-label={t.odds.ask} title={t.odds.explained}>
      {withheld}
      {alike(weighed).map(({ labels, odds, parties }) => (
        <div key={labels[0]} class="weighed" data-weighed={labels[0]}>
          <h3>{labels[0]}{labels.length > 1 ? <small class="faint" title={labels.join('; ')}> {t.odds.likewise(labels.length - 1)}</small> : null}</h3>
          <OddsBrief odds={odds!} names={partyNames(store, parties)} />
        </div>))}
      <Assumed of={weighed.map(({ assumes }) => assumes)} />
    </div>
  );
}

function paused(milliseconds: number): Promise<void> {
  return new Promise((done) => { setTimeout(done, milliseconds); });
}

type Weight = DecisionChances['options'][number];

/** Answers with the same odds, such as ways to slip away, are told once. */
function alike(weighed: Weight[]): (Weight & { labels: string[] })[] {
  const groups = new Map<string, Weight & { labels: string[] }>();
  for (const option of weighed) {
    const key = JSON.stringify(option.odds);
    const known = groups.get(key);
    if (known) {
      known.labels.push(option.label);
    } else {
      groups.set(key, { ...option, labels: [option.label] });
    }
  }
  return [...groups.values()];
}
