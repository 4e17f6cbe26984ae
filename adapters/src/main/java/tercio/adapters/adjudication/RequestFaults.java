package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.List;

/** All that was found wrong with one request, in the order of finding. */
final class RequestFaults {

    /** Ends the work on a request that cannot be judged. */
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

    /** Notes a fault; one that is noted already, as a field is read twice, counts once. */
    void add(String pointer, String message) {
        var fault = new RequestFault(pointer, message);
        if (!found.contains(fault)) {
            found.add(fault);
        }
    }

    /** Goes on only where nothing is wrong. */
    void stopIfAny() {
        if (!found.isEmpty()) {
            throw new Found(List.copyOf(found));
        }
    }
}
