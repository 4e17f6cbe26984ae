package tercio.adapters.doctor;

import java.util.List;

/** Examines one subject, within seconds, and changes nothing. */
@FunctionalInterface
public interface Examination {

    /** Examines one part of the installation; gives at least one finding. */
    List<Finding> examine();
}
