package tercio.domain.eu.supply.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.land.movement.Marcher;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.land.movement.ProvinceEntry;
import tercio.domain.map.Border;
import tercio.domain.map.BorderCost;
import tercio.domain.map.MapPath;
import tercio.domain.map.ShortestPaths;
import tercio.domain.map.SpaceId;

/**
 * The line of supply of a land stack: the shortest way from a source, at the stack's cost of movement, of at most
 * {@link MovementCosts#longestSupply()} MP (EU-SUP-4).
 *
 * @param friendly provinces that the stack enters at the friendly rate
 * @param national provinces of its national territory, where desert does not count twice
 * @param passable provinces that a line may pass through; not applied to the stack's province and the source
 * @param theatre the map whose costs apply to a province
 */
public record LineOfSupply(
        EuMap map,
        MovementCosts costs,
        Marcher marcher,
        Predicate<Province> friendly,
        Predicate<Province> national,
        Predicate<Province> passable,
        Function<Province, Theatre> theatre) {

    /** Lines of supply at the costs of the map on which each province is printed. */
    public LineOfSupply(EuMap map, MovementCosts costs, Marcher marcher, Predicate<Province> friendly, Predicate<Province> national,
            Predicate<Province> passable) {
        this(map, costs, marcher, friendly, national, passable, Province::theatre);
    }

    /**
     * The shortest line to a stack, with the provinces along it.
     *
     * @param province the stack's province; the length is 0 if it is itself a source
     * @param sources the provinces that can be a source
     * @return empty if no source is within reach
     */
    public Optional<MapPath> shortestTo(SpaceId province, Predicate<Province> sources) {
        BorderCost<BorderKind> toll = this::length;
        return ShortestPaths.shortest(map.spaces(), on(sources), province, on(passable), toll, costs.longestSupply());
    }

    /**
     * The best line to a stack: the one with the fewest conditions of weak supply, and the shortest of those (EU-SUP-WEAK). A
     * farther source may avoid a desert, or belong to the alliance. Desert counts where the line starts, passes or ends in it, but a
     * source in desert fully supplies its own province (EU-SUP-3).
     *
     * @param sources the provinces that can be a source
     * @param owned those of them that a member of the alliance owns
     * @param weakFrom the least length of a line of weak supply, in MP
     * @return empty if no source is within reach
     */
    public Optional<SupplyRoute> bestTo(SpaceId province, Predicate<Province> sources, Predicate<Province> owned, int weakFrom) {
        boolean inDesert = map.province(province).filter(land -> land.is(Terrain.DESERT)).isPresent();
        Predicate<Province> fertile = land -> land.id().equals(province) || !inDesert && !land.is(Terrain.DESERT);
        Optional<SupplyRoute> best = Optional.empty();
        for (var from : List.of(sources.and(owned), sources)) {
            for (var ground : List.<Predicate<Province>>of(fertile, land -> true)) {
                var found = withGround(ground).shortestTo(province, from.and(ground)).map(path -> route(path, owned, weakFrom));
                if (best.isEmpty() || found.isPresent() && isBetter(found.get(), best.get())) {
                    best = found;
                }
                if (best.isPresent() && best.get().weak().isEmpty()) {
                    return best;
                }
            }
        }
        return best;
    }

    private LineOfSupply withGround(Predicate<Province> ground) {
        return new LineOfSupply(map, costs, marcher, friendly, national, passable.and(ground), theatre);
    }

    private static boolean isBetter(SupplyRoute one, SupplyRoute other) {
        return one.weak().size() < other.weak().size() || one.weak().size() == other.weak().size() && one.mp() < other.mp();
    }

    private SupplyRoute route(MapPath path, Predicate<Province> owned, int weakFrom) {
        var weak = new ArrayList<WeakSupplyCause>();
        if (path.length() >= weakFrom) {
            weak.add(WeakSupplyCause.LONG);
        }
        if (path.zones().size() > 1 && path.zones().stream().anyMatch(on(land -> land.is(Terrain.DESERT)))) {
            weak.add(WeakSupplyCause.DESERT);
        }
        if (!on(owned).test(path.start())) {
            weak.add(WeakSupplyCause.NOT_OWNED);
        }
        return new SupplyRoute(path.zones(), path.length(), weak);
    }

    private OptionalInt length(Border<BorderKind> border) {
        if (!border.kind().isByLand()) {
            return OptionalInt.empty();
        }
        var from = map.province(border.from()).orElseThrow();
        var to = map.province(border.to()).orElseThrow();
        var costsOf = theatre.apply(to);
        var entry = new ProvinceEntry(from, border.kind(), to, friendly.test(to), marcher, costsOf, costsOf == Theatre.ROTW && map.areOnOneRiver(from.id(), to.id()));
        return OptionalInt.of(costs.ofSupply(entry, national.test(to)).total());
    }

    private Predicate<SpaceId> on(Predicate<Province> condition) {
        return id -> map.province(id).filter(condition).isPresent();
    }
}
