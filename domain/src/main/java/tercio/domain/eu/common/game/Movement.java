package tercio.domain.eu.common.game;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * The movements of an impulse. The parts are those of the stored form, in which what is not under way is {@code null}; {@link #action} says
 * what is.
 *
 * @param move the move under way, {@code null} between moves
 * @param engagement the interception battle being fought, {@code null} if none
 * @param ended countries of the alliance that have ended their movements while others have not
 * @param arrived the stack whose move ended last, {@code null} before the first one
 * @param following stacks that will move with a stack of an ally; none in older stored boards
 * @param precedence the country of the alliance that makes the next move; missing in older stored boards, which
 *     means any
 * @param rode leaders who have moved alone; none in older stored boards
 * @param ride the leader who rides alone now, whose way is the move; {@code null} if none
 * @param crowds provinces where a split made too many counters; none in older stored boards
 * @param voyage the voyage under way, {@code null} if none
 * @param seaBattle the interception battle being fought at sea, {@code null} if none
 */
public record Movement(int turnOf, Move move, Engagement engagement, List<CountryId> ended, StackId arrived, List<Following> following, Precedence precedence,
        List<LeaderId> rode, Ride ride, List<Crowd> crowds, Voyage voyage, SeaEngagement seaBattle) implements Phase {

    public Movement {
        ended = ended == null ? List.of() : List.copyOf(ended);
        following = following == null ? List.of() : List.copyOf(following);
        precedence = precedence == null ? Precedence.FREE : precedence;
        rode = rode == null ? List.of() : List.copyOf(rode);
        crowds = crowds == null ? List.of() : List.copyOf(crowds);
    }

    /** A stack that moves with another when that one moves (EU-CMD-3). */
    public record Following(StackId stack, StackId under) {}

    /**
     * The stacks of an alliance in a province, too many counters since one of them was split (EU-STACK-3).
     *
     * @param ld LD of the alliance there at that moment, Pashas not counted
     */
    public record Crowd(SpaceId province, Alliance alliance, int ld) {}

    public static Movement starting(int turnOf) {
        return new Movement(turnOf, null, null, List.of(), null, List.of(), Precedence.FREE, List.of(), null, List.of(), null, null);
    }

    /** The action under way. A battle comes before the move that it stops, and a ride before the voyage on which it goes on. */
    public MovementAction action() {
        if (engagement != null) {
            return new MovementAction.FightingOnLand(engagement);
        }
        if (seaBattle != null) {
            return new MovementAction.FightingAtSea(seaBattle);
        }
        if (ride != null) {
            return voyage == null ? new MovementAction.RidingAlone(ride, move) : new MovementAction.CrossingAlone(ride, move, voyage);
        }
        if (voyage != null) {
            return new MovementAction.Sailing(voyage);
        }
        return move == null ? MovementAction.BETWEEN_MOVES : new MovementAction.Marching(move);
    }

    public Movement withMove(Move now) {
        return new Movement(turnOf, now, engagement, ended, arrived, following, precedence, rode, ride, crowds, voyage, seaBattle);
    }

    public Movement withEngagement(Engagement now) {
        return new Movement(turnOf, move, now, ended, arrived, following, precedence, rode, ride, crowds, voyage, seaBattle);
    }

    /** Ends the current move. The stack is the one that moved last. */
    public Movement withArrival(StackId stack) {
        return new Movement(turnOf, null, engagement, ended, stack, following, precedence, rode, ride, crowds, voyage, seaBattle);
    }

    public Movement withEnded(CountryId country) {
        return new Movement(turnOf, move, engagement, Stream.concat(ended.stream(), Stream.of(country)).toList(), arrived, following, precedence, rode, ride, crowds, voyage, seaBattle);
    }

    /** The phase in which a stack will move with another. */
    public Movement withFollower(StackId stack, StackId under) {
        var others = following.stream().filter(each -> !each.stack().equals(stack));
        return withFollowers(Stream.concat(others, Stream.of(new Following(stack, under))).toList());
    }

    /** The phase in which a stack will move by itself. */
    public Movement withoutFollower(StackId stack) {
        return withFollowers(following.stream().filter(each -> !each.stack().equals(stack)).toList());
    }

    private Movement withFollowers(List<Following> now) {
        return new Movement(turnOf, move, engagement, ended, arrived, now, precedence, rode, ride, crowds, voyage, seaBattle);
    }

    /** The phase after a leader has moved alone. */
    public Movement withRider(LeaderId leader) {
        return new Movement(turnOf, move, engagement, ended, arrived, following, precedence, Stream.concat(rode.stream(), Stream.of(leader)).toList(), ride, crowds, voyage, seaBattle);
    }

    /**
     * The phase while a leader rides alone, and no other piece moves before he arrives; {@code null} when he has.
     */
    public Movement withRide(Ride now) {
        return new Movement(turnOf, move, engagement, ended, arrived, following, precedence, rode, now, crowds, voyage, seaBattle);
    }

    /**
     * The phase with a province where stacking is tested when the movements are over, or when another stack comes
     * there.
     */
    public Movement withCrowd(Crowd now) {
        var others = crowds.stream().filter(each -> !each.province().equals(now.province()) || each.alliance() != now.alliance());
        return new Movement(turnOf, move, engagement, ended, arrived, following, precedence, rode, ride, Stream.concat(others, Stream.of(now)).toList(), voyage, seaBattle);
    }

    @Override
    public boolean isUnderWay() {
        return !(action() instanceof MovementAction.BetweenMoves);
    }

    /** Whether a land stack or a naval stack is under way: each movement is completed before the next begins. */
    public boolean hasStackUnderWay() {
        return move != null || voyage != null;
    }

    /**
     * The phase while a naval stack is under way, and no other piece moves before its voyage is over; {@code null}
     * when it is.
     */
    public Movement withVoyage(Voyage now) {
        return new Movement(turnOf, move, engagement, ended, arrived, following, precedence, rode, ride, crowds, now, seaBattle);
    }

    /** The phase with a battle at sea that an interception has caused; {@code null} once it is over. */
    public Movement withSeaBattle(SeaEngagement now) {
        return new Movement(turnOf, move, engagement, ended, arrived, following, precedence, rode, ride, crowds, voyage, now);
    }

    public Movement withPrecedence(Precedence now) {
        return new Movement(turnOf, move, engagement, ended, arrived, following, now, rode, ride, crowds, voyage, seaBattle);
    }
}
