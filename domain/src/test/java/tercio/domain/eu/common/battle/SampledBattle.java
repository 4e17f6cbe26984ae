package tercio.domain.eu.common.battle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.SingleRoll.RollState;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;

/**
 * A battle that is fought many times with thrown dice, and its exact odds.
 *
 * @param start with all choices made
 * @param evasion of the non-phasing side before it, {@code null} where it stands
 * @param procedure the whole battle as it is adjudicated
 * @param lost the losses of a side
 * @param nothing its losses if nobody fights
 * @param contest by which it is fought
 * @param sheet of a state with its score sheet, after these dice
 */
public record SampledBattle<L>(String told, BattleState start, Evasion evasion, EuTables tables, Procedure<BattleState> procedure, Supplier<BattleOdds<L>> odds,
        BiFunction<BattleState, Side, L> lost, L nothing, CommonBattle contest,
        BiFunction<BattleState, List<Roll>, Optional<FightSheet>> sheet) {

    private static final String[] FIELDS = {"how", "phasing losses", "nonPhasing losses", "phasing leader", "nonPhasing leader"};
    /** Values that are expected less often count as one. */
    private static final int RARE = 10;

    /**
     * The worst that chi-squared goes above its degrees of freedom in any field, in its standard deviations.
     *
     * @param times the number of battles
     */
    double deviation(int times, long seed) {
        var counted = fight(times, seed);
        var expected = expected();
        double worst = Double.NEGATIVE_INFINITY;
        for (int field = 0; field < FIELDS.length; field++) {
            for (var seen : counted.get(field).keySet()) {
                if (!expected.get(field).containsKey(seen)) {
                    throw new AssertionError(FIELDS[field] + " " + seen + " has happened and cannot: " + told);
                }
            }
            worst = Math.max(worst, deviation(times, counted.get(field), expected.get(field)));
        }
        return worst;
    }

    private static double deviation(int times, Map<Object, int[]> counted, Map<Object, Double> expected) {
        double sum = 0;
        double rare = 0;
        int rareCounted = 0;
        int cells = 0;
        for (var entry : expected.entrySet()) {
            double awaited = entry.getValue() * times;
            int found = counted.getOrDefault(entry.getKey(), new int[1])[0];
            if (awaited < RARE) {
                rare += awaited;
                rareCounted += found;
            } else {
                sum += (found - awaited) * (found - awaited) / awaited;
                cells++;
            }
        }
        if (rare >= 1) {
            sum += (rareCounted - rare) * (rareCounted - rare) / rare;
            cells++;
        }
        int freedom = Math.max(1, cells - 1);
        return (sum - freedom) / Math.sqrt(2.0 * freedom);
    }

    private List<Map<Object, int[]>> fight(int times, long seed) {
        var random = new SplittableRandom(seed);
        Dice dice = die -> OptionalInt.of(1 + random.nextInt(10));
        var counted = Stream.generate(() -> (Map<Object, int[]>) new HashMap<Object, int[]>()).limit(FIELDS.length).toList();
        var evading = EvasionProcedure.of(Side.NON_PHASING.word(), tables);
        for (int fought = 0; fought < times; fought++) {
            if (evasion != null && evaded(evading, dice)) {
                note(counted, BattleEnd.EVASION, Winner.NONE, nothing, nothing, Casualty.UNHARMED, Casualty.UNHARMED);
            } else {
                var battleState = ((Run.Finished<BattleState>) procedure.start(start, dice, StepRecorder.SILENT)).state();
                note(counted, battleState.ended(), battleState.winner(), lost.apply(battleState, Side.PHASING), lost.apply(battleState, Side.NON_PHASING),
                        battleState.phasing().casualty(), battleState.nonPhasing().casualty());
            }
        }
        return counted;
    }

    private boolean evaded(SingleRoll<Evasion, Success> roll, Dice dice) {
        return roll.procedure().start(roll.start(evasion), dice, StepRecorder.SILENT) instanceof Run.Finished<RollState<Evasion, Success>> cast
                && cast.state().result().isSuccess();
    }

    private static void note(List<Map<Object, int[]>> counted, BattleEnd ended, Winner winner, Object... rest) {
        counted.getFirst().computeIfAbsent(how(ended, winner.side()), seen -> new int[1])[0]++;
        for (int field = 1; field < FIELDS.length; field++) {
            counted.get(field).computeIfAbsent(rest[field - 1], seen -> new int[1])[0]++;
        }
    }

    private List<Map<Object, Double>> expected() {
        var all = evasion == null ? odds.get() : BattleOdds.either(away(), BattleOdds.ofEvasion(nothing), odds.get());
        return List.of(shares(all.ends().map(end -> how(end.ended(), end.winner()))),
                shares(all.ends().map(end -> end.phasing().losses())), shares(all.ends().map(end -> end.nonPhasing().losses())),
                shares(all.phasingLeader()), shares(all.nonPhasingLeader()));
    }

    private Distribution<Boolean> away() {
        var roll = EvasionProcedure.of(Side.NON_PHASING.word(), tables);
        return roll.procedure().distribution(roll.start(evasion)).map(cast -> cast.result().isSuccess());
    }

    private static int how(BattleEnd ended, Optional<Side> winner) {
        return ended.ordinal() * 3 + winner.map(side -> 1 + side.ordinal()).orElse(0);
    }

    private static Map<Object, Double> shares(Distribution<?> chances) {
        var shares = new HashMap<Object, Double>();
        chances.weights().forEach((value, weight) -> shares.put(value, share(weight, chances.whole())));
        return shares;
    }

    private static double share(BigInteger weight, BigInteger whole) {
        return new BigDecimal(weight).divide(new BigDecimal(whole), MathContext.DECIMAL64).doubleValue();
    }
}
