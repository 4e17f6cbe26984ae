package tercio.domain.eu.world.militia.play;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.world.militia.Militia;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaCalled;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaCameOut;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaKeptInside;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaMannedWalls;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaRebuilt;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaWentHome;
import tercio.domain.map.SpaceId;

/** Applies the events of militia to the board. */
final class MilitiaEvolution {

    private MilitiaEvolution() {}

    static EuState evolve(EuState state, MilitiaEvent event) {
        return switch (event) {
            case MilitiaCalled called -> state.withDuty(new Duty.MilitiaCalled(called.country(), called.province()));
            case MilitiaCameOut out -> withMilitiaDrawnUp(state.withoutFirstDuty(), out.militia(), out.province(), false);
            case MilitiaKeptInside kept -> with(state.withoutFirstDuty(), militia(state).withKept(kept.province()));
            case MilitiaMannedWalls manned -> withMilitiaDrawnUp(state, manned.militia(), manned.province(), true);
            case MilitiaWentHome home -> afterGoingHome(state, home);
            case MilitiaRebuilt rebuilt -> afterRebuilding(state, rebuilt);
        };
    }

    private static Militia militia(EuState state) {
        return state.world().militia();
    }

    private static EuState with(EuState state, Militia now) {
        return state.withWorld(state.world().withMilitia(now));
    }

    /** The board on which the militia of a province stands as a stack. */
    static EuState withMilitiaDrawnUp(EuState state, StackId id, SpaceId province, boolean inside) {
        return with(state.with(MilitiaStacks.stack(state, id, province, inside)), militia(state).withStack(province, id));
    }

    private static EuState afterGoingHome(EuState state, MilitiaWentHome home) {
        var away = state.stack(home.militia()).map(state::without).orElse(state);
        return with(away, militia(state).withoutStack(home.province()).withLosses(home.province(), militia(state).lossesIn(home.province()) + home.lost()));
    }

    private static EuState afterRebuilding(EuState state, MilitiaRebuilt rebuilt) {
        var now = militia(state);
        for (var each : rebuilt.rebuilt().entrySet()) {
            now = now.withLosses(each.getKey(), now.lossesIn(each.getKey()) - each.getValue());
        }
        return with(state, now);
    }
}
