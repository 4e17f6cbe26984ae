package tercio.domain.eu.supply.segment.play;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillageAnswered;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillagePlaced;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyChecked;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyEnded;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyRestored;

/** Applies supply and attrition to the board. */
final class SupplySegmentEvolution {

    private SupplySegmentEvolution() {}

    static EuState evolve(EuState state, SupplySegmentEvent event) {
        return switch (event) {
            case SupplyChecked checked -> afterCheck(state, checked);
            case SupplyRestored restored -> withCutOff(state, restored.stacks(), false);
            case AttritionRolled rolled -> afterRoll(state, rolled);
            case PillageAnswered answered -> state.withoutFirstDuty();
            case PillagePlaced placed -> state.withMarks(state.marks().withPillage(placed.province(), placed.level()));
            case SupplyEnded ended -> state.withPhase(new Phase.Campaigns(state.turnOf(ended.alliance())));
        };
    }

    private static EuState afterCheck(EuState state, SupplyChecked checked) {
        var next = withCutOff(state, checked.cutOff(), true).withPhase(new Phase.Supply(state.turnOf(checked.alliance()), checked.due()));
        for (var province : checked.resupplied()) {
            next = next.withMarks(next.marks().withSupplied(province, false));
        }
        return next;
    }

    private static EuState withCutOff(EuState state, Iterable<StackId> stacks, boolean without) {
        var next = state;
        for (var id : stacks) {
            next = next.with(next.stacks().get(id).withCutOff(without));
        }
        return next;
    }

    private static EuState afterRoll(EuState state, AttritionRolled rolled) {
        var next = switch (state.phase()) {
            case Phase.Wintering winter -> state.withPhase(
                    new Phase.Wintering(withoutRolled(winter.due(), rolled), winter.next(), winter.extended(), winter.badWeather()));
            case Phase.Supply supply -> state.withPhase(new Phase.Supply(supply.turnOf(), withoutRolled(supply.due(), rolled)));
            case Phase.Besiegers besiegers -> state.withPhase(new Phase.Besiegers(withoutRolled(besiegers.due(), rolled)));
            default -> state.withoutFirstDuty();
        };
        return rolled.asks() == null
                ? next
                : next.withDuty(new Duty.Pillage(rolled.asks(), rolled.province(), rolled.stacks(), rolled.ld()));
    }

    private static List<AttritionDue> withoutRolled(List<AttritionDue> all, AttritionRolled rolled) {
        return all.stream().filter(due -> due.kind() != rolled.kind() || !due.stacks().containsAll(rolled.stacks())).toList();
    }
}
