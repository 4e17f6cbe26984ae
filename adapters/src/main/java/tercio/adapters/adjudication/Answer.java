package tercio.adapters.adjudication;

import tools.jackson.databind.node.ObjectNode;

/** What an adjudication comes to: the answer of the contract, or the problem that prevents one. */
public sealed interface Answer {

    ObjectNode json();

    /** The rules have spoken. */
    record Ruled(ObjectNode json) implements Answer {}

    /** The question cannot be judged; nothing of an answer is given. */
    record Refused(Problem problem) implements Answer {
        @Override
        public ObjectNode json() {
            return problem.json();
        }
    }
}
