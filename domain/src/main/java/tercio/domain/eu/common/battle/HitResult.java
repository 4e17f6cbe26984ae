package tercio.domain.eu.common.battle;

import tercio.domain.eu.common.forces.FireRule;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.tables.CombatResults;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The result of a roll of a battle, on land or at sea: losses and stars as players write them, {@code 1 2/3 **}, with what reduced them. */
final class HitResult {

    private HitResult() {}

    /**
     * The step with its result.
     *
     * @param rule by which the losses are what is left of those printed
     * @param die the ordinal of the die: only the first one gives stars
     */
    static Step in(Step step, LossUnit unit, int losses, int stars, FireRule rule, int die) {
        var kept = switch (rule) {
            case HALF_LOSSES_ROUND_DOWN_TO_THIRD, HALF_LOSSES_ROUND_UP_TO_THIRD -> "half";
            case STARS_ONLY_NEEDS_ARMY_IN_EUROPE -> "stars";
            case NO_FIRE_ROLL, FULL -> "all";
        };
        boolean further = die > 0;
        if (losses == 0 && stars == 0) {
            return step.result(Sentence.of("eu.battle.result-nothing").with("kept", kept).with("further", further));
        }
        var hit = CombatResults.format(unit, losses, stars);
        return switch (kept) {
            case "half" -> step.result(Sentence.of("eu.battle.result-halved").with("hit", new Text(hit)).with("further", further));
            case "stars" -> step.result(Sentence.of("eu.battle.result-stars-only").with("hit", new Text(hit)).with("further", further));
            default -> further ? step.result(Sentence.of("eu.battle.result-further-die").with("hit", new Text(hit))) : step.result(hit);
        };
    }
}
