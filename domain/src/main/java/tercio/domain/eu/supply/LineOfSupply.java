package tercio.domain.eu.supply;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import tercio.domain.eu.board.BorderKind;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.movement.Entry;
import tercio.domain.eu.movement.Marcher;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.map.Border;
import tercio.domain.map.BorderCost;
import tercio.domain.map.MapPath;
import tercio.domain.map.ShortestPaths;

/**
 * The line of supply of a land stack: the shortest way from a source, at the stack's cost of movement, of at most
 * {@link MovementCosts#longestSupply()} MP (EU-SUP-4).
 *
 * @param friendly provinces that the stack enters at the friendly rate
 * @param national provinces of its national territory, where desert does not count twice
 * @param passable provinces that a line may pass through; not applied to the stack's province and the source
 */
public record LineOfSupply(
        EuMap map,
        MovementCosts costs,
        Marcher marcher,
        Predicate<Province> friendly,
        Predicate<Province> national,
        Predicate<Province> passable) {

    /**
     * The shortest line to a stack, with the provinces along it.
     *
     * @param province the stack's province; the length is 0 if it is itself a source
     * @param sources the provinces that can be a source
     * @return empty if no source is within reach
     */
    public Optional<MapPath> to(String province, Predicate<Province> sources) {
        BorderCost<BorderKind> toll = this::length;
        return ShortestPaths.shortest(map.spaces(), on(sources), province, on(passable), toll, costs.longestSupply());
    }

    private OptionalInt length(Border<BorderKind> border) {
        if (!border.kind().byLand()) {
            return OptionalInt.empty();
        }
        var from = map.province(border.from()).orElseThrow();
        var to = map.province(border.to()).orElseThrow();
        var entry = new Entry(from, border.kind(), to, friendly.test(to), marcher);
        return OptionalInt.of(costs.ofSupply(entry, national.test(to)).total());
    }

    private Predicate<String> on(Predicate<Province> condition) {
        return id -> map.province(id).filter(condition).isPresent();
    }
}
