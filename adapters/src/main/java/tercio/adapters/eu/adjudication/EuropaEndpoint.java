package tercio.adapters.eu.adjudication;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.dice.Die;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.game.EuPrintedNames;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** One procedure of the Europa rules in one edition. Its dice have ten sides, and its requests may include a period. */
interface EuropaEndpoint extends ProcedureEndpoint {

    /** The highest value of a leader; values are 0..6. */
    int BEST_VALUE = 6;

    /** The field that every request may include, even if its procedure does not need it. */
    String PERIOD = "period";

    /** The edition that applies. */
    Edition edition();

    /** The period 1 to 7 of a request whose procedure needs one. */
    static int period(AdjudicationRequest request) {
        return request.fields().integer(PERIOD, 1, Period.values().length);
    }

    @Override
    default String rulebook() {
        return "eu";
    }

    @Override
    default Die die() {
        return Die.D10;
    }

    @Override
    default void readShared(RequestFields request) {
        request.optionalInteger(PERIOD, 1, Period.values().length);
    }

    @Override
    default Optional<Sentence> adviceOnTooManyStates() {
        return Optional.of(Sentence.of("eu.request.fewer-cases"));
    }

    @Override
    default String ruleset() {
        return edition().id();
    }

    @Override
    default List<Reading> readings() {
        return edition().readings();
    }

    @Override
    default boolean isReconstructed(Step step) {
        return edition().isReconstructed(step);
    }

    @Override
    default List<Argument> named(String english) {
        return EuPrintedNames.bearersOf(english);
    }

    /** The tables of the edition. */
    default EuTables tables() {
        return edition().tables();
    }

    /** The unit of losses. */
    default LossUnit unit() {
        return tables().unit();
    }
}
