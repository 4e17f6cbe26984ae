package tercio.domain.eu.play.movement;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Ride;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.Refuges;
import tercio.domain.eu.play.interception.Interceptions;
import tercio.domain.eu.play.leader.HierarchyWarnings;
import tercio.domain.eu.play.leader.LeaderPosts;
import tercio.domain.eu.play.movement.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.play.movement.MoveEvent.ProvinceEntered;
import tercio.domain.eu.play.movement.MoveEvent.RideEnded;
import tercio.domain.ruling.Step;

/**
 * Leaders who ride alone step by step, and leaders who stay alone (EU-MOVE-LEADER). A leader who enters a province with unbesieged enemies
 * and without unbesieged friends dies, and so does one who is intercepted. Readings: an enemy fortress or a revolt is an enemy; one who
 * stays alone in a province whose fortress is friendly is in it, and safe until it falls; elsewhere he dies in the same way where enemies
 * come to him and are not stopped at once, or his friends leave him; a monarch dies like others, since only one who commands troops is
 * captured; nobody helps him by a counter-interception, since he is dead before.
 */
public final class LoneRides {

    private LoneRides() {}

    /**
     * Continues a ride.
     *
     * @return whether it went on without a decision of a player
     */
    public static boolean goOn(Play play, Phase.Movement movement) {
        var move = movement.move();
        var ride = movement.ride();
        if (movement.voyage() != null) {
            return LeadersAtSea.goOn(play, movement);
        }
        if (!move.interceptors().isEmpty()) {
            dies(play, ride.leader(), move.province(), true, move.interceptors().stream().map(Engaged::stack).toList(), "intercepted");
            return true;
        }
        var entered = move.awaits() == Move.Awaits.INTERCEPTION;
        var board = play.board();
        int alliance = board.state().allianceOf(board.state().stacks().get(move.stack()));
        if (entered && !protectedBy(board, move.province(), alliance, List.of(move.stack()))) {
            var met = met(board, move.province(), alliance, List.of(move.stack()), StackTitle::recorded);
            if (met.isPresent()) {
                dies(play, ride.leader(), move.province(), false, enemies(board, move.province(), alliance), met.get());
                return true;
            }
            if (Interceptions.asked(board, move).isPresent()) {
                return false;
            }
        }
        if (move.onward().isEmpty()) {
            arrives(play, ride, move);
        } else if (play.map().sea(move.onward().getFirst()).isPresent()) {
            LeadersAtSea.putsToSea(play, ride, move);
        } else {
            enters(play, move);
        }
        return true;
    }

    private static void enters(Play play, Move move) {
        var board = play.board();
        var rider = play.state().stacks().get(move.stack());
        var next = move.onward().getFirst();
        var cost = Marches.costAlone(board, rider, move.province(), next);
        play.happens(new ProvinceEntered(rider.id(), move.province(), next, cost.total(), false, true),
                List.of(Step.of("the leader enters " + board.name(next), LandMoves.RULE).tally(cost).result(cost.total() + " MP")));
    }

    private static void arrives(Play play, Ride ride, Move move) {
        var before = before(play.board(), ride, move);
        var into = Optional.ofNullable(ride.into());
        play.happens(new RideEnded(ride.leader(), move.stack(), into, move.province(), move.mp()), List.of(Step.of("a leader alone", LeadersAlone.RULE)
                .result(move.mp() + " of " + Rides.most(play.board()) + " MP, no roll for attrition")));
        HierarchyWarnings.tell(play, before, List.of(play.state().leader(ride.leader()).orElseThrow().leader().country()));
    }

    /** The board as it would be if he had not ridden. */
    private static Board before(Board board, Ride ride, Move move) {
        var state = board.state().without(board.state().stacks().get(move.stack()));
        var status = state.leaders().get(ride.leader());
        var back = ride.from() == null ? state.with(status.alone(move.marched().path().getFirst()))
                : LeaderPosts.joined(state, ride.from(), status);
        return new Board(back, board.map(), board.tables());
    }

    private static void dies(Play play, String leader, String province, boolean caught, List<String> by, String how) {
        play.happens(new LoneLeaderDied(leader, province, caught, by), List.of(Step.of("a leader alone", LeadersAlone.RULE).result(how + ": he dies")));
    }

    /**
     * Lets a leader who stays alone die where enemies have come to him, or his friends have left him among enemies.
     *
     * @return whether one died
     */
    public static boolean overtaken(Play play) {
        var board = play.board();
        for (var status : board.state().leadersAlone()) {
            int alliance = board.state().allianceOf(status.leader().country());
            if (Refuges.sheltered(board, status) || stillEntering(board.state(), status.place())) {
                continue;
            }
            var met = met(board, status.place(), alliance, List.of(), StackTitle::recorded);
            if (met.isPresent()) {
                dies(play, status.leader().id(), status.place(), false, enemies(board, status.place(), alliance), met.get());
                return true;
            }
        }
        return false;
    }

    /** Whether an enemy has entered the province on a march and may still be stopped there. */
    private static boolean stillEntering(EuState state, String province) {
        return state.phase() instanceof Phase.Movement movement && movement.move() != null && movement.move().province().equals(province)
                && !movement.move().waits() && movement.move().awaits() != Move.Awaits.END;
    }

    private static List<String> enemies(Board board, String province, int alliance) {
        return board.enemiesInField(province, alliance).stream().map(Stack::id).toList();
    }

    /** The unbesieged enemies in a province among whom a leader alone dies; empty where there are none, or friends protect him. */
    static Optional<String> met(Board board, String province, int alliance, List<String> riders) {
        return met(board, province, alliance, riders, StackTitle::of);
    }

    private static Optional<String> met(Board board, String province, int alliance, List<String> riders, BiFunction<EuState, String, String> title) {
        if (protectedBy(board, province, alliance, riders)) {
            return Optional.empty();
        }
        var name = board.name(province);
        var enemies = board.enemiesInField(province, alliance);
        if (!enemies.isEmpty()) {
            return Optional.of(title.apply(board.state(), enemies.getFirst().id()) + " stands in " + name);
        }
        if (board.enemyFortress(province, alliance)) {
            return Optional.of("the enemy holds the fortress of " + name);
        }
        return board.state().marks().inRevolt(province) ? Optional.of(name + " is in revolt") : Optional.empty();
    }

    /** Whether friendly troops stand unbesieged in the province. */
    private static boolean protectedBy(Board board, String province, int alliance, List<String> riders) {
        return board.field(province, alliance).stream().map(Stack::id).anyMatch(Predicate.not(riders::contains));
    }
}
