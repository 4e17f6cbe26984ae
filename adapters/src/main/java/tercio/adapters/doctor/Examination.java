package tercio.adapters.doctor;

import java.util.List;

/** Examines one subject, within seconds, and changes nothing. */
@FunctionalInterface
public interface Examination {

    /** At least one finding. */
    List<Finding> examine();
}
