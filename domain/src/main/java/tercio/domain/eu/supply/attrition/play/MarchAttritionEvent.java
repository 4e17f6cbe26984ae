package tercio.domain.eu.supply.attrition.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/** Events of attrition of movement on land. */
public sealed interface MarchAttritionEvent extends EuEvent {

    /**
     * A stack sets out as a massed force or without a line of supply. Its attrition counts both as they were then.
     *
     * @param massed whether it is a massed force
     * @param noLine whether it has no line of supply
     * @param straitForts the modifier for closed straits on the line of the ships that supply it; left out, none
     */
    record MarchConditionsNoted(StackId stack, boolean massed, boolean noLine, Optional<Integer> straitForts) implements MarchAttritionEvent {
        public MarchConditionsNoted {
            straitForts = straitForts == null ? Optional.empty() : straitForts.filter(added -> added > 0);
        }

        /** Agrees with a recorded event of an older version, which omits straits. */
        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof MarchConditionsNoted before && new MarchConditionsNoted(stack, massed, noLine, Optional.empty()).equals(before);
        }
    }

    /**
     * A stack drops units on its way, which count with it for the attrition of its move.
     *
     * @param part the stack that they are now
     */
    record UnitsDroppedOnMarch(StackId stack, StackId part) implements MarchAttritionEvent {}

    /** Troops must roll for movement attrition. A roll during a move ends a part of it. */
    record MarchAttritionDue(CountryId country, MarchRoll roll) implements MarchAttritionEvent {}

    /**
     * A roll for movement attrition.
     *
     * @param ld LD lost in any case
     * @param p whether the result has a P
     * @param asks the choice that the P leaves to the controller, {@code null} if none
     * @param lde exploration detachments lost beside the LD, in the rest of the world; left out, none
     */
    record MarchAttritionRolled(CountryId country, List<StackId> stacks, SpaceId province, int ld, boolean p, PillageQuestion asks, Optional<Integer> lde)
            implements MarchAttritionEvent {
        public MarchAttritionRolled {
            stacks = List.copyOf(stacks);
            lde = lde == null ? Optional.empty() : lde.filter(detachments -> detachments > 0);
        }

        public MarchAttritionRolled(CountryId country, List<StackId> stacks, SpaceId province, int ld, boolean p, PillageQuestion asks) {
            this(country, stacks, province, ld, p, asks, Optional.empty());
        }

        /** Agrees with a recorded event of an older version, which omits exploration detachments. */
        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof MarchAttritionRolled before && new MarchAttritionRolled(country, stacks, province, ld, p, asks).equals(before);
        }
    }

    /**
     * The choice that a P leaves to the controller.
     *
     * @param provinces of the move that can be pillaged
     * @param choice whether one LD more may be lost instead
     * @param forage whether the stacks forage in their next battle if they pillage
     */
    record PillageQuestion(List<SpaceId> provinces, boolean choice, boolean forage) {
        public PillageQuestion {
            provinces = List.copyOf(provinces);
        }
    }

    /** @param foraging stacks that forage in their next battle of this impulse */
    record MarchPillageAnswered(CountryId country, SpaceId province, PillageAnswer answer, List<StackId> foraging) implements MarchAttritionEvent {
        public MarchPillageAnswered {
            foraging = List.copyOf(foraging);
        }
    }
}
