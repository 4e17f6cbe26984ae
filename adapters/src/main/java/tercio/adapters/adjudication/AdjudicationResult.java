package tercio.adapters.adjudication;

import tercio.projections.sentence.Language;
import tools.jackson.databind.node.ObjectNode;

/** The result of an adjudication: the answer of the contract, or the problem that prevents one. */
public sealed interface AdjudicationResult {

    ObjectNode json();

    /** The request is answered. */
    record Ruled(ObjectNode json) implements AdjudicationResult {}

    /**
     * The request is refused: it gets no part of an answer.
     *
     * @param language of who asks
     */
    record Refused(AdjudicationProblem problem, Language language) implements AdjudicationResult {
        @Override
        public ObjectNode json() {
            return problem.json(language);
        }
    }
}
