package tercio.domain.eu.play.militia;

import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.militia.Militia;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaCalled;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaCameOut;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaKeptInside;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaMannedWalls;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaRebuilt;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaWentHome;

/** Applies the events of militia to the board. */
final class MilitiaEvolution {

    private MilitiaEvolution() {}

    static EuState evolve(EuState state, MilitiaEvent event) {
        return switch (event) {
            case MilitiaCalled called -> state.owes(new Duty.MilitiaCalled(called.country(), called.province()));
            case MilitiaCameOut out -> drawn(state.settled(), out.militia(), out.province(), false);
            case MilitiaKeptInside kept -> with(state.settled(), militia(state).keeps(kept.province()));
            case MilitiaMannedWalls manned -> drawn(state, manned.militia(), manned.province(), true);
            case MilitiaWentHome home -> home(state, home);
            case MilitiaRebuilt rebuilt -> rebuilt(state, rebuilt);
        };
    }

    private static Militia militia(EuState state) {
        return state.world().militia();
    }

    private static EuState with(EuState state, Militia now) {
        return state.world(state.world().militia(now));
    }

    /** The board on which the militia of a province stands as a stack. */
    static EuState drawn(EuState state, String id, String province, boolean inside) {
        return with(state.with(MilitiaStacks.stack(state, id, province, inside)), militia(state).drawn(province, id));
    }

    private static EuState home(EuState state, MilitiaWentHome home) {
        var away = state.stack(home.militia()).map(state::without).orElse(state);
        return with(away, militia(state).home(home.province()).lost(home.province(), militia(state).lost(home.province()) + home.lost()));
    }

    private static EuState rebuilt(EuState state, MilitiaRebuilt rebuilt) {
        var now = militia(state);
        for (var each : rebuilt.rebuilt().entrySet()) {
            now = now.lost(each.getKey(), now.lost(each.getKey()) - each.getValue());
        }
        return with(state, now);
    }
}
