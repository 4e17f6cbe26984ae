package tercio.adapters.eia.question;

import java.util.List;
import java.util.function.Predicate;
import tercio.adapters.adjudication.AdjudicationResult;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.rulebook.GameQuestion;
import tercio.domain.eia.common.concept.Factors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Checks a request before it is handed out: it must be valid, and its answer must be what happened in the game. */
record VerifiedQuestions(Adjudicator adjudicator) {

    /**
     * The request, if its answer agrees with the game.
     *
     * @param otherwise what a request cannot express, if it does not
     */
    GameQuestion ifAnswerAgrees(ObjectNode request, Predicate<JsonNode> agrees, String otherwise) {
        return switch (adjudicator.adjudicate(request)) {
            case AdjudicationResult.Ruled(var answer) when !answer.has("unusedDice") && agrees.test(answer) -> GameQuestion.of(request);
            case AdjudicationResult.Ruled ruled -> GameQuestion.none(otherwise);
            case AdjudicationResult.Refused refused -> GameQuestion.none(otherwise);
        };
    }

    /** The request of something that still waits for dice. Only its validity is checked. */
    GameQuestion ifOnlyDiceMissing(ObjectNode request, String otherwise) {
        return switch (adjudicator.adjudicate(request)) {
            case AdjudicationResult.Ruled ruled -> GameQuestion.of(request);
            case AdjudicationResult.Refused(var problem) when lacksDiceOnly(problem.json()) -> GameQuestion.of(request);
            case AdjudicationResult.Refused refused -> GameQuestion.none(otherwise);
        };
    }

    private static boolean lacksDiceOnly(JsonNode problem) {
        return problem.path("errors").valueStream().map(error -> error.path("pointer").asString()).allMatch(pointer -> pointer.startsWith("/dice"));
    }

    /** Whether a list of factors by type has these factors, in any order. */
    static boolean isSame(JsonNode factors, Factors expected) {
        return factors.size() == expected.counts().size() && List.copyOf(expected.counts().entrySet()).stream().allMatch(entry -> factors.valueStream()
                .anyMatch(line -> line.path("type").asString().equals(entry.getKey().word()) && line.path("count").asInt() == entry.getValue()));
    }
}
