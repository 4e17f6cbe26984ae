package tercio.domain.eu.common.game;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.turn.round.ComingRound;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/**
 * The position of the game in the sequence of play. {@code turnOf} is the place of the acting alliance in the order of
 * initiative, from 0.
 */
public sealed interface Phase {

    /** Whether a march, a ride, a voyage or a battle is under way. */
    default boolean isUnderWay() {
        return false;
    }

    /** Alliances of equal initiative roll for their order. */
    record Initiative() implements Phase {}

    record StartingRound() implements Phase {}

    /**
     * The Wintering between two rounds of different years, or before the end of the turn. A Wintering where no troops stand in foreign
     * land of the cold area leaves no phase.
     *
     * @param next the box of the round that follows
     */
    record Wintering(List<AttritionDue> due, RoundBox next, boolean extended, boolean badWeather) implements Phase {
        public Wintering {
            due = List.copyOf(due);
        }

        /** The round that follows. */
        public ComingRound coming() {
            return new ComingRound(next, extended, badWeather);
        }
    }

    /** The start of a round: leaders come back. */
    record RoundStart() implements Phase {}

    /**
     * The supply segment of an impulse. A round where every stack of the alliance is in full supply has none.
     *
     * @param due the rolls for attrition that are still to be made
     */
    record Supply(int turnOf, List<AttritionDue> due) implements Phase {
        public Supply {
            due = List.copyOf(due);
        }
    }

    /** The choice of campaigns in an impulse. */
    record Campaigns(int turnOf) implements Phase {}

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
    record Movement(int turnOf, Move move, Engagement engagement, List<CountryId> ended, StackId arrived, List<Following> following,
            Precedence precedence, List<LeaderId> rode, Ride ride, List<Crowd> crowds, Voyage voyage,
            SeaEngagement seaBattle) implements Phase {
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

        /** What is under way. A battle comes before what it stops, and a ride before the voyage on which it goes on. */
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

    /**
     * The explorations of an impulse, after its movements: first at sea, then on land (EU-EXPLORATION). An impulse where nobody could explore has
     * none.
     *
     * @param done the stacks that have explored or declined to
     */
    record Exploration(int turnOf, List<StackId> done) implements Phase {
        public Exploration {
            done = List.copyOf(done);
        }

        public Exploration withDone(StackId stack) {
            return new Exploration(turnOf, Stream.concat(done.stream(), Stream.of(stack)).toList());
        }
    }

    /**
     * The battles of an impulse.
     *
     * @param provinces the provinces with battles on land still to be fought
     * @param engagement the one being fought on land, {@code null} between battles
     * @param precedence the country of the alliance that takes the next battle; missing in older stored boards, which means any
     * @param seaBattle the one being fought at sea, {@code null} if none; those to come follow from the actions of the naval stacks
     */
    record Battles(int turnOf, List<SpaceId> provinces, Engagement engagement, Precedence precedence, SeaEngagement seaBattle) implements Phase {
        public Battles {
            provinces = List.copyOf(provinces);
            precedence = precedence == null ? Precedence.FREE : precedence;
        }

        /** Battles of which any country of the alliance may take the next. */
        public Battles(int turnOf, List<SpaceId> provinces, Engagement engagement) {
            this(turnOf, provinces, engagement, Precedence.FREE, null);
        }

        @Override
        public boolean isUnderWay() {
            return engagement != null || seaBattle != null;
        }

        public Battles withPrecedence(Precedence now) {
            return new Battles(turnOf, provinces, engagement, now, seaBattle);
        }

        /** The phase with a battle at sea in progress; {@code null} when it is over. */
        public Battles withSeaBattle(SeaEngagement now) {
            return new Battles(turnOf, provinces, engagement, Precedence.FREE, now);
        }
    }

    /**
     * The start of the sieges of a round: besiegers that are too small or without a line of supply roll for attrition. A round where
     * none does has no such start.
     *
     * @param due the rolls that are still to be made
     */
    record Besiegers(List<AttritionDue> due) implements Phase {
        public Besiegers {
            due = List.copyOf(due);
        }
    }

    /**
     * The sieges of a round.
     *
     * @param provinces the provinces with sieges of the alliance still to resolve
     * @param undermined an undermining whose effect waits for the attrition of the besiegers, {@code null} if none does
     */
    record Sieges(int turnOf, List<SpaceId> provinces, Undermined undermined) implements Phase {
        public Sieges {
            provinces = List.copyOf(provinces);
        }

        public Sieges(int turnOf, List<SpaceId> provinces) {
            this(turnOf, provinces, null);
        }

        public Sieges withUndermined(Undermined effect) {
            return new Sieges(turnOf, provinces, effect);
        }
    }

    record Continuation() implements Phase {}

    /**
     * Exceptional levies at the end of a round. A round where no country may declare levies or recruit by them has none.
     *
     * @param next the box of the round that follows
     * @param done countries that have ended their levies of this round
     */
    record Levies(RoundBox next, boolean extended, boolean badWeather, List<CountryId> done) implements Phase {
        public Levies {
            done = List.copyOf(done);
        }

        /** The round that follows. */
        public ComingRound coming() {
            return new ComingRound(next, extended, badWeather);
        }

        public Levies withDone(CountryId country) {
            return new Levies(next, extended, badWeather, Stream.concat(done.stream(), Stream.of(country)).toList());
        }
    }

    /**
     * The refit of damaged ships at the end of a round. A round where no country has any that are older has none.
     *
     * @param next the box of the round that follows
     * @param done countries that refit no more ships in it
     */
    record Refit(RoundBox next, boolean extended, boolean badWeather, List<CountryId> done) implements Phase {
        public Refit {
            done = List.copyOf(done);
        }

        /** The round that follows. */
        public ComingRound coming() {
            return new ComingRound(next, extended, badWeather);
        }

        public Refit withDone(CountryId country) {
            return new Refit(next, extended, badWeather, Stream.concat(done.stream(), Stream.of(country)).toList());
        }
    }

    /**
     * The building of forts in the rest of the world at the end of a round. A round where no country may begin one has none.
     *
     * @param next the box of the round that follows
     * @param done countries that begin no more forts in it
     */
    record Forts(RoundBox next, boolean extended, boolean badWeather, List<CountryId> done) implements Phase {
        public Forts {
            done = List.copyOf(done);
        }

        /** The round that follows. */
        public ComingRound coming() {
            return new ComingRound(next, extended, badWeather);
        }

        public Forts withDone(CountryId country) {
            return new Forts(next, extended, badWeather, Stream.concat(done.stream(), Stream.of(country)).toList());
        }
    }

    /**
     * The redeployment of leaders at a Wintering. Where no country has a choice there is none.
     *
     * @param next the box of the round that follows
     * @param done countries that have redeployed their leaders or left them
     */
    record Redeployment(RoundBox next, boolean extended, boolean badWeather, List<CountryId> done) implements Phase {
        public Redeployment {
            done = List.copyOf(done);
        }

        /** The round that follows. */
        public ComingRound coming() {
            return new ComingRound(next, extended, badWeather);
        }

        public Redeployment withDone(CountryId country) {
            return new Redeployment(next, extended, badWeather, Stream.concat(done.stream(), Stream.of(country)).toList());
        }
    }

    record Over() implements Phase {}
}
