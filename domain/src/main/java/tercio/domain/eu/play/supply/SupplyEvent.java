package tercio.domain.eu.play.supply;

import java.util.List;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.game.AttritionDue;
import tercio.domain.eu.game.AttritionKind;
import tercio.domain.eu.game.EuEvent;

/** Events of the supply segment of an impulse, and of attrition. */
public sealed interface SupplyEvent extends EuEvent {

    /**
     * Troops of the phasing alliance are not in full supply, or are besieged.
     *
     * @param due the rolls for attrition
     * @param cutOff stacks that have no line of supply now
     * @param resupplied fortresses whose supply by sea is used up by this segment
     */
    record SupplyChecked(int alliance, List<AttritionDue> due, List<String> cutOff, List<String> resupplied) implements SupplyEvent {
        public SupplyChecked {
            due = List.copyOf(due);
            cutOff = List.copyOf(cutOff);
            resupplied = List.copyOf(resupplied);
        }
    }

    /** Stacks that were cut off have a line of supply again, or are inside a fortress. */
    record SupplyRestored(List<String> stacks) implements SupplyEvent {
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
     */
    record AttritionRolled(AttritionKind kind, String province, List<String> stacks, int ld, boolean p, String asks) implements SupplyEvent {
        public AttritionRolled {
            stacks = List.copyOf(stacks);
        }
    }

    record PillageAnswered(String country, String province, OnPillage answer) implements SupplyEvent {}

    /** @param level the level of pillage of the province afterwards, 1 to 4 */
    record PillagePlaced(String province, int level) implements SupplyEvent {}

    record SupplyEnded(int alliance) implements SupplyEvent {}
}
