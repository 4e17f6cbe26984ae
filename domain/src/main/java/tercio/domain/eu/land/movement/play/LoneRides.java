package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.RecordedNames;
import tercio.domain.eu.common.game.Ride;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Refuges;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.play.Interceptions;
import tercio.domain.eu.land.movement.play.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.land.movement.play.MoveEvent.ProvinceEntered;
import tercio.domain.eu.land.movement.play.MoveEvent.RideEnded;
import tercio.domain.eu.turn.leader.play.HierarchyWarnings;
import tercio.domain.eu.turn.leader.play.LeaderPosts;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

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
    public static boolean continueRide(EuCommandRun play, Movement movement) {
        var move = movement.move().orElseThrow();
        var ride = movement.ride().orElseThrow();
        if (!move.interceptors().isEmpty()) {
            recordDeath(play, ride.leader(), move.province(), true, move.interceptors().stream().map(Engaged::stack).toList(), deathByInterception());
            return true;
        }
        var entered = move.awaits() == Move.Awaits.INTERCEPTION;
        var board = play.board();
        var alliance = board.state().allianceOf(board.state().stacks().get(move.stack()));
        if (entered && !isProtected(board, move.province(), alliance, List.of(move.stack()))) {
            var met = deathAmongEnemies(board, move.province(), alliance, List.of(move.stack()));
            if (met.isPresent()) {
                recordDeath(play, ride.leader(), move.province(), false, enemyIds(board, move.province(), alliance), met.get());
                return true;
            }
            if (Interceptions.allianceToAsk(board, move).isPresent()) {
                return false;
            }
        }
        if (move.onward().isEmpty()) {
            arrive(play, ride, move);
        } else if (play.map().sea(move.onward().getFirst()).isPresent()) {
            LeadersAtSea.putToSea(play, ride, move);
        } else {
            enterNext(play, move);
        }
        return true;
    }

    private static void enterNext(EuCommandRun play, Move move) {
        var board = play.board();
        var rider = play.state().stacks().get(move.stack());
        var next = move.onward().getFirst();
        var cost = Marches.costAlone(board, rider, move.province(), next);
        play.emit(new ProvinceEntered(rider.id(), move.province(), next, cost.total(), false, true),
                List.of(Step.of("the leader enters " + board.name(next), LandMoves.RULE).tally(cost).result(cost.total() + " MP")));
    }

    private static void arrive(EuCommandRun play, Ride ride, Move move) {
        var before = boardWithoutRide(play.board(), ride, move);
        var into = Optional.ofNullable(ride.into());
        play.emit(new RideEnded(ride.leader(), move.stack(), into, move.province(), move.mp()), List.of(Step.of("a leader alone", LeadersAlone.RULE)
                .result(LeadersAlone.rideResult(play.board(), move.mp()))));
        HierarchyWarnings.warn(play, before, List.of(play.state().leader(ride.leader()).orElseThrow().leader().country()));
    }

    /** The board as it would be if he had not ridden. */
    private static WarView boardWithoutRide(WarView board, Ride ride, Move move) {
        var state = board.state().without(board.state().stacks().get(move.stack()));
        var status = state.leaders().get(ride.leader());
        var back = ride.from() == null ? state.with(status.asAloneIn(move.marched().path().getFirst()))
                : LeaderPosts.withLeader(state, ride.from(), status);
        return new WarView(back, board.map(), board.tables());
    }

    private static void recordDeath(EuCommandRun play, LeaderId leader, SpaceId province, boolean caught, List<StackId> by, Keyed how) {
        play.emit(new LoneLeaderDied(leader, province, caught, by), List.of(Step.of("a leader alone", LeadersAlone.RULE).result(how)));
    }

    /** The result for a leader who dies because he is intercepted. */
    static Keyed deathByInterception() {
        return Sentence.of("eu.movement.result-dies-intercepted");
    }

    /**
     * Lets a leader who stays alone die where enemies have come to him, or his friends have left him among enemies.
     *
     * @return whether one died
     */
    public static boolean killOvertakenLeader(EuCommandRun play) {
        var board = play.board();
        for (var status : board.state().leadersAlone()) {
            var alliance = board.state().allianceOf(status.leader().country());
            if (Refuges.isSheltered(board, status) || isStillEntering(board.state(), status.place())) {
                continue;
            }
            var met = deathAmongEnemies(board, status.place(), alliance, List.of());
            if (met.isPresent()) {
                recordDeath(play, status.leader().id(), status.place(), false, enemyIds(board, status.place(), alliance), met.get());
                return true;
            }
        }
        return false;
    }

    /** Whether an enemy has entered the province on a march and may still be stopped there. */
    private static boolean isStillEntering(EuState state, SpaceId province) {
        return state.phase() instanceof Movement movement
                && movement.move().filter(move -> move.province().equals(province) && !move.waitsForPlayer() && move.awaits() != Move.Awaits.END).isPresent();
    }

    private static List<StackId> enemyIds(WarView board, SpaceId province, Alliance alliance) {
        return board.enemiesInField(province, alliance).stream().map(Stack::id).toList();
    }

    /** The unbesieged enemies in a province among whom a leader alone dies, as a part of a sentence; empty where there are none, or friends protect him. */
    static Optional<Keyed> enemiesMet(WarView board, SpaceId province, Alliance alliance, List<StackId> riders) {
        return Enemies.in(board, province, alliance, riders).map(enemies -> enemies.phrase(board, province, alliance));
    }

    /** The result for a leader who meets them and dies. */
    private static Optional<Keyed> deathAmongEnemies(WarView board, SpaceId province, Alliance alliance, List<StackId> riders) {
        return Enemies.in(board, province, alliance, riders).map(enemies -> enemies.death(board, province, alliance));
    }

    /** Enemies that a leader alone meets and dies of. */
    private enum Enemies {
        STACK, FORTRESS, REVOLT;

        static Optional<Enemies> in(WarView board, SpaceId province, Alliance alliance, List<StackId> riders) {
            if (isProtected(board, province, alliance, riders)) {
                return Optional.empty();
            }
            return !board.enemiesInField(province, alliance).isEmpty() ? Optional.of(STACK)
                    : board.hasEnemyFortress(province, alliance) ? Optional.of(FORTRESS)
                    : board.state().marks().isInRevolt(province) ? Optional.of(REVOLT) : Optional.empty();
        }

        Keyed phrase(WarView board, SpaceId province, Alliance alliance) {
            var danger = Sentence.of("eu.movement.danger").with("danger", name().toLowerCase(Locale.ROOT));
            return danger.with("stack", this == STACK ? SentenceNames.stack(board.state(), first(board, province, alliance)) : new Argument.Word("none"))
                    .with("where", SentenceNames.place(province));
        }

        Keyed death(WarView board, SpaceId province, Alliance alliance) {
            var where = SentenceNames.place(province);
            return switch (this) {
                case STACK -> Sentence.of("eu.movement.result-dies-by-stack").with("stack", RecordedNames.stack(board.state(), first(board, province, alliance))).with("where", where);
                case FORTRESS -> Sentence.of("eu.movement.result-dies-by-fortress").with("where", where);
                case REVOLT -> Sentence.of("eu.movement.result-dies-by-revolt").with("where", where);
            };
        }

        private static StackId first(WarView board, SpaceId province, Alliance alliance) {
            return board.enemiesInField(province, alliance).getFirst().id();
        }
    }

    /** Whether friendly troops stand unbesieged in the province. */
    private static boolean isProtected(WarView board, SpaceId province, Alliance alliance, List<StackId> riders) {
        return board.stacksInField(province, alliance).stream().map(Stack::id).anyMatch(Predicate.not(riders::contains));
    }
}
