package tercio.projections.eu;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.board.Space;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.world.exploration.CarriedDiscoveries;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.map.SpaceId;

/**
 * Known zones of the rest of the world (EU-DISCOVERY). The knowledge of the countries at home is seen by all; the discoveries that a stack has
 * not brought home are seen by its country alone.
 *
 * @param common the zones that all countries know, with the seas of Europe; its provinces, which everybody knows, are left out
 * @param known by country, the zones that it knows beside these
 * @param carried the discoveries that stacks have not brought home
 */
public record DiscoveriesView(List<SpaceId> common, Map<CountryId, List<SpaceId>> known, List<Carried> carried) {

    /**
     * The discoveries that a stack has not brought home.
     *
     * @param country the country that will learn of them
     * @param zones the zones that it has discovered
     * @param unheard zones of which its country has learned since, and the stack has not heard
     */
    public record Carried(StackId stack, CountryId country, List<SpaceId> zones, List<SpaceId> unheard) {
        static Carried of(StackId stack, CarriedDiscoveries own) {
            return new Carried(stack, own.country(), inOrder(own.zones()), inOrder(own.unheard()));
        }
    }

    /** The discoveries on a board as a viewer sees it; {@code null} in a game of Europe. */
    static DiscoveriesView of(EuState board) {
        return board.scenario().overseas().isEmpty() ? null : of(board.world().discoveries());
    }

    private static DiscoveriesView of(Discoveries now) {
        var known = new TreeMap<CountryId, List<SpaceId>>();
        now.known().forEach((country, zones) -> known.put(country, inOrder(zones)));
        var common = Stream.concat(now.common().stream(), EuMap.PRINTED.spaces().zones().stream()
                .filter(space -> space instanceof Sea).map(Space::id).filter(Discoveries::isEuropean)).distinct().toList();
        return new DiscoveriesView(inOrder(common), known,
                now.carried().entrySet().stream().map(each -> Carried.of(each.getKey(), each.getValue())).toList());
    }

    private static List<SpaceId> inOrder(Collection<SpaceId> zones) {
        return zones.stream().sorted().toList();
    }
}
