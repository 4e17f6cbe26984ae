package tercio.domain.eu.play.shorefire;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.harbour.Pursuers;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.FireHeld;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.ShoreFireMet;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.ShotFromShore;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.TurnedHome;

/** Applies the events of the fire of a shore to the board. */
final class ShoreFireEvolution {

    private ShoreFireEvolution() {}

    static EuState evolve(EuState state, ShoreFireEvent event) {
        return switch (event) {
            case ShoreFireMet met -> met(state, met);
            case FireHeld held -> passed(state.settled());
            case ShotFromShore shot -> shot.stopped() ? stopped(state.settled(), shot.stack()) : passed(state.settled());
            case TurnedHome home -> underWay(state.settled(), voyage(state).onward(home.path(), null).tolls(home.tolls()));
        };
    }

    private static Voyage voyage(EuState state) {
        return ((Phase.Movement) state.phase()).voyage();
    }

    private static EuState underWay(EuState state, Voyage now) {
        return state.phase(((Phase.Movement) state.phase()).voyage(now));
    }

    /** The battle at sea after which a stack follows the beaten past closed straits; empty on a voyage. */
    private static Optional<SeaEngagement> pursuit(EuState state) {
        return Pursuers.battle(state).filter(battle -> battle.pursuit() != null);
    }

    private static EuState met(EuState state, ShoreFireMet met) {
        var next = pursuit(state).map(battle -> Pursuers.with(state, battle.pursuit(battle.pursuit().facing(met.from(), met.to()))))
                .orElseGet(() -> underWay(state, voyage(state).awaits(Voyage.Awaits.SHORE_FIRE)));
        for (var battery : met.batteries()) {
            next = next.owes(new Duty.ShoreFire(battery.country(), met.stack(), battery));
        }
        return next;
    }

    /** Lets the stack go on once all have decided. */
    private static EuState passed(EuState state) {
        return state.duties().stream().anyMatch(Duty.ShoreFire.class::isInstance) ? state
                : pursuit(state).map(battle -> Pursuers.with(state, battle.pursuit(battle.pursuit().passed())))
                        .orElseGet(() -> underWay(state, voyage(state).afterFire()));
    }

    /**
     * Stops the stack: nobody else fires. With troops aboard it goes back; a stack that fire meets on its way out of a port has not left
     * and stays there.
     */
    private static EuState stopped(EuState state, String id) {
        var next = state;
        for (var duty : List.copyOf(state.duties())) {
            if (duty instanceof Duty.ShoreFire) {
                next = next.duties(next.duties().minus(duty));
            }
        }
        var pursued = pursuit(state);
        if (pursued.isPresent()) {
            return Pursuers.with(next, pursued.get().pursuit(pursued.get().pursuit().halted()));
        }
        next = underWay(next, voyage(state).onward(List.of(), null));
        var stack = state.fleet(id).orElseThrow();
        return stack.aboard().isEmpty() || state.fortress(stack.at()) != null ? next : next.owes(new Duty.WayHome(stack.country(), id));
    }
}
