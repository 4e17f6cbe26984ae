package tercio.domain.eu.land.interception.play;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Announcement;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionPassed;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAnnounced;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionPassed;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionPressed;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionPutOff;
import tercio.domain.eu.land.interception.play.InterceptionEvent.MoverOverrun;
import tercio.domain.eu.land.interception.play.InterceptionEvent.MoverSpared;
import tercio.domain.eu.land.interception.play.InterceptionEvent.OverrunOfMoverOffered;

/** Applies the events of interceptions to the board. */
final class InterceptionEvolution {

    private InterceptionEvolution() {}

    static EuState evolve(EuState state, InterceptionEvent event) {
        return switch (event) {
            case OverrunOfMoverOffered offered -> state.withDuty(new Duty.OverrunOfMover(offered.country(), offered.stacks(), offered.moving(),
                    offered.province(), offered.destroys()));
            case MoverSpared spared -> state.withoutFirstDuty();
            case MoverOverrun overrun -> overrun.destroys() ? state.withoutFirstDuty() : afterOverrun(state.withoutFirstDuty(), overrun);
            case InterceptionAnnounced announced -> withMove(state,
                    move(state).withAnnouncement(new Announcement(announced.country(), announced.stacks())));
            case InterceptionAttempted tried -> afterAttempt(state, tried);
            case InterceptionPassed passed -> withMove(state, move(state).withPassed(passed.alliance()));
            case CounterInterceptionAttempted tried -> afterCounterAttempt(state, tried);
            case CounterInterceptionPassed passed -> withMove(state, move(state).withAwaits(Move.Awaits.BATTLE));
            case InterceptionPressed pressed -> withMove(state, move(state).withAwaits(Move.Awaits.COUNTER));
            case InterceptionPutOff putOff -> withCommitted(withMove(state, move(state).withAwaits(Move.Awaits.END)), putOff.interceptors());
        };
    }

    /** The mover is caught by the troops in the province, as by interceptors that choose a battle at once. */
    private static EuState afterOverrun(EuState state, MoverOverrun overrun) {
        var move = move(state);
        for (var id : overrun.stacks()) {
            move = move.withAttempt(new Engaged(id, overrun.province()), true);
        }
        return withMove(state, move.withAwaits(Move.Awaits.COUNTER));
    }

    private static Move move(EuState state) {
        return ((Movement) state.phase()).move().orElseThrow();
    }

    private static EuState withMove(EuState state, Move move) {
        return state.withPhase(((Movement) state.phase()).withMove(move));
    }

    private static EuState withCommitted(EuState state, List<StackId> interceptors) {
        var next = state;
        for (var id : interceptors) {
            next = next.with(next.stacks().get(id).withCommitted(true));
        }
        return next;
    }

    private static EuState afterAttempt(EuState state, InterceptionAttempted tried) {
        var by = new Engaged(tried.stack(), tried.cameFrom());
        var next = withMove(state, move(state).withAttempt(by, tried.success()));
        return tried.success() ? next.with(state.stacks().get(tried.stack()).afterInterception(tried.province(), tried.cameFrom())) : next;
    }

    private static EuState afterCounterAttempt(EuState state, CounterInterceptionAttempted tried) {
        var by = new Engaged(tried.stack(), tried.cameFrom());
        var next = withMove(state, move(state).withCounter(by, tried.success()).withAwaits(Move.Awaits.BATTLE));
        return tried.success() ? next.with(state.stacks().get(tried.stack()).afterInterception(tried.province(), tried.cameFrom())) : next;
    }
}
