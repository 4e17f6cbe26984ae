package tercio.domain.eia.question;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Sentence;

/** The inputs by which an event was ruled. */
public sealed interface EiaRuling {

    /**
     * A procedure of the adjudicator asks it.
     *
     * @param rolls the dice that fell, by the names of the procedure
     * @param result the result; empty if it still waits for dice or for answers
     * @param otherwise the reason why a request cannot say it, for the person who asks, if its answer would differ from the result
     */
    record Asked(EiaQuestion question, Readings readings, List<Roll> rolls, Optional<RulingResult> result, Sentence otherwise) implements EiaRuling {
        public Asked {
            rolls = List.copyOf(rolls);
        }
    }

    /**
     * No procedure of the adjudicator asks it.
     *
     * @param why a sentence for the person who asks
     */
    record Unasked(Sentence why) implements EiaRuling {}

    static Optional<EiaRuling> noQuestion(Sentence why) {
        return Optional.of(new Unasked(why));
    }
}
