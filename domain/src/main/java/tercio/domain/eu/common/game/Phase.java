package tercio.domain.eu.common.game;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.turn.round.ComingRound;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/**
 * The position of the game in the sequence of play. {@code turnOf} is the place of the acting alliance in the order of
 * initiative, from 0.
 */
public sealed interface Phase
        permits Movement, Phase.BeforeRound, Phase.Initiative, Phase.StartingRound, Phase.RoundStart, Phase.Supply, Phase.Campaigns, Phase.Exploration, Phase.Battles,
                Phase.Besiegers, Phase.Sieges, Phase.Continuation, Phase.Over {

    /** Whether a march, a ride, a voyage or a battle is under way. */
    default boolean isUnderWay() {
        return false;
    }

    /** A phase between two rounds, which knows the round that follows. */
    sealed interface BeforeRound extends Phase {

        RoundBox next();

        boolean extended();

        boolean badWeather();

        default ComingRound coming() {
            return new ComingRound(next(), extended(), badWeather());
        }
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
    record Wintering(List<AttritionDue> due, RoundBox next, boolean extended, boolean badWeather) implements BeforeRound {
        public Wintering {
            due = List.copyOf(due);
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
    record Levies(RoundBox next, boolean extended, boolean badWeather, List<CountryId> done) implements BeforeRound {
        public Levies {
            done = List.copyOf(done);
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
    record Refit(RoundBox next, boolean extended, boolean badWeather, List<CountryId> done) implements BeforeRound {
        public Refit {
            done = List.copyOf(done);
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
    record Forts(RoundBox next, boolean extended, boolean badWeather, List<CountryId> done) implements BeforeRound {
        public Forts {
            done = List.copyOf(done);
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
    record Redeployment(RoundBox next, boolean extended, boolean badWeather, List<CountryId> done) implements BeforeRound {
        public Redeployment {
            done = List.copyOf(done);
        }

        public Redeployment withDone(CountryId country) {
            return new Redeployment(next, extended, badWeather, Stream.concat(done.stream(), Stream.of(country)).toList());
        }
    }

    record Over() implements Phase {}
}
