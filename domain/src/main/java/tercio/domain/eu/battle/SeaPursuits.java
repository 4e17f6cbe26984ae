package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.battle.SeaExchange.Strike;
import tercio.domain.ruling.Cancellation;

/**
 * What follows the days of battles at sea with the same wind, for exact odds. The pairs of leaders differ in the pursuit alone: battles without
 * one are counted together under all of them, battles with one under the pairs with the same pursuit.
 */
final class SeaPursuits {

    /** Without a pursuit its die does not matter. */
    private static final List<Strike> NONE = List.of(new Strike(0, 0, SeaExchange.FACES));

    private final NavalParameters parameters;
    private final Collection<EndsAtSea> pairs;
    private final Map<EndsAtSea.How, SeaGrid> sums = new EnumMap<>(EndsAtSea.How.class);
    /** What the faces of the die do, by the side that pursues and by its modifiers. */
    private final Map<Side, Map<Integer, List<Strike>>> strikes = new EnumMap<>(Side.class);

    /** @param pairs how the days end, by the pairs of leaders */
    SeaPursuits(NavalParameters parameters, Collection<EndsAtSea> pairs) {
        this.parameters = parameters;
        this.pairs = pairs;
    }

    /** The state after the roll for the wind, under one of the pairs. */
    BattleState opened() {
        return pairs.iterator().next().opened();
    }

    /** Adds all ends, in each of which a die is thrown for the pursuit. */
    void count(SeaEnds ends) {
        for (var how : EndsAtSea.How.values()) {
            Cancellation.check();
            var fought = pairs.stream().filter(pair -> pair.days().containsKey(how)).toList();
            if (!fought.isEmpty()) {
                new SeaWinners(parameters, opened(), how, sum(how, fought)).count(Winner.NONE, NONE, ends);
                for (var side : Side.values()) {
                    var alike = new LinkedHashMap<Integer, List<EndsAtSea>>();
                    fought.forEach(pair -> alike.computeIfAbsent(modifiers(pair, how, side), each -> new ArrayList<>()).add(pair));
                    alike.values().forEach(some -> new SeaWinners(parameters, opened(), how, sum(how, some)).count(Winner.of(side), pursuit(some.getFirst(), how, side), ends));
                }
            }
        }
    }

    /** The battles that end in this way under some pairs, until the next sum of such battles. */
    private SeaGrid sum(EndsAtSea.How how, List<EndsAtSea> some) {
        var first = some.getFirst().days().get(how);
        if (some.size() == 1) {
            return first;
        }
        var sum = sums.computeIfAbsent(how, each -> first.empty());
        sum.clear();
        some.forEach(pair -> sum.add(pair.days().get(how)));
        return sum;
    }

    /** The most losses and the most stars in a pursuit by a side. */
    Strike most(Side pursuer) {
        int losses = 0;
        int stars = 0;
        for (var pair : pairs) {
            for (var how : pair.days().keySet()) {
                for (var strike : pursuit(pair, how, pursuer)) {
                    losses = Math.max(losses, strike.losses());
                    stars = Math.max(stars, strike.stars());
                }
            }
        }
        return new Strike(losses, stars, 1);
    }

    /** The greatest losses that a side has inflicted in the days. */
    int mostInflicted(Side side) {
        return pairs.stream().mapToInt(pair -> pair.mostInflicted(side)).max().orElseThrow();
    }

    private List<Strike> pursuit(EndsAtSea pair, EndsAtSea.How how, Side pursuer) {
        return strikes.computeIfAbsent(pursuer, each -> new HashMap<>()).computeIfAbsent(modifiers(pair, how, pursuer), total -> pursuit(pursuer, total));
    }

    private List<Strike> pursuit(Side pursuer, int modifiers) {
        var table = parameters.tables().combatResults();
        var column = parameters.column(pursuer, BattleRoll.PURSUIT);
        var faces = new ArrayList<Strike>();
        for (int face = 1; face <= SeaExchange.FACES; face++) {
            SeaExchange.add(faces, table.losses(column, face + modifiers), table.stars(column, face + modifiers));
        }
        return SeaExchange.sorted(faces);
    }

    private int modifiers(EndsAtSea pair, EndsAtSea.How how, Side pursuer) {
        return parameters.tally(pair.opened().ended(how.end(), Winner.of(pursuer)), pursuer, BattleRoll.PURSUIT).total();
    }
}
