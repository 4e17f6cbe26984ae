package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.sentence.Sentence;

/** Collects the faults of one request, in the order in which they are found. */
final class RequestFaults {

    /** Stops the work on a request that cannot be judged. */
    static final class Found extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient List<RequestFault> faults;

        private Found(List<RequestFault> faults) {
            super("the request cannot be judged", null, false, false);
            this.faults = faults;
        }

        List<RequestFault> faults() {
            return faults;
        }
    }

    private final List<RequestFault> found = new ArrayList<>();

    /** Adds a fault. A fault that was added before, because a field is read twice, is not added again. */
    void add(String pointer, Sentence message) {
        var fault = new RequestFault(pointer, message);
        if (!found.contains(fault)) {
            found.add(fault);
        }
    }

    /** Throws if any fault was added. */
    void stopIfAny() {
        if (!found.isEmpty()) {
            throw new Found(List.copyOf(found));
        }
    }
}
