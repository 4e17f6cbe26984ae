package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.sea.battle.SeaExchange.Strike;
import tercio.domain.ruling.Cancellation;

/**
 * The pursuits after the days of battles at sea with the same wind and with commanders who are equivalent in the casualty tests, for exact odds. The
 * pairs of leaders differ in the pursuit alone: battles without one are counted together under all of them, battles with one under the pairs with the
 * same pursuit.
 */
final class SeaPursuits {

    /** Without a pursuit its die does not matter. */
    private static final List<Strike> NONE = List.of(new Strike(0, 0, SeaExchange.FACES));

    /** The inputs of a pursuit: whether the pursuer has the wind, and in {@code ahead} the lead of its leader in manoeuvre. */
    record Pursuing(Side side, boolean wind, BattleEnd ended, int ahead) {}

    /**
     * A pursuit that is the same under some pairs of leaders.
     *
     * @param cases of these pairs in the grids
     * @param strikes the effects of its die
     */
    record Pursuit(int[] cases, List<Strike> strikes) {}

    private final NavalParameters parameters;
    private final EndsAtSea days;
    private final List<EndsAtSea.Alike> pairs;
    private final Map<Pursuing, List<Strike>> strikes;

    /**
     * @param days the ends of the days under all pairs of leaders
     * @param pairs those of them that are counted here
     * @param strikes the effects of the die in each pursuit, for all winds; those computed here are added
     */
    SeaPursuits(NavalParameters parameters, EndsAtSea days, List<EndsAtSea.Alike> pairs, Map<Pursuing, List<Strike>> strikes) {
        this.parameters = parameters;
        this.days = days;
        this.pairs = pairs;
        this.strikes = strikes;
    }

    /** The state after the roll for the wind, under one of the pairs. */
    BattleState stateAfterWind() {
        return pairs.getFirst().opened();
    }

    /** Adds all ends, in each of which a die is thrown for the pursuit. */
    void count(SeaEnds ends) {
        days.days().forEach((how, fought) -> {
            Cancellation.check();
            new SeaWinners(parameters, stateAfterWind(), how, fought, ends).count(pursuer -> pursuits(how.end(), pursuer));
        });
    }

    private List<Pursuit> pursuits(BattleEnd ended, Winner pursuer) {
        return pursuer.side().map(side -> pursuits(ended, side)).orElseGet(() -> List.of(pursuit(pairs, NONE)));
    }

    private List<Pursuit> pursuits(BattleEnd ended, Side pursuer) {
        var alike = new LinkedHashMap<Integer, List<EndsAtSea.Alike>>();
        pairs.forEach(pair -> alike.computeIfAbsent(ahead(pair, pursuer), each -> new ArrayList<>()).add(pair));
        return alike.values().stream().map(some -> pursuit(some, strikes(some.getFirst(), ended, pursuer))).toList();
    }

    private static Pursuit pursuit(List<EndsAtSea.Alike> pairs, List<Strike> strikes) {
        return new Pursuit(pairs.stream().mapToInt(EndsAtSea.Alike::number).toArray(), strikes);
    }

    /**
     * The lead of the pursuer in manoeuvre. A leader worse than the enemy's costs nothing, so all such leaders are
     * equivalent (EU-SEA-PURSUIT-3).
     */
    private static int ahead(EndsAtSea.Alike pair, Side pursuer) {
        return Math.max(0, pursuer == Side.PHASING ? pair.kind().lead() : -pair.kind().lead());
    }

    /** The most losses and the most stars in a pursuit by a side. */
    Strike most(Side pursuer) {
        int losses = 0;
        int stars = 0;
        for (var pair : pairs) {
            for (var how : days.days().keySet()) {
                for (var strike : strikes(pair, how.end(), pursuer)) {
                    losses = Math.max(losses, strike.losses());
                    stars = Math.max(stars, strike.stars());
                }
            }
        }
        return new Strike(losses, stars, 1);
    }

    /** The greatest losses that a side has inflicted in the days. */
    int mostInflicted(Side side) {
        return days.mostInflicted(side);
    }

    private List<Strike> strikes(EndsAtSea.Alike pair, BattleEnd ended, Side pursuer) {
        return strikes.computeIfAbsent(new Pursuing(pursuer, NavalState.of(pair.opened()).wind().is(pursuer), ended, ahead(pair, pursuer)), each -> strikesWith(
                parameters.tally(pair.opened().withEnd(ended, Winner.of(pursuer)), pursuer, BattleRoll.PURSUIT).total(), pursuer));
    }

    private List<Strike> strikesWith(int modifiers, Side pursuer) {
        var table = parameters.tables().combatResults();
        var column = parameters.column(pursuer, BattleRoll.PURSUIT);
        var faces = new ArrayList<Strike>();
        for (int face = 1; face <= SeaExchange.FACES; face++) {
            SeaExchange.add(faces, table.losses(column, face + modifiers), table.stars(column, face + modifiers));
        }
        return List.copyOf(faces);
    }
}
