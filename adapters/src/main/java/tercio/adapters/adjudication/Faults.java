package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.List;

/** All that was found wrong with one request, in the order of finding. */
final class Faults {

    /** Ends the work on a request that cannot be judged. */
    static final class Found extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient List<Fault> faults;

        private Found(List<Fault> faults) {
            super("the request cannot be judged", null, false, false);
            this.faults = faults;
        }

        List<Fault> faults() {
            return faults;
        }
    }

    private final List<Fault> found = new ArrayList<>();

    /** Notes a fault; one that is noted already, as a field is read twice, counts once. */
    void add(String pointer, String message) {
        var fault = new Fault(pointer, message);
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
