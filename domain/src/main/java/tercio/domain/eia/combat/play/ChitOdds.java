package tercio.domain.eia.combat.play;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CombatForecast;
import tercio.domain.eia.combat.CombatValue;
import tercio.domain.eia.combat.FieldCombat;
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
 * is taken to mix its chits as in the equilibrium of the day, by the standing worth of points and factors. An outflanking side divides its force
 * knowing no more of the enemy's chit than that it is one against which a force is divided; so a plan is a chit, and for outflank also a
 * division, and the equilibrium is one of plans ({@link ChitPlans}). Losses fall by the standing order, both sides fight on, nobody reinforces.
 */
final class ChitOdds {

    private final CombatDayInputs day;
    private final EiaTables tables;
    private final Map<CombatSide, List<ChitPlans.Plan>> plans = new EnumMap<>(CombatSide.class);
    private final Map<PlanPair, Optional<FieldCombat>> fights = new HashMap<>();
    private final Map<FieldCombat, CombatForecast> known = new HashMap<>();
    private final Map<PlanPair, Fraction> worths = new HashMap<>();

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
            return commands.stream().map(command -> command.chit().flatMap(chit -> odds.against(side.get(), chit, enemy))).toList();
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
            return odds.day.areForcesKnown() && odds.isComplete() ? Optional.of(odds.mixture(side).map(ChitPlans.Plan::chit)) : Optional.empty();
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
            return odds.mixedOdds(odds.mixture(CombatSide.ATTACKER).then(attack -> defender.map(defence -> new PlanPair(attack, defence))));
        } catch (TooManyStates many) {
            return Optional.empty();
        }
    }

    /** The odds of the day by pairs of chits; empty where one of them has none. */
    static Optional<Forecast> mixedOdds(EiaWarView board, LandCombat combat, Distribution<ChitPair> pairs, EiaTables tables) {
        try {
            return new ChitOdds(board, combat, tables).mixedOdds(pairs.map(pair -> new PlanPair(plan(combat, CombatSide.ATTACKER, pair.attacker()),
                    plan(combat, CombatSide.DEFENDER, pair.defender()))));
        } catch (TooManyStates many) {
            return Optional.empty();
        }
    }

    /** A plan with the force as it is divided already. */
    private static ChitPlans.Plan plan(LandCombat combat, CombatSide side, OperationalChit chit) {
        return new ChitPlans.Plan(chit, combat.armyOf(side).flanking());
    }

    /** The plans of both sides. */
    private record PlanPair(ChitPlans.Plan attacker, ChitPlans.Plan defender) {

        static PlanPair of(CombatSide side, ChitPlans.Plan own, ChitPlans.Plan enemy) {
            return side == CombatSide.ATTACKER ? new PlanPair(own, enemy) : new PlanPair(enemy, own);
        }

        ChitPair chits() {
            return new ChitPair(attacker.chit(), defender.chit());
        }

        ChitPlans.Plan of(CombatSide side) {
            return side == CombatSide.ATTACKER ? attacker : defender;
        }
    }

    /** The plans of a side without divisions that leave a part with nothing. */
    private List<ChitPlans.Plan> plans(CombatSide side) {
        return plans.computeIfAbsent(side, this::plansThatLeaveNoPartEmpty);
    }

    private List<ChitPlans.Plan> plansThatLeaveNoPartEmpty(CombatSide side) {
        var enemies = ChitPlans.of(day.board(), day.combat(), side.opponent()).stream().filter(plan -> plan.chit() != OperationalChit.OUTFLANK).toList();
        return ChitPlans.of(day.board(), day.combat(), side).stream().filter(plan -> plan.chit() != OperationalChit.OUTFLANK
                || enemies.stream().allMatch(enemy -> fight(PlanPair.of(side, plan, enemy)).isPresent())).toList();
    }

    private Optional<FieldCombat> fight(PlanPair pair) {
        return fights.computeIfAbsent(pair, this::fightBy);
    }

    private Optional<FieldCombat> fightBy(PlanPair pair) {
        var divides = FieldCombat.outflanker(pair.attacker().chit(), pair.defender().chit(), tables);
        var combat = divides.map(side -> day.combat().withArmy(side, day.combat().armyOf(side).withFlanking(pair.of(side).flanking()))).orElse(day.combat());
        return new CombatDayInputs(day.board(), combat, day.day(), tables).fieldCombat(pair.chits(), CombatDayInputs.Conduct.STANDING);
    }

    /** Plans that make the same fight are followed once. */
    private Optional<CombatForecast> forecast(PlanPair pair) {
        return fight(pair).map(field -> known.computeIfAbsent(field, each -> CombatForecast.of(each, tables)));
    }

    /** Whether each pair of plans can be followed: a mixture without one that is open would be a false one. */
    private boolean isComplete() {
        var defences = plans(CombatSide.DEFENDER);
        return plans(CombatSide.ATTACKER).stream().allMatch(attack -> defences.stream().allMatch(defence -> forecast(new PlanPair(attack, defence)).isPresent()));
    }

    private Fraction worth(PlanPair pair) {
        return worths.computeIfAbsent(pair, this::worthOfEnds);
    }

    private Fraction worthOfEnds(PlanPair pair) {
        var ends = forecast(pair).orElseThrow().ends();
        var sum = BigInteger.ZERO;
        for (var end : ends.weights().entrySet()) {
            sum = sum.add(end.getValue().multiply(BigInteger.valueOf(CombatValue.STANDARD.of(end.getKey()))));
        }
        return new Fraction(sum, ends.whole());
    }

    /** The probabilities with which a side chooses its plans. */
    private Distribution<ChitPlans.Plan> mixture(CombatSide side) {
        var attacks = plans(CombatSide.ATTACKER);
        var defences = plans(CombatSide.DEFENDER);
        var equilibrium = new ZeroSumGame(attacks.stream().map(attack -> defences.stream().map(defence -> worth(new PlanPair(attack, defence))).toList()).toList())
                .equilibrium();
        var plans = side == CombatSide.ATTACKER ? attacks : defences;
        var parts = side == CombatSide.ATTACKER ? equilibrium.first() : equilibrium.second();
        var whole = parts.stream().map(Fraction::below).reduce(BigInteger.ONE, (one, other) -> one.multiply(other).divide(one.gcd(other)));
        var weights = new LinkedHashMap<ChitPlans.Plan, BigInteger>();
        for (int at = 0; at < plans.size(); at++) {
            if (parts.get(at).signum() > 0) {
                weights.put(plans.get(at), parts.get(at).above().multiply(whole.divide(parts.get(at).below())));
            }
        }
        return Distribution.of(weights, whole);
    }

    /** The odds of a chit, of outflank with the division that is best against the enemy's mixture; empty where no plan has the chit. */
    private Optional<Forecast> against(CombatSide side, OperationalChit chit, Distribution<ChitPlans.Plan> enemy) {
        return plans(side).stream().filter(plan -> plan.chit() == chit).max(Comparator.comparing(plan -> gain(side, plan, enemy)))
                .flatMap(plan -> mixedOdds(enemy.map(other -> PlanPair.of(side, plan, other))));
    }

    private Fraction gain(CombatSide side, ChitPlans.Plan plan, Distribution<ChitPlans.Plan> enemy) {
        var sum = Fraction.ZERO;
        for (var other : enemy.weights().entrySet()) {
            sum = sum.plus(worth(PlanPair.of(side, plan, other.getKey())).times(new Fraction(other.getValue(), enemy.whole())));
        }
        return side == CombatSide.ATTACKER ? sum : sum.negate();
    }

    private Optional<Forecast> mixedOdds(Distribution<PlanPair> pairs) {
        var figures = new HashMap<PlanPair, Forecast>();
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
