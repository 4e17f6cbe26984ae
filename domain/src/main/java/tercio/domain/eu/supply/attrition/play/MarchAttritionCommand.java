package tercio.domain.eu.supply.attrition.play;

import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.map.SpaceId;

/** Commands of players whose troops suffer attrition of movement. */
public sealed interface MarchAttritionCommand extends EuCommand {

    StackId stack();

    @Override
    default Subject about() {
        return Subject.stack(stack());
    }

    /**
     * Rolls for movement attrition, one die (EU-ATTR-MOVEMENT).
     *
     * @param stack the stack that rolls; of several stacks that stay together, the first
     */
    record RollMarchAttrition(StackId stack) implements MarchAttritionCommand {}

    /**
     * Answers a P of movement attrition (EU-ATTR-PILLAGE).
     *
     * @param stack the stack that rolled; of several, the first
     * @param province the province of the move that is pillaged; left out if one LD more is lost
     */
    record AnswerMarchPillage(StackId stack, PillageAnswer answer, Optional<SpaceId> province) implements MarchAttritionCommand {
        public AnswerMarchPillage {
            province = province == null ? Optional.empty() : province;
        }

        /** Pillages a province of the move. */
        public static AnswerMarchPillage pillages(StackId stack, SpaceId province) {
            return new AnswerMarchPillage(stack, PillageAnswer.PILLAGE, Optional.of(province));
        }

        /** Loses one LD more. */
        public static AnswerMarchPillage loses(StackId stack) {
            return new AnswerMarchPillage(stack, PillageAnswer.LOSE, Optional.empty());
        }
    }
}
