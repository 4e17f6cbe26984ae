package tercio.adapters.adjudication;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tercio.domain.dice.Die;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.node.ObjectNode;

/** One procedure of one ruleset at the adjudicator: it reads a request, runs the procedure and writes the answer. */
public interface ProcedureEndpoint {

    /** The ruleset's name on the wire, such as {@code great-war}. */
    String ruleset();

    /** The procedure's name on the wire, such as {@code duel}. */
    String procedure();

    /** The word of the rulebook in its catalogs of names, such as {@code eu}. */
    default String rulebook() {
        return ruleset();
    }

    /** The title for a person, such as "Duel". */
    default String title(Language language) {
        var words = procedure().replace('-', ' ');
        return Texts.in(language).name(new Argument.Name(rulebook() + ".procedure", procedure(),
                words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1)));
    }

    /** The JSON Schema of its requests: what {@link #settle} reads. */
    default ObjectNode schema() {
        return RequestSchema.of(this);
    }

    /** The dice that a request may hold; {@link DieNames#NONE} where the procedure has none. */
    DieNames dice();

    /** The kind of all its dice. */
    Die die();

    /** The readings that a request may choose. */
    List<Reading> readings();

    /** Reads the fields that a request under this ruleset may hold whatever its procedure. */
    default void readShared(RequestFields request) {}

    /** Whether a step of the explanation reads a figure that is lost and replaced by a reconstruction. */
    default boolean isReconstructed(Step step) {
        return false;
    }

    /** The countries and places that an English name in an explanation can name, the likeliest first. */
    default List<Argument> bearersOf(String english) {
        return List.of();
    }

    /** The fields of the request by which a player chooses, by JSON pointer, and the values to compare. */
    default Map<String, List<?>> choices() {
        return Map.of();
    }

    /** The fields by which a player chooses, for one request, where the options depend on the request. */
    default Map<String, List<?>> choices(ObjectNode request) {
        return choices();
    }

    /** The endpoint for the requests of one comparison, in one thread: it may keep what they have in common. */
    default ProcedureEndpoint forComparison() {
        return this;
    }

    /**
     * Returns a request with other choices put in, without the fields that are valid only beside its original choices.
     */
    default ObjectNode withoutDependentFields(ObjectNode request) {
        return request;
    }

    /**
     * Puts what follows from the odds of all choices together into the answer that compares them.
     *
     * @param odds by the choices, in the order of the answer
     */
    default void conclude(Map<Map<String, Object>, FieldOdds> odds, boolean fractions, ObjectNode answer) {}

    /** The assumption of the odds of a request about choices that it does not name; empty where they assume nothing. */
    default Optional<Sentence> policyOfOdds(ObjectNode request) {
        return Optional.empty();
    }

    /** A sentence that says which requests for odds have fewer states; empty where no advice is known. */
    default Optional<Sentence> adviceOnTooManyStates() {
        return Optional.empty();
    }

    /**
     * The odds of each field of the answer. This implementation settles the request once for every way in which its
     * procedures may end; a procedure that ends in thousands of ways overrides it.
     */
    default FieldOdds odds(AdjudicationRequest request) {
        return request.enumeratedOdds();
    }

    /**
     * Reads the fields, calls {@link AdjudicationRequest#check()}, runs the procedure, and puts its own fields into the
     * answer, which already holds {@code ruleset} and {@code procedure}.
     */
    void settle(AdjudicationRequest request, ObjectNode answer);
}
