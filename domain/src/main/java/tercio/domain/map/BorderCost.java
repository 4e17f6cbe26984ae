package tercio.domain.map;

import java.util.OptionalInt;

/** The cost of crossing a border in its direction. */
@FunctionalInterface
public interface BorderCost<K> {

    /** The cost, 0 or more; empty if the border cannot be crossed. */
    OptionalInt of(Border<K> border);
}
