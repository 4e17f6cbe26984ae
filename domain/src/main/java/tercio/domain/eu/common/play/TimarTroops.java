package tercio.domain.eu.common.play;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.map.SpaceId;

/** Properties of Timar on the board: their technology, and their distance from the national territory of Turkey (EU-TUR-2, EU-TUR-4). */
public final class TimarTroops {

    private TimarTroops() {}

    /** The land technology of the Timar of a country. */
    public static LandTechnology technology(WarView board, CountryId country) {
        return TurkishArmy.from(board.tables()).technologyOfTimar(countryTechnology(board, country), board.state().countries().get(country).reforms());
    }

    /** The worst technology in a stack (EU-TECH-2). */
    public static LandTechnology worstTechnology(WarView board, Stack stack) {
        return stack.units().timar() ? technology(board, stack.country()) : countryTechnology(board, stack.country());
    }

    private static LandTechnology countryTechnology(WarView board, CountryId country) {
        return board.state().scenario().countries().get(country).landTechnology();
    }

    /** Whether the province is national territory of Turkey, or was of Damas or Egypt and Turkey owns it. */
    public static boolean isHome(WarView board, SpaceId province) {
        var map = board.map();
        return map.isNational(TurkishArmy.COUNTRY, province)
                || isTurkish(board, province) && TurkishArmy.from(board.tables()).homeIfOwned().stream().anyMatch(of -> map.isNational(of, province))
                        && TurkishArmy.COUNTRY.equals(board.state().fortress(province).owner());
    }

    /** Whether Turkey owns or controls the province. */
    private static boolean isTurkish(WarView board, SpaceId province) {
        var fortress = board.state().fortress(province);
        return fortress != null && (TurkishArmy.COUNTRY.equals(fortress.owner()) || TurkishArmy.COUNTRY.equals(fortress.controller()));
    }

    /**
     * The provinces from this one to the national territory, its first province included, through provinces that Turkey owns or controls. Reading: where no
     * such way exists, the shortest way over any land.
     */
    public static int distance(WarView board, SpaceId province) {
        var own = distance(board, province, to -> isTurkish(board, to));
        return own.isPresent() ? own.getAsInt() : distance(board, province, to -> board.state().fortress(to) != null).orElse(0);
    }

    private static OptionalInt distance(WarView board, SpaceId from, Predicate<SpaceId> through) {
        Map<SpaceId, Integer> reached = new HashMap<>(Map.of(from, 0));
        var edge = new ArrayDeque<SpaceId>();
        edge.add(from);
        while (!edge.isEmpty()) {
            var at = edge.remove();
            if (isHome(board, at)) {
                return OptionalInt.of(reached.get(at));
            }
            for (var road : board.roads(at)) {
                if (!reached.containsKey(road.to()) && (isHome(board, road.to()) || through.test(road.to()))) {
                    reached.put(road.to(), reached.get(at) + 1);
                    edge.add(road.to());
                }
            }
        }
        return OptionalInt.empty();
    }
}
