package tercio.adapters.adjudication;

import tools.jackson.databind.node.ObjectNode;

/** What an adjudication comes to: the answer of the contract, or the problem that prevents one. */
public sealed interface AdjudicationResult {

    ObjectNode json();

    /** The rules have spoken. */
    record Ruled(ObjectNode json) implements AdjudicationResult {}

    /** The question cannot be judged; nothing of an answer is given. */
    record Refused(AdjudicationProblem problem) implements AdjudicationResult {
        @Override
        public ObjectNode json() {
            return problem.json();
        }
    }
}
