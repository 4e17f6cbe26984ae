package tercio.domain.eu.sea.shorefire.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SeaChase;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.sea.ships.play.Pursuers;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.FireHeld;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShoreFireMet;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShotFromShore;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.TurnedHome;

/** Applies the events of the fire of a shore to the board. */
final class ShoreFireEvolution {

    private ShoreFireEvolution() {}

    static EuState evolve(EuState state, ShoreFireEvent event) {
        return switch (event) {
            case ShoreFireMet met -> withDuties(state, met);
            case FireHeld held -> afterPassing(state.withoutFirstDuty());
            case ShotFromShore shot -> shot.stopped() ? afterStop(state.withoutFirstDuty(), shot.stack()) : afterPassing(state.withoutFirstDuty());
            case TurnedHome home -> withVoyage(state.withoutFirstDuty(), voyage(state).withOnward(home.path(), null).withTolls(home.tolls()));
        };
    }

    private static Voyage voyage(EuState state) {
        return ((Movement) state.phase()).voyage().orElseThrow();
    }

    private static EuState withVoyage(EuState state, Voyage now) {
        return state.withPhase(((Movement) state.phase()).withVoyage(now));
    }

    /** A chase past closed straits after a battle at sea. */
    private record ChaseUnderWay(SeaEngagement battle, SeaStage.FollowUp stage, SeaChase.UnderWay chase) {

        EuState with(EuState state, SeaChase now) {
            return Pursuers.withBattle(state, battle.withStage(stage.with(stage.departures(), now)));
        }
    }

    /** The chase of a stack that follows after a battle at sea; empty on a voyage. */
    private static Optional<ChaseUnderWay> chase(EuState state) {
        return Pursuers.currentBattle(state).flatMap(battle -> battle.stage() instanceof SeaStage.FollowUp stage && stage.chase() instanceof SeaChase.UnderWay chase
                ? Optional.of(new ChaseUnderWay(battle, stage, chase)) : Optional.empty());
    }

    private static SeaChase.AtStrait strait(ChaseUnderWay pursuit) {
        return (SeaChase.AtStrait) pursuit.chase();
    }

    private static EuState withDuties(EuState state, ShoreFireMet met) {
        var next = chase(state).map(pursuit -> pursuit.with(state, pursuit.chase().atStrait(met.from(), met.to())))
                .orElseGet(() -> withVoyage(state, voyage(state).withAwaits(Voyage.Awaits.SHORE_FIRE)));
        for (var battery : met.batteries()) {
            next = next.withDuty(new Duty.ShoreFire(battery.country(), met.stack(), battery));
        }
        return next;
    }

    /** Lets the stack go on once all have decided. */
    private static EuState afterPassing(EuState state) {
        return state.duties().stream().anyMatch(Duty.ShoreFire.class::isInstance) ? state
                : chase(state).map(pursuit -> pursuit.with(state, strait(pursuit).afterPassing()))
                        .orElseGet(() -> withVoyage(state, voyage(state).afterFire()));
    }

    /**
     * Stops the stack: nobody else fires. With troops aboard it goes back; a stack that fire meets on its way out of a port has not left
     * and stays there.
     */
    private static EuState afterStop(EuState state, StackId id) {
        var next = state;
        for (var duty : List.copyOf(state.duties())) {
            if (duty instanceof Duty.ShoreFire) {
                next = next.withDuties(next.duties().minus(duty));
            }
        }
        var pursuit = chase(state);
        if (pursuit.isPresent()) {
            return pursuit.get().with(next, strait(pursuit.get()).afterHalt());
        }
        next = withVoyage(next, voyage(state).withOnward(List.of(), null));
        var stack = state.fleet(id).orElseThrow();
        return stack.aboard().isEmpty() || state.fortress(stack.at()) != null ? next : next.withDuty(new Duty.WayHome(stack.country(), id));
    }
}
