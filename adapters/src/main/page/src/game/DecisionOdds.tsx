import { useSignal } from '@preact/signals';
import type { Decision, DecisionChances } from '../api/types';
import { t } from '../text';
import { OddsBrief } from '../views/OddsTable';
import { useRead } from '../views/useRead';
import { useGame } from './context';
import { partyNames } from './parties';

/** Up to so many answers are weighed without being asked. */
const FEW = 24;

/** So many milliseconds a question stands before its odds are asked for: who answers at once costs the service nothing. */
const PATIENCE = 250;

/** The exact odds of each answer, where dice decide: at once where the answers are few, else when they are asked for. */
export function DecisionOdds({ decision }: { decision: Decision }) {
  const store = useGame();
  const { options = [], open } = decision;
  const at = store.decidedAt.value;
  const asked = useSignal(false);
  if (options.length === 0) {
    return null;
  }
  if (!open && options.length <= FEW) {
    return <AnswerOdds decision={decision} at={at} />;
  }
  return (
    <details class="decision-odds" onToggle={(event) => { asked.value = event.currentTarget.open; }}>
      <summary>{t.odds.ask}</summary>
      {asked.value ? <AnswerOdds decision={decision} at={at} asked /> : null}
    </details>
  );
}

/** The odds of the answers to a decision at the position where it is awaited; `asked` says so where no dice decide. */
export function AnswerOdds({ decision, at, asked = false }: { decision: Decision; at: number; asked?: boolean }) {
  const store = useGame();
  const { value, problem } = useRead(async (abort) => {
    await paused(PATIENCE);
    return store.get<DecisionChances>(`odds/${encodeURIComponent(decision.id)}?at=${at}`, abort);
  }, [decision.id, at]).value;
  const weighed = value?.decision === decision.id ? value.options.filter(({ odds }) => odds) : [];
  if (!value || problem || weighed.length === 0) {
    return !asked || problem ? null : <p class="faint">{value ? t.odds.none : t.odds.wait}</p>;
  }
  return (
    <div role="group" class="decision-odds" aria-label={t.odds.ask} title={t.odds.explained}>
      {alike(weighed).map(({ labels, odds, parties }) => (
        <div key={labels[0]} class="weighed" data-weighed={labels[0]}>
          <h3>{labels[0]}{labels.length > 1 ? <small class="faint" title={labels.join('; ')}> {t.odds.likewise(labels.length - 1)}</small> : null}</h3>
          <OddsBrief odds={odds!} names={partyNames(store, parties)} />
        </div>))}
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
