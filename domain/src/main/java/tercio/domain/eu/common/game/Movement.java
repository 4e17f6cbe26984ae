package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.game.HashForm;
import tercio.domain.map.SpaceId;

/**
 * The movements of an impulse. {@link MovementForm} is the form in which they are hashed, from the time when one record held the parts of all
 * actions.
 *
 * @param action the action under way
 * @param ended countries of the alliance that have ended their movements while others have not
 * @param arrived the stack whose move ended last; empty before the first one
 * @param following stacks that will move with a stack of an ally
 * @param precedence the country of the alliance that makes the next move
 * @param rode leaders who have moved alone
 * @param crowds provinces where a split made too many counters
 */
public record Movement(int turnOf, MovementAction action, List<CountryId> ended, Optional<StackId> arrived, List<Following> following, Precedence precedence,
        List<LeaderId> rode, List<Crowd> crowds) implements Phase, HashForm {

    public Movement {
        ended = List.copyOf(ended);
        following = List.copyOf(following);
        rode = List.copyOf(rode);
        crowds = List.copyOf(crowds);
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
        return new Movement(turnOf, MovementAction.BETWEEN_MOVES, List.of(), Optional.empty(), List.of(), Precedence.FREE, List.of(), List.of());
    }

    // --- The action ------------------------------------------------------------------------------------------------

    /** The movement under way, also while a battle stops it. */
    private MovementAction.Advance advance() {
        return switch (action) {
            case MovementAction.Advance advance -> advance;
            case MovementAction.Fight fight -> fight.stopped();
        };
    }

    /** The move of a land stack or of a leader alone. */
    public Optional<Move> move() {
        return switch (advance()) {
            case MovementAction.Marching(var move) -> Optional.of(move);
            case MovementAction.RidingAlone(_, var move) -> Optional.of(move);
            case MovementAction.CrossingAlone(_, var move, _) -> Optional.of(move);
            case MovementAction.MarchingBesideShips(_, var move) -> Optional.of(move);
            case MovementAction.BetweenMoves _, MovementAction.Sailing _ -> Optional.empty();
        };
    }

    /** The voyage of a naval stack. */
    public Optional<Voyage> voyage() {
        return switch (advance()) {
            case MovementAction.Sailing(var voyage) -> Optional.of(voyage);
            case MovementAction.CrossingAlone(_, _, var voyage) -> Optional.of(voyage);
            case MovementAction.MarchingBesideShips(var voyage, _) -> Optional.of(voyage);
            case MovementAction.BetweenMoves _, MovementAction.Marching _, MovementAction.RidingAlone _ -> Optional.empty();
        };
    }

    /** The ride of a leader alone. */
    public Optional<Ride> ride() {
        return switch (advance()) {
            case MovementAction.RidingAlone(var ride, _) -> Optional.of(ride);
            case MovementAction.CrossingAlone(var ride, _, _) -> Optional.of(ride);
            case MovementAction.BetweenMoves _, MovementAction.Marching _, MovementAction.Sailing _, MovementAction.MarchingBesideShips _ -> Optional.empty();
        };
    }

    /** The interception battle that is fought on land. */
    public Optional<Engagement> engagement() {
        return action instanceof MovementAction.FightingOnLand(var battle, _) ? Optional.of(battle) : Optional.empty();
    }

    /** The interception battle that is fought at sea. */
    public Optional<SeaEngagement> seaBattle() {
        return action instanceof MovementAction.FightingAtSea(var battle, _) ? Optional.of(battle) : Optional.empty();
    }

    @Override
    public boolean isUnderWay() {
        return !(action instanceof MovementAction.BetweenMoves);
    }

    /** Whether a land stack or a naval stack is under way: each movement is completed before the next begins. */
    public boolean hasStackUnderWay() {
        return !(advance() instanceof MovementAction.BetweenMoves);
    }

    private Movement withAction(MovementAction now) {
        return new Movement(turnOf, now, ended, arrived, following, precedence, rode, crowds);
    }

    private Movement withAdvance(Optional<Ride> ride, Optional<Move> move, Optional<Voyage> voyage) {
        var now = MovementAction.Advance.of(ride, move, voyage);
        return withAction(action instanceof MovementAction.Fight fight ? fight.with(now) : now);
    }

    public Movement withMove(Move now) {
        return withAdvance(ride(), Optional.of(now), voyage());
    }

    /** The phase when no land stack moves any more. */
    public Movement withoutMove() {
        return withAdvance(ride(), Optional.empty(), voyage());
    }

    /** Ends the current move. The stack is the one that moved last. */
    public Movement withArrival(StackId stack) {
        return new Movement(turnOf, action, ended, Optional.of(stack), following, precedence, rode, crowds).withoutMove();
    }

    /** The phase while a naval stack is under way, and no other piece moves before its voyage is over. */
    public Movement withVoyage(Voyage now) {
        return withAdvance(ride(), move(), Optional.of(now));
    }

    /** The phase when the voyage is over. */
    public Movement withoutVoyage() {
        return withAdvance(ride(), move(), Optional.empty());
    }

    /** The phase while a leader rides alone on his way, and no other piece moves before he arrives. */
    public Movement withRide(Ride now, Move way) {
        return withAdvance(Optional.of(now), Optional.of(way), voyage());
    }

    /** The phase when a leader who rode alone has arrived or is lost. */
    public Movement withoutRide() {
        return withAdvance(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The phase with a battle on land that an interception has caused. */
    public Movement withEngagement(Engagement now) {
        return withAction(new MovementAction.FightingOnLand(now, advance()));
    }

    /** The phase with a battle at sea that an interception has caused. */
    public Movement withSeaBattle(SeaEngagement now) {
        return withAction(new MovementAction.FightingAtSea(now, advance()));
    }

    /** The phase when the battle is over. */
    public Movement withoutBattle() {
        return withAction(advance());
    }

    // --- The impulse -----------------------------------------------------------------------------------------------

    public Movement withEnded(CountryId country) {
        return new Movement(turnOf, action, Stream.concat(ended.stream(), Stream.of(country)).toList(), arrived, following, precedence, rode, crowds);
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
        return new Movement(turnOf, action, ended, arrived, now, precedence, rode, crowds);
    }

    /** The phase after a leader has moved alone. */
    public Movement withRider(LeaderId leader) {
        return new Movement(turnOf, action, ended, arrived, following, precedence, Stream.concat(rode.stream(), Stream.of(leader)).toList(), crowds);
    }

    /**
     * The phase with a province where stacking is tested when the movements are over, or when another stack comes
     * there.
     */
    public Movement withCrowd(Crowd now) {
        var others = crowds.stream().filter(each -> !each.province().equals(now.province()) || each.alliance() != now.alliance());
        return new Movement(turnOf, action, ended, arrived, following, precedence, rode, Stream.concat(others, Stream.of(now)).toList());
    }

    public Movement withPrecedence(Precedence now) {
        return new Movement(turnOf, action, ended, arrived, following, now, rode, crowds);
    }

    @Override
    public Record hashForm() {
        return MovementForm.of(this);
    }
}
