import type { Decision } from '../../../api/decision';
import { AnswerOdds } from '../../../game/DecisionOdds';
import { useGame } from '../../../game/context';
import { useRead } from '../../../views/useRead';

/** The decision for which a battle waits at a position, and the odds of each answer there. */
export function ThenAsked({ position }: { position: number }) {
  const store = useGame();
  const decisions = useRead((abort) => store.get<Decision[]>(`decisions?at=${position}`, abort), [position]).value.value ?? [];
  return <>{decisions.map((decision) => (
    <section key={decision.id} class="sheet" aria-label={decision.prompt}>
      <h2>{decision.prompt}</h2>
      <AnswerOdds decision={decision} at={position} />
    </section>))}</>;
}
