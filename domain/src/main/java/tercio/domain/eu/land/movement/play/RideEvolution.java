package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.function.Predicate;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Departure;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Precedence;
import tercio.domain.eu.common.game.Ride;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderLanded;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderPutToSea;
import tercio.domain.eu.land.movement.play.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.land.movement.play.MoveEvent.RideBegan;
import tercio.domain.eu.land.movement.play.MoveEvent.RideEnded;
import tercio.domain.eu.turn.leader.play.LeaderPosts;

/** Applies the events of leaders who ride alone to the board. */
final class RideEvolution {

    private static final Departure ASHORE = new Departure(0, 0, false, 0, 0);

    private RideEvolution() {}

    /** A stack without troops stands for the leader while he rides, so that he can be intercepted like a stack. */
    static EuState afterStart(EuState state, RideBegan began) {
        var status = state.leader(began.leader()).orElseThrow();
        var rider = Stack.atRest(began.rider(), status.leader().country(), began.from(), Units.NONE, 0, List.of(began.leader()));
        var movement = ((Movement) state.phase()).withRider(began.leader()).withPrecedence(Precedence.FREE)
                .withRide(new Ride(began.leader(), began.stack().orElse(null), began.into().orElse(null)), Move.starting(began.rider(), began.from(), began.path()));
        return withLeaderAshore(state, began.leader()).with(status.asPresent()).withNewStack(rider).withPhase(movement)
                .withDiscoveries(began.stack().map(from -> state.world().discoveries().afterSplit(from, StackId.ofLeader(began.leader()))).orElse(state.world().discoveries()));
    }

    /** Ends a ride. The leader shares what he knows with those whom he joins. */
    static EuState afterEnd(EuState state, RideEnded ended) {
        var arrived = withoutRide(state, ended.rider());
        var status = arrived.leaders().get(ended.leader());
        if (ended.into().isEmpty()) {
            return arrived.with(status.asAloneIn(ended.province()));
        }
        var into = ended.into().get();
        return LeaderPosts.withLeader(arrived, into, status).withDiscoveries(arrived.world().discoveries().afterMerge(into, StackId.ofLeader(ended.leader()), status.leader().country()));
    }

    /** The board without the leader on any stack, and with none of the ships, so that he is one of the leaders on land. */
    static EuState withLeaderAshore(EuState state, LeaderId leader) {
        var ships = state.navies().stacks().values().stream().filter(each -> each.leaders().contains(leader)).findFirst();
        return ships.isEmpty() ? withoutPost(state, leader)
                : state.withNavies(state.navies().with(ships.get().withLeaders(ships.get().leaders().stream().filter(Predicate.not(leader::equals)).toList())).withoutLeader(leader));
    }

    /** A naval stack without ships stands for the leader at sea, and a voyage for his passage. He himself is on the coast until he lands. */
    static EuState afterPuttingToSea(EuState state, LeaderPutToSea put) {
        var movement = (Movement) state.phase();
        var move = movement.move().orElseThrow();
        var country = state.stacks().get(put.rider()).country();
        return state.withNavies(state.navies().with(LeadersAtSea.passengerShip(put.ship(), country, put.from())))
                .withPhase(movement.withMove(move.withOnward(move.onward().subList(put.zones().size(), move.onward().size())))
                        .withVoyage(Voyage.starting(put.ship(), put.from(), put.zones(), null, ASHORE)));
    }

    static EuState afterLanding(EuState state, LeaderLanded landed) {
        var movement = (Movement) state.phase();
        return state.withNavies(state.navies().without(landed.ship()))
                .with(state.stacks().get(landed.rider()).afterEntering(landed.province(), landed.zone()))
                .withPhase(movement.withoutVoyage().withMove(movement.move().orElseThrow().afterEntering(landed.zone(), landed.province(), landed.mp(), false)));
    }

    static EuState afterDeath(EuState state, LoneLeaderDied died) {
        var without = state.phase() instanceof Movement movement && movement.ride().filter(ride -> ride.leader().equals(died.leader())).isPresent()
                ? withoutRide(state, movement.move().orElseThrow().stack())
                : state;
        return without.with(without.leaders().get(died.leader()).asLost(LeaderStatus.Fate.KILLED, null, died.province()));
    }

    private static EuState withoutRide(EuState state, StackId rider) {
        var movement = (Movement) state.phase();
        var afloat = movement.voyage().map(voyage -> state.withNavies(state.navies().without(voyage.stack()))).orElse(state);
        return afloat.without(state.stacks().get(rider)).withPhase(movement.withoutRide());
    }

    /** The board without the leader on any stack. */
    private static EuState withoutPost(EuState state, LeaderId leader) {
        var next = state;
        for (var stack : state.stacks().values()) {
            if (stack.leaders().contains(leader)) {
                next = next.with(stack.withLeaders(stack.leaders().stream().filter(Predicate.not(leader::equals)).toList()));
            }
        }
        return next;
    }
}
