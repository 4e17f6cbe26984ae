package tercio.domain.map;

import java.util.OptionalInt;

/** What it costs to cross a border in its direction. */
@FunctionalInterface
public interface BorderCost<K> {

    /** The cost, 0 or more; empty where the border cannot be crossed. */
    OptionalInt of(Border<K> border);
}
