package tercio.domain.eia.combat.play;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CombatForecast;
import tercio.domain.eia.combat.CombatValue;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.common.game.ChitPair;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.TooManyStates;
import tercio.domain.ruling.ZeroSumGame;

/**
 * The odds of the day by each chit that a side may choose (EIA-7.5.2.1). Both sides choose in secret at the same time, so that the enemy
 * is taken to mix its chits as in the equilibrium of the day, by the standing worth of points and factors. Outflank is left out on both
 * sides: its odds hang on how the force is divided, which is chosen after it. Losses fall by the standing order, both sides fight on,
 * nobody reinforces.
 */
final class ChitOdds {

    private final CombatDayInputs day;
    private final EiaTables tables;
    private final Map<ChitPair, Optional<CombatForecast>> known = new HashMap<>();

    private ChitOdds(EiaWarView board, LandCombat combat, EiaTables tables) {
        this.day = new CombatDayInputs(board, combat, combat.day(), tables);
        this.tables = tables;
    }

    /** The odds of each command; without odds where the viewer does not know all factors (EIA-7.5.2.6.3). */
    static List<Optional<Forecast>> of(EiaWarView board, LandCombat combat, List<ChooseChit> commands, EiaTables tables) {
        var side = combat.sideLedBy(commands.getFirst().power());
        var odds = new ChitOdds(board, combat, tables);
        if (side.isEmpty() || !odds.day.areForcesKnown()) {
            return commands.stream().map(command -> Optional.<Forecast>empty()).toList();
        }
        try {
            if (!odds.isComplete()) {
                return commands.stream().map(command -> Optional.<Forecast>empty()).toList();
            }
            var enemy = odds.mixture(side.get().opponent());
            return commands.stream().map(command -> command.chit().filter(chit -> chit != OperationalChit.OUTFLANK)
                    .flatMap(chit -> odds.against(side.get(), chit, enemy))).toList();
        } catch (TooManyStates many) {
            // Forces of which the exact odds cannot be kept have none; the choice is offered all the same.
            return commands.stream().map(command -> Optional.<Forecast>empty()).toList();
        }
    }

    /**
     * The probabilities with which a side chooses its chits in the equilibrium of the day; empty where forces are hidden, and where a pair
     * has no odds.
     */
    static Optional<Distribution<OperationalChit>> mixture(EiaWarView board, LandCombat combat, CombatSide side, EiaTables tables) {
        var odds = new ChitOdds(board, combat, tables);
        try {
            return odds.day.areForcesKnown() && odds.isComplete() ? Optional.of(odds.mixture(side)) : Optional.empty();
        } catch (TooManyStates many) {
            return Optional.empty();
        }
    }

    /** The odds of the day where both sides mix their chits as in the equilibrium; empty where forces are hidden. */
    static Optional<Forecast> ofBoth(EiaWarView board, LandCombat combat, EiaTables tables) {
        var odds = new ChitOdds(board, combat, tables);
        try {
            if (!odds.day.areForcesKnown() || !odds.isComplete()) {
                return Optional.empty();
            }
            var defender = odds.mixture(CombatSide.DEFENDER);
            return odds.mixedOdds(odds.mixture(CombatSide.ATTACKER).then(attack -> defender.map(defence -> new ChitPair(attack, defence))));
        } catch (TooManyStates many) {
            return Optional.empty();
        }
    }

    /** The odds of the day by pairs of chits; empty where one of them has none. */
    static Optional<Forecast> mixedOdds(EiaWarView board, LandCombat combat, Distribution<ChitPair> pairs, EiaTables tables) {
        try {
            return new ChitOdds(board, combat, tables).mixedOdds(pairs);
        } catch (TooManyStates many) {
            return Optional.empty();
        }
    }

    private List<OperationalChit> chits(CombatSide side) {
        return CombatDecisions.chitOptions(day.board(), day.combat(), side).stream().map(option -> ((ChooseChit) option.command()).chit().orElseThrow())
                .filter(chit -> chit != OperationalChit.OUTFLANK).toList();
    }

    private static ChitPair pair(CombatSide side, OperationalChit own, OperationalChit enemy) {
        return side == CombatSide.ATTACKER ? new ChitPair(own, enemy) : new ChitPair(enemy, own);
    }

    private Optional<CombatForecast> forecast(ChitPair pair) {
        return known.computeIfAbsent(pair, each -> day.fieldCombat(each, CombatDayInputs.Conduct.STANDING).map(field -> CombatForecast.of(field, tables)));
    }

    /** Whether each pair of chits can be followed: a mixture without one that is open would be a false one. */
    private boolean isComplete() {
        return chits(CombatSide.ATTACKER).stream().allMatch(attack -> chits(CombatSide.DEFENDER).stream()
                .allMatch(defence -> forecast(new ChitPair(attack, defence)).isPresent()));
    }

    private Fraction worth(ChitPair pair) {
        var ends = forecast(pair).orElseThrow().ends();
        var sum = BigInteger.ZERO;
        for (var end : ends.weights().entrySet()) {
            sum = sum.add(end.getValue().multiply(BigInteger.valueOf(CombatValue.STANDARD.of(end.getKey()))));
        }
        return new Fraction(sum, ends.whole());
    }

    /** The probabilities with which a side chooses its chits. */
    private Distribution<OperationalChit> mixture(CombatSide side) {
        var attacks = chits(CombatSide.ATTACKER);
        var defences = chits(CombatSide.DEFENDER);
        var equilibrium = new ZeroSumGame(attacks.stream().map(attack -> defences.stream().map(defence -> worth(new ChitPair(attack, defence))).toList()).toList())
                .equilibrium();
        var chits = side == CombatSide.ATTACKER ? attacks : defences;
        var parts = side == CombatSide.ATTACKER ? equilibrium.first() : equilibrium.second();
        var whole = parts.stream().map(Fraction::below).reduce(BigInteger.ONE, (one, other) -> one.multiply(other).divide(one.gcd(other)));
        var weights = new LinkedHashMap<OperationalChit, BigInteger>();
        for (int at = 0; at < chits.size(); at++) {
            if (parts.get(at).signum() > 0) {
                weights.put(chits.get(at), parts.get(at).above().multiply(whole.divide(parts.get(at).below())));
            }
        }
        return Distribution.of(weights, whole);
    }

    private Optional<Forecast> against(CombatSide side, OperationalChit chit, Distribution<OperationalChit> enemy) {
        return mixedOdds(enemy.map(other -> pair(side, chit, other)));
    }

    private Optional<Forecast> mixedOdds(Distribution<ChitPair> pairs) {
        var figures = new HashMap<ChitPair, Forecast>();
        for (var pair : pairs.outcomes()) {
            var found = forecast(pair);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            figures.put(pair, found.get().figures());
        }
        var mixed = Forecast.EMPTY.withParty("attacker", day.combat().attacker().lead().word()).withParty("defender", day.combat().defender().lead().word());
        for (var name : TrivialOdds.FIGURES) {
            mixed = mixed.with(name, pairs.then(pair -> figures.get(pair).figures().get(name).map(value -> (Object) value)));
        }
        return Optional.of(mixed);
    }
}
