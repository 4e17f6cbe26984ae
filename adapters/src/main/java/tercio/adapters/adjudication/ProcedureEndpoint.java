package tercio.adapters.adjudication;

import java.util.List;
import java.util.Map;
import tercio.domain.dice.Die;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Step;
import tools.jackson.databind.node.ObjectNode;

/**
 * The door of one procedure of one ruleset. Found as a service: the class is public, has a constructor without
 * parameters, keeps no state, and stands in {@code META-INF/services/tercio.adapters.adjudication.ProcedureEndpoint}.
 */
public interface ProcedureEndpoint {

    /** The ruleset's name on the wire, such as {@code eu-military}. */
    String ruleset();

    /** The procedure's name on the wire, such as {@code land-battle}. */
    String procedure();

    /** The dice that a request may hold; {@link DieNames#NONE} where the procedure has none. */
    DieNames dice();

    /** The kind of all its dice. */
    default Die die() {
        return Die.D10;
    }

    /** The readings that a request may choose. */
    List<Reading> readings();

    /** Whether the ruleset knows periods, so that {@code period} may stand in every request. */
    default boolean hasPeriods() {
        return true;
    }

    /** Whether a step of the explanation reads a figure that is lost and stands in from elsewhere. */
    default boolean reconstructed(Step step) {
        return false;
    }

    /**
     * Fields of the request by which a player chooses, by JSON pointer, and the values to compare.
     */
    default Map<String, List<?>> choices() {
        return Map.of();
    }

    /**
     * How likely each value of each field of the answer is. Here every way in which the procedures may end is settled by
     * itself; a door whose procedures end in thousands of ways follows only what its answer needs.
     */
    default FieldOdds odds(AdjudicationRequest request) {
        return request.everyEnd();
    }

    /**
     * Reads the fields, calls {@link AdjudicationRequest#check()}, runs the procedure, and puts the fields of its own into the
     * answer, which holds {@code ruleset} and {@code procedure} already.
     */
    void settle(AdjudicationRequest request, ObjectNode answer);
}
