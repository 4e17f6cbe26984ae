package tercio.domain.eu.supply;

import java.util.List;

/**
 * The line of supply that a stack takes.
 *
 * @param provinces from the source to the stack, both included; one province if the stack stands at its source
 * @param mp its length
 * @param weak the conditions of weak supply that it meets; empty in full supply
 */
public record SupplyRoute(List<String> provinces, int mp, List<WeakSupplyCause> weak) {

    public SupplyRoute {
        provinces = List.copyOf(provinces);
        weak = List.copyOf(weak);
    }

    public String source() {
        return provinces.getFirst();
    }
}
