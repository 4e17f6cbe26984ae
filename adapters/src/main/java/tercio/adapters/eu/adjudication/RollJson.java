package tercio.adapters.eu.adjudication;

import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;
import tools.jackson.databind.node.ObjectNode;

/** Writes the common fields of answers to a single roll. */
final class RollJson {

    private RollJson() {}

    /** Writes {@code modifier} and {@code modified}. */
    static <R> R putSums(ObjectNode answer, SingleRoll.RollState<?, R> cast) {
        answer.put("modifier", cast.modifier()).put("modified", cast.modifiedDie());
        return cast.result();
    }

    /** Writes the sums and {@code success}. */
    static void put(ObjectNode answer, SingleRoll.RollState<?, Success> cast) {
        answer.put("success", putSums(answer, cast).isSuccess());
    }
}
