package tercio.domain.eu.turn.refit.play;

import java.util.List;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.sea.ships.ShipLossChoices;

/** Applies the refit of damaged ships to the board. */
final class RefitEvolution {

    private RefitEvolution() {}

    static EuState evolve(EuState state, RefitEvent event) {
        return switch (event) {
            case RefitEvent.RefitBegan e -> state.withPhase(new Phase.Refit(e.next(), e.extended(), e.badWeather(), List.of()));
            case RefitEvent.ShipsRefitted e -> afterRefit(state, e);
            case RefitEvent.RefitEnded e -> state.withPhase(((Phase.Refit) state.phase()).withDone(e.country()));
        };
    }

    /** Takes the oldest damaged ships of these waters first. */
    private static EuState afterRefit(EuState state, RefitEvent.ShipsRefitted refitted) {
        var open = refitted.ships();
        PVector<DamagedShips> left = TreePVector.empty();
        for (var line : state.navies().damaged()) {
            boolean taken = line.country().equals(refitted.country()) && line.waters().equals(refitted.waters()) && line.since() != state.box();
            var now = taken ? commonShips(line.ships(), open) : NavalUnits.NONE;
            open = ShipLossChoices.afterLosses(open, now);
            var rest = ShipLossChoices.afterLosses(line.ships(), now);
            left = rest.thirds() == 0 ? left : left.plus(new DamagedShips(line.country(), line.waters(), rest, line.since()));
        }
        var stack = NavalStack.atRest(refitted.newStack(), refitted.country(), refitted.port(), refitted.ships(), 0, List.of());
        return state.withNavies(state.navies().withDamaged(left)).withNewStack(stack)
                .withCountry(refitted.country(), state.countries().get(refitted.country()).withRefit(refitted.ducats()));
    }

    private static NavalUnits commonShips(NavalUnits one, NavalUnits other) {
        return new NavalUnits(0, 0, Math.min(one.nwd(), other.nwd()), Math.min(one.ngd(), other.ngd()), Math.min(one.ntd(), other.ntd()),
                Math.min(one.nde(), other.nde()), Math.min(one.vgd(), other.vgd()));
    }
}
