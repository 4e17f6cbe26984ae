package tercio.application.game;

import tercio.domain.game.Adjustment;
import tercio.domain.game.ChangeFaults;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/** Decides an adjustment by the host: the bounds of its fields first, then the rules of the board. */
final class AdjustmentDecision {

    private AdjustmentDecision() {}

    static <S> Verdict<?> of(Ruleset<S, ?, ?, ?> ruleset, S state, Adjustment adjustment) {
        var adjustments = ruleset.adjustments().filter(known -> known.type().isInstance(adjustment))
                .orElseThrow(() -> new IllegalArgumentException(ruleset.id() + " has no " + adjustment.getClass().getSimpleName()));
        if (ruleset.isOver(state)) {
            return new Verdict.Refused<>(Refusal.of(
                    Adjustment.RULE, Sentence.of("kernel.refusal.game-over")));
        }
        var faults = ChangeFaults.of(adjustments, state, adjustment);
        return faults.isEmpty() ? adjustments.decide(state, adjustment) : new Verdict.Refused<>(Refusal.of(faults));
    }
}
