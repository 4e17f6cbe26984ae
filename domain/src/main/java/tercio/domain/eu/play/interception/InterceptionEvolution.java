package tercio.domain.eu.play.interception;

import java.util.List;
import tercio.domain.eu.game.Announcement;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.interception.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.play.interception.InterceptionEvent.CounterInterceptionPassed;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionAnnounced;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionPassed;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionPressed;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionPutOff;
import tercio.domain.eu.play.interception.InterceptionEvent.MoverOverrun;
import tercio.domain.eu.play.interception.InterceptionEvent.MoverSpared;
import tercio.domain.eu.play.interception.InterceptionEvent.OverrunOfMoverOffered;

/** Applies the events of interceptions to the board. */
final class InterceptionEvolution {

    private InterceptionEvolution() {}

    static EuState evolve(EuState state, InterceptionEvent event) {
        return switch (event) {
            case OverrunOfMoverOffered offered -> state.owes(new Duty.OverrunOfMover(offered.country(), offered.stacks(), offered.moving(),
                    offered.province(), offered.destroys()));
            case MoverSpared spared -> state.settled();
            case MoverOverrun overrun -> overrun.destroys() ? state.settled() : caught(state.settled(), overrun);
            case InterceptionAnnounced announced -> underWay(state,
                    move(state).announced(new Announcement(announced.country(), announced.stacks())));
            case InterceptionAttempted tried -> attempted(state, tried);
            case InterceptionPassed passed -> underWay(state, move(state).passed(passed.alliance()));
            case CounterInterceptionAttempted tried -> countered(state, tried);
            case CounterInterceptionPassed passed -> underWay(state, move(state).awaits(Move.Awaits.BATTLE));
            case InterceptionPressed pressed -> underWay(state, move(state).awaits(Move.Awaits.COUNTER));
            case InterceptionPutOff putOff -> committed(underWay(state, move(state).awaits(Move.Awaits.END)), putOff.interceptors());
        };
    }

    /** The mover is caught by the troops in the province, as by interceptors that choose a battle at once. */
    private static EuState caught(EuState state, MoverOverrun overrun) {
        var move = move(state);
        for (var id : overrun.stacks()) {
            move = move.attempted(new Engaged(id, overrun.province()), true);
        }
        return underWay(state, move.awaits(Move.Awaits.COUNTER));
    }

    private static Move move(EuState state) {
        return ((Phase.Movement) state.phase()).move();
    }

    private static EuState underWay(EuState state, Move move) {
        return state.phase(((Phase.Movement) state.phase()).move(move));
    }

    private static EuState committed(EuState state, List<String> interceptors) {
        var next = state;
        for (var id : interceptors) {
            next = next.with(next.stacks().get(id).committed(true));
        }
        return next;
    }

    private static EuState attempted(EuState state, InterceptionAttempted tried) {
        var by = new Engaged(tried.stack(), tried.cameFrom());
        var next = underWay(state, move(state).attempted(by, tried.success()));
        return tried.success() ? next.with(state.stacks().get(tried.stack()).intercepting(tried.province(), tried.cameFrom())) : next;
    }

    private static EuState countered(EuState state, CounterInterceptionAttempted tried) {
        var by = new Engaged(tried.stack(), tried.cameFrom());
        var next = underWay(state, move(state).countered(by, tried.success()).awaits(Move.Awaits.BATTLE));
        return tried.success() ? next.with(state.stacks().get(tried.stack()).intercepting(tried.province(), tried.cameFrom())) : next;
    }
}
