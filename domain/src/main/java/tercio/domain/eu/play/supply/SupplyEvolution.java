package tercio.domain.eu.play.supply;

import java.util.List;
import tercio.domain.eu.game.AttritionDue;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.supply.SupplyEvent.AttritionRolled;
import tercio.domain.eu.play.supply.SupplyEvent.PillageAnswered;
import tercio.domain.eu.play.supply.SupplyEvent.PillagePlaced;
import tercio.domain.eu.play.supply.SupplyEvent.SupplyChecked;
import tercio.domain.eu.play.supply.SupplyEvent.SupplyEnded;
import tercio.domain.eu.play.supply.SupplyEvent.SupplyRestored;

/** Applies supply and attrition to the board. */
final class SupplyEvolution {

    private SupplyEvolution() {}

    static EuState evolve(EuState state, SupplyEvent event) {
        return switch (event) {
            case SupplyChecked checked -> checked(state, checked);
            case SupplyRestored restored -> cutOff(state, restored.stacks(), false);
            case AttritionRolled rolled -> rolled(state, rolled);
            case PillageAnswered answered -> state.settled();
            case PillagePlaced placed -> state.marks(state.marks().pillaged(placed.province(), placed.level()));
            case SupplyEnded ended -> state.phase(new Phase.Campaigns(state.order().indexOf(ended.alliance())));
        };
    }

    private static EuState checked(EuState state, SupplyChecked checked) {
        var next = cutOff(state, checked.cutOff(), true).phase(new Phase.Supply(state.order().indexOf(checked.alliance()), checked.due()));
        for (var province : checked.resupplied()) {
            next = next.marks(next.marks().supplied(province, false));
        }
        return next;
    }

    private static EuState cutOff(EuState state, Iterable<String> stacks, boolean without) {
        var next = state;
        for (var id : stacks) {
            next = next.with(next.stacks().get(id).cutOff(without));
        }
        return next;
    }

    private static EuState rolled(EuState state, AttritionRolled rolled) {
        var next = switch (state.phase()) {
            case Phase.Wintering winter -> state.phase(
                    new Phase.Wintering(without(winter.due(), rolled), winter.next(), winter.extended(), winter.badWeather()));
            case Phase.Supply supply -> state.phase(new Phase.Supply(supply.turnOf(), without(supply.due(), rolled)));
            case Phase.Besiegers besiegers -> state.phase(new Phase.Besiegers(without(besiegers.due(), rolled)));
            default -> state.settled();
        };
        return rolled.asks() == null
                ? next
                : next.owes(new Duty.Pillage(rolled.asks(), rolled.province(), rolled.stacks(), rolled.ld()));
    }

    private static List<AttritionDue> without(List<AttritionDue> all, AttritionRolled rolled) {
        return all.stream().filter(due -> due.kind() != rolled.kind() || !due.stacks().containsAll(rolled.stacks())).toList();
    }
}
