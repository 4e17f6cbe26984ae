package tercio.domain.eu.world.establishment;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/**
 * A fort under construction (EU-FORT-BUILD).
 *
 * @param rounds the ends of round at which its builders stood there, 0 to 2
 */
public record FortWork(SpaceId province, CountryId country, int rounds) {

    /** The number of ends of round that a fort needs, the one at which it is begun included. */
    private static final int ROUNDS = 3;

    /** The state of the work after a step. */
    public sealed interface State {
        /** It goes on. */
        record Underway(FortWork work) implements State {}

        /** The fort stands. */
        record Built(Establishment fort) implements State {}

        /** The builders have gone. */
        record Abandoned() implements State {}
    }

    /** The work that a stack begins in the segment End of round. */
    public static FortWork start(SpaceId province, CountryId country) {
        return new FortWork(province, country, 1);
    }

    /**
     * The refusal to a country that may not begin a fort; empty if it may.
     *
     * @param thirds the troops of the country there, in thirds of an LD
     * @param underway whether a fort is being built there already
     */
    public static Optional<Refusal> refusal(Province province, Establishments establishments, int thirds, boolean underway) {
        if (establishments.theatre(province) == Theatre.EUROPE) {
            return refusal(province, Sentence.of("eu.forts.refused-europe"));
        }
        if (!establishments.in(province.id()).isEmpty()) {
            return refusal(province, Sentence.of("eu.forts.refused-settled"));
        }
        if (underway) {
            return refusal(province, Sentence.of("eu.forts.refused-under-way"));
        }
        return thirds < Thirds.LD
                ? refusal(province, Sentence.of("eu.forts.refused-builders").with("ld", new Argument.Amount(thirds, Thirds.LD))) : Optional.empty();
    }

    private static Optional<Refusal> refusal(Province province, Keyed why) {
        return Optional.of(Refusal.of("EU-FORT-BUILD", why.with("where", new Argument.Name("eu.place", province.id().value(), PlaceName.of(province.id())))));
    }

    /** The state of the work at any moment: abandoned as soon as there are too few builders. */
    public State afterCheck(int thirds) {
        return thirds < Thirds.LD ? new State.Abandoned() : new State.Underway(this);
    }

    /** The state after one more end of round. The third one completes the fort. */
    public State afterRound(int thirds) {
        if (thirds < Thirds.LD) {
            return new State.Abandoned();
        }
        return rounds + 1 >= ROUNDS ? completion() : new State.Underway(new FortWork(province, country, rounds + 1));
    }

    /** The state at the end of the turn: each fort is finished, however long its builders worked. */
    public State atEndOfTurn() {
        return completion();
    }

    private State completion() {
        return new State.Built(Establishment.of(province, country, Establishment.Kind.FORT, 0));
    }
}
