package tercio.domain.eu.play.movement;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Departure;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Precedence;
import tercio.domain.eu.game.Ride;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.leader.LeaderPosts;
import tercio.domain.eu.play.movement.MoveEvent.LeaderLanded;
import tercio.domain.eu.play.movement.MoveEvent.LeaderPutToSea;
import tercio.domain.eu.play.movement.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.play.movement.MoveEvent.RideBegan;
import tercio.domain.eu.play.movement.MoveEvent.RideEnded;

/** Applies the events of leaders who ride alone to the board. */
final class RideEvolution {

    private static final Departure ASHORE = new Departure(0, 0, false, 0, 0);

    private RideEvolution() {}

    /** A stack without troops stands for the leader while he rides, so that he can be intercepted like a stack. */
    static EuState began(EuState state, RideBegan began) {
        var status = state.leader(began.leader()).orElseThrow();
        var rider = Stack.standing(began.rider(), status.leader().country(), began.from(), Units.NONE, 0, List.of(began.leader()));
        var movement = ((Phase.Movement) state.phase()).rides(began.leader()).precedence(Precedence.FREE)
                .ride(new Ride(began.leader(), began.stack().orElse(null), began.into().orElse(null)))
                .move(Move.begins(began.rider(), began.from(), began.path()));
        return ashore(state, began.leader()).with(status.present()).founds(rider).phase(movement)
                .discoveries(began.stack().map(from -> state.world().discoveries().split(from, began.leader())).orElse(state.world().discoveries()));
    }

    /** Ends a ride. The leader shares what he knows with those whom he joins. */
    static EuState ended(EuState state, RideEnded ended) {
        var arrived = over(state, ended.rider());
        var status = arrived.leaders().get(ended.leader());
        if (ended.into().isEmpty()) {
            return arrived.with(status.alone(ended.province()));
        }
        var into = ended.into().get();
        return LeaderPosts.joined(arrived, into, status).discoveries(arrived.world().discoveries().merged(into, ended.leader(), status.leader().country()));
    }

    /** The board without the leader on any stack, and with none of the ships, so that he is one of the leaders on land. */
    static EuState ashore(EuState state, String leader) {
        var ships = state.navies().stacks().values().stream().filter(each -> each.leaders().contains(leader)).findFirst();
        return ships.isEmpty() ? left(state, leader)
                : state.navies(state.navies().with(ships.get().leaders(ships.get().leaders().stream().filter(Predicate.not(leader::equals)).toList())).withoutLeader(leader));
    }

    /** A naval stack without ships stands for the leader at sea, and a voyage for his passage. He himself is on the coast until he lands. */
    static EuState putToSea(EuState state, LeaderPutToSea put) {
        var movement = (Phase.Movement) state.phase();
        var move = movement.move();
        var country = state.stacks().get(put.rider()).country();
        return state.navies(state.navies().with(LeadersAtSea.passenger(put.ship(), country, put.from())))
                .phase(movement.move(move.onward(move.onward().subList(put.zones().size(), move.onward().size())))
                        .voyage(Voyage.begins(put.ship(), put.from(), put.zones(), null, ASHORE)));
    }

    static EuState landed(EuState state, LeaderLanded landed) {
        var movement = (Phase.Movement) state.phase();
        return state.navies(state.navies().without(landed.ship()))
                .with(state.stacks().get(landed.rider()).entering(landed.province(), landed.zone()))
                .phase(movement.voyage(null).move(movement.move().entering(landed.zone(), landed.province(), landed.mp(), false)));
    }

    static EuState died(EuState state, LoneLeaderDied died) {
        var without = state.phase() instanceof Phase.Movement movement && movement.ride() != null && movement.ride().leader().equals(died.leader())
                ? over(state, movement.move().stack())
                : state;
        return without.with(without.leaders().get(died.leader()).lost(LeaderStatus.Fate.KILLED, null, died.province()));
    }

    private static EuState over(EuState state, String rider) {
        var movement = (Phase.Movement) state.phase();
        var afloat = movement.voyage() == null ? state : state.navies(state.navies().without(movement.voyage().stack()));
        return afloat.without(state.stacks().get(rider)).phase(movement.move(null).voyage(null).ride(null));
    }

    /** The board without the leader on any stack. */
    private static EuState left(EuState state, String leader) {
        var next = state;
        for (var stack : state.stacks().values()) {
            if (stack.leaders().contains(leader)) {
                next = next.with(stack.leaders(stack.leaders().stream().filter(Predicate.not(leader::equals)).toList()));
            }
        }
        return next;
    }

    static Stack joined(Stack stack, String leader) {
        return stack.leaders(Stream.concat(stack.leaders().stream(), Stream.of(leader)).toList());
    }
}
