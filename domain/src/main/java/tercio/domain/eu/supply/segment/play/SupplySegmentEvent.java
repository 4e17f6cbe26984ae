package tercio.domain.eu.supply.segment.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/** Events of the supply segment of an impulse, and of attrition. */
public sealed interface SupplySegmentEvent extends EuEvent {

    /**
     * Troops of the phasing alliance are not in full supply, or are besieged.
     *
     * @param due the rolls for attrition
     * @param cutOff stacks that have no line of supply now
     * @param resupplied fortresses whose supply by sea is used up by this segment
     */
    record SupplyChecked(Alliance alliance, List<AttritionDue> due, List<StackId> cutOff, List<SpaceId> resupplied) implements SupplySegmentEvent {
        public SupplyChecked {
            due = List.copyOf(due);
            cutOff = List.copyOf(cutOff);
            resupplied = List.copyOf(resupplied);
        }
    }

    /** Stacks that were cut off have a line of supply again, or are inside a fortress. */
    record SupplyRestored(List<StackId> stacks) implements SupplySegmentEvent {
        public SupplyRestored {
            stacks = List.copyOf(stacks);
        }
    }

    /**
     * A roll for attrition.
     *
     * @param ld LD lost by the number of the result
     * @param p whether the result has a P
     * @param asks the country that now chooses between one LD more and a pillage, {@code null} if none does
     * @param lde exploration detachments lost beside the LD, in the rest of the world; left out, none
     */
    record AttritionRolled(AttritionKind kind, SpaceId province, List<StackId> stacks, int ld, boolean p, CountryId asks, Optional<Integer> lde)
            implements SupplySegmentEvent {
        public AttritionRolled {
            stacks = List.copyOf(stacks);
            lde = lde == null ? Optional.empty() : lde.filter(detachments -> detachments > 0);
        }

        public AttritionRolled(AttritionKind kind, SpaceId province, List<StackId> stacks, int ld, boolean p, CountryId asks) {
            this(kind, province, stacks, ld, p, asks, Optional.empty());
        }

        /** An event that was recorded before says nothing of exploration detachments. */
        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof AttritionRolled before && new AttritionRolled(kind, province, stacks, ld, p, asks).equals(before);
        }
    }

    record PillageAnswered(CountryId country, SpaceId province, PillageAnswer answer) implements SupplySegmentEvent {}

    /** @param level the level of pillage of the province afterwards, 1 to 4 */
    record PillagePlaced(SpaceId province, int level) implements SupplySegmentEvent {}

    record SupplyEnded(Alliance alliance) implements SupplySegmentEvent {}
}
