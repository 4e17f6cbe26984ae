package tercio.domain.eu.play.refit;

import java.util.List;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.game.DamagedShips;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.naval.ShipsLost;

/** Applies the refit of damaged ships to the board. */
final class RefitEvolution {

    private RefitEvolution() {}

    static EuState evolve(EuState state, RefitEvent event) {
        return switch (event) {
            case RefitEvent.RefitBegan e -> state.phase(new Phase.Refit(e.next(), e.extended(), e.badWeather(), List.of()));
            case RefitEvent.ShipsRefitted e -> refitted(state, e);
            case RefitEvent.RefitEnded e -> state.phase(((Phase.Refit) state.phase()).done(e.country()));
        };
    }

    /** Takes the oldest damaged ships of these waters first. */
    private static EuState refitted(EuState state, RefitEvent.ShipsRefitted refitted) {
        var open = refitted.ships();
        PVector<DamagedShips> left = TreePVector.empty();
        for (var line : state.navies().damaged()) {
            boolean taken = line.country().equals(refitted.country()) && line.waters().equals(refitted.waters()) && line.since() != state.box();
            var now = taken ? common(line.ships(), open) : NavalUnits.NONE;
            open = ShipsLost.after(open, now);
            var rest = ShipsLost.after(line.ships(), now);
            left = rest.thirds() == 0 ? left : left.plus(new DamagedShips(line.country(), line.waters(), rest, line.since()));
        }
        var stack = NavalStack.lying(refitted.newStack(), refitted.country(), refitted.port(), refitted.ships(), 0, List.of());
        return state.navies(state.navies().damaged(left)).founds(stack)
                .country(refitted.country(), state.countries().get(refitted.country()).refits(refitted.ducats()));
    }

    private static NavalUnits common(NavalUnits one, NavalUnits other) {
        return new NavalUnits(0, 0, Math.min(one.nwd(), other.nwd()), Math.min(one.ngd(), other.ngd()), Math.min(one.ntd(), other.ntd()),
                Math.min(one.nde(), other.nde()), Math.min(one.vgd(), other.vgd()));
    }
}
