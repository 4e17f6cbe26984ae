package tercio.adapters.eu.adjudication;

import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;
import tools.jackson.databind.node.ObjectNode;

/** What every answer to a single roll has. */
final class RollJson {

    private RollJson() {}

    /** {@code modifier} and {@code modified}. */
    static <R> R putSums(ObjectNode answer, SingleRoll.Cast<?, R> cast) {
        answer.put("modifier", cast.modifier()).put("modified", cast.modified());
        return cast.result();
    }

    /** The sums and {@code success}. */
    static void put(ObjectNode answer, SingleRoll.Cast<?, Success> cast) {
        answer.put("success", putSums(answer, cast).succeeded());
    }
}
