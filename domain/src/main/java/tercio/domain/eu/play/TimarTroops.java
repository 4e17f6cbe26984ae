package tercio.domain.eu.play;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.turkey.TurkishArmy;

/** Properties of Timar on the board: their technology, and their distance from the national territory of Turkey (EU-TUR-2, EU-TUR-4). */
public final class TimarTroops {

    private TimarTroops() {}

    /** The land technology of the Timar of a country. */
    public static LandTechnology technology(Board board, String country) {
        return TurkishArmy.in(board.tables()).ofTimar(ofCountry(board, country), board.state().countries().get(country).reforms());
    }

    /** The worst technology in a stack (EU-TECH-2). */
    public static LandTechnology worst(Board board, Stack stack) {
        return stack.units().timar() ? technology(board, stack.country()) : ofCountry(board, stack.country());
    }

    private static LandTechnology ofCountry(Board board, String country) {
        return board.state().scenario().countries().get(country).landTechnology();
    }

    /** Whether the province is national territory of Turkey, or was of Damas or Egypt and Turkey owns it. */
    public static boolean home(Board board, String province) {
        var map = board.map();
        return map.national(TurkishArmy.COUNTRY, province)
                || turkish(board, province) && TurkishArmy.in(board.tables()).homeIfOwned().stream().anyMatch(of -> map.national(of, province))
                        && TurkishArmy.COUNTRY.equals(board.state().fortress(province).owner());
    }

    /** Whether Turkey owns or controls the province. */
    private static boolean turkish(Board board, String province) {
        var fortress = board.state().fortress(province);
        return fortress != null && (TurkishArmy.COUNTRY.equals(fortress.owner()) || TurkishArmy.COUNTRY.equals(fortress.controller()));
    }

    /**
     * The provinces from this one to the national territory, its first province included, through provinces that Turkey owns or controls. Reading: where no
     * such way exists, the shortest way over any land.
     */
    public static int distance(Board board, String province) {
        var own = distance(board, province, to -> turkish(board, to));
        return own.isPresent() ? own.getAsInt() : distance(board, province, to -> board.state().fortress(to) != null).orElse(0);
    }

    private static OptionalInt distance(Board board, String from, Predicate<String> through) {
        Map<String, Integer> reached = new HashMap<>(Map.of(from, 0));
        var edge = new ArrayDeque<String>();
        edge.add(from);
        while (!edge.isEmpty()) {
            var at = edge.remove();
            if (home(board, at)) {
                return OptionalInt.of(reached.get(at));
            }
            for (var road : board.roads(at)) {
                if (!reached.containsKey(road.to()) && (home(board, road.to()) || through.test(road.to()))) {
                    reached.put(road.to(), reached.get(at) + 1);
                    edge.add(road.to());
                }
            }
        }
        return OptionalInt.empty();
    }
}
