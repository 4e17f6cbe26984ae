package tercio.domain.eu.supply.line;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * The line of supply that a stack takes.
 *
 * @param provinces from the source to the stack, both included; one province if the stack stands at its source
 * @param mp its length
 * @param weak the conditions of weak supply that it meets; empty in full supply
 * @param fleet the naval stack that is the source; empty where it is a city
 * @param straitForts the modifiers of the closed straits on the line of that naval stack
 */
public record SupplyRoute(List<SpaceId> provinces, int mp, List<WeakSupplyCause> weak, Optional<StackId> fleet, int straitForts) {

    public SupplyRoute {
        provinces = List.copyOf(provinces);
        weak = List.copyOf(weak);
    }

    /** A line from a city. */
    public SupplyRoute(List<SpaceId> provinces, int mp, List<WeakSupplyCause> weak) {
        this(provinces, mp, weak, Optional.empty(), 0);
    }

    public SpaceId source() {
        return provinces.getFirst();
    }
}
