package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatConstants;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.PursuitClassTable;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Class, die and losses of a pursuit (EIA-7.5.2.10.2). */
public final class PursuitRules {

    private static final int TYPES = FactorType.values().length;

    private PursuitRules() {}

    /**
     * The class after a break, after terrain; below 1 there is no pursuit.
     *
     * @param loss the victor's morale loss in the combat, in tenths
     * @param rounds the rounds fought, 3 or more from the second day on
     */
    public static int classAfterBreak(EiaTables tables, AreaTerrain terrain, int loss, int rounds, StepRecorder recorder) {
        var cell = tables.pursuitClasses().at(loss, rounds);
        recorder.record(() -> {
            var step = Step.of("pursuit class", "EIA-7.5.2.10.2.1").cell(PursuitClassTable.NAME, cell.row(), cell.column());
            return cell.reconstructed() ? step.result(RoundFire.mark(Sentence.of("eia.combat.result-class").with("class", cell.pursuitClass()), true))
                    : step.result(cell.pursuitClass());
        });
        return classOnTerrain(tables, terrain, cell.pursuitClass(), recorder);
    }

    /** The class against a force that withdraws after a day, after terrain; below 1 there is no pursuit. */
    public static int classAfterWithdrawal(EiaTables tables, AreaTerrain terrain, StepRecorder recorder) {
        int printed = tables.constants().withdrawalClass();
        recorder.record(() -> Step.of("pursuit class", "EIA-7.5.2.10.2.1").result(printed).reading(CombatReadings.PURSUIT_OF_WITHDRAWAL.id()));
        return classOnTerrain(tables, terrain, printed, recorder);
    }

    private static int classOnTerrain(EiaTables tables, AreaTerrain terrain, int printed, StepRecorder recorder) {
        int shift = tables.terrain().of(terrain).pursuitClass();
        if (shift != 0) {
            var rule = terrain == AreaTerrain.MARSH ? "EIA-7.5.2.10.2.2.3" : "EIA-7.5.2.10.2.2.2";
            recorder.record(() -> {
                var step = Step.of("pursuit class on terrain", rule).tally(new AppliedModifiers(List.of(new Modifier(shift, terrain.word(), Citation.of(rule)))));
                return printed + shift < 1 ? step.result(Sentence.of("eia.combat.result-no-pursuit")) : step.result(printed + shift);
            });
        }
        return printed + shift;
    }

    /** The modifier of the die. */
    public static AppliedModifiers dieModifiers(EiaTables tables, boolean cavalryLeader) {
        return cavalryLeader ? new AppliedModifiers(List.of(new Modifier(tables.constants().cavalryLeader(), "cavalry leader",
                Citation.of("EIA-7.5.2.10.2.2.1")))) : AppliedModifiers.NONE;
    }

    /**
     * The losses by an order of types: points are spent one by one, each on the first type of the order that still has factors.
     *
     * @param lastPoint whether a point that finds too few of its kind takes those
     */
    public static Factors inOrder(Factors held, int points, List<FactorType> order, boolean lastPoint, CombatConstants constants) {
        int[] types = new int[TYPES];
        held.counts().forEach((type, count) -> types[type.ordinal()] = count);
        return CasualtyRules.factors(take(types, order.toArray(FactorType[]::new), points, lastPoint, constants));
    }

    static int[] take(int[] held, FactorType[] order, int points, boolean lastPoint, CombatConstants constants) {
        int[] left = held.clone();
        for (int point = 0; point < points; point++) {
            var first = first(left, order);
            if (first == null) {
                break;
            }
            spend(left, order, first, lastPoint, constants);
        }
        int[] taken = new int[TYPES];
        for (int type = 0; type < TYPES; type++) {
            taken[type] = held[type] - left[type];
        }
        return taken;
    }

    private static FactorType first(int[] left, FactorType[] order) {
        for (var type : order) {
            if (left[type.ordinal()] > 0) {
                return type;
            }
        }
        return null;
    }

    private static void spend(int[] left, FactorType[] order, FactorType first, boolean lastPoint, CombatConstants constants) {
        int due = worth(first, constants);
        int found = 0;
        for (var type : order) {
            found += kind(type) == kind(first) ? left[type.ordinal()] : 0;
        }
        if (found < due && !lastPoint) {
            return;
        }
        for (var type : order) {
            if (kind(type) == kind(first)) {
                int some = Math.min(due, left[type.ordinal()]);
                left[type.ordinal()] -= some;
                due -= some;
            }
        }
    }

    private enum Kind { CAVALRY, MILITIA, OTHER }

    /** Whether a point may fall on both types: cavalry, militia, others (reading E27). */
    public static boolean isSameKind(FactorType one, FactorType other) {
        return kind(one) == kind(other);
    }

    private static Kind kind(FactorType type) {
        return type.isCavalry() ? Kind.CAVALRY : type == FactorType.MILITIA ? Kind.MILITIA : Kind.OTHER;
    }

    /** The factors that a point takes of a type and those like it. */
    public static int worth(FactorType type, CombatConstants constants) {
        return switch (kind(type)) {
            case CAVALRY -> 1;
            case MILITIA -> constants.pursuitMilitia();
            case OTHER -> constants.pursuitFactors();
        };
    }

    /** The fault of a free choice of losses; empty where the points pay for exactly these. */
    public static Optional<Refusal> refusal(Factors held, int points, Factors chosen, boolean lastPoint, CombatConstants constants) {
        if (!held.holds(chosen)) {
            return Optional.of(Refusal.of("EIA-7.5.2.10.2.3", Sentence.of("eia.refused.pursued-held").with("held", ConceptNames.factors(held)).with("chosen", ConceptNames.factors(chosen))));
        }
        var legal = choices(held, points, lastPoint, constants);
        return legal.contains(List.of(sum(chosen, Kind.CAVALRY), sum(chosen, Kind.OTHER), sum(chosen, Kind.MILITIA))) ? Optional.empty()
                : Optional.of(Refusal.of("EIA-7.5.2.10.2.3", Sentence.of("eia.refused.pursued-points").with("points", points).with("other", constants.pursuitFactors())
                        .with("militia", constants.pursuitMilitia()).with("chosen", ConceptNames.factors(chosen)).with("held", ConceptNames.factors(held))
                        .with("example", ConceptNames.factors(freely(held, points, List.of(FactorType.values()), lastPoint, constants)))));
    }

    /** The points that factors of one kind can pay for; a last, incomplete one where it takes what is left. */
    private static int pointsFor(int factors, int worth, boolean lastPoint) {
        return (lastPoint ? factors + worth - 1 : factors) / worth;
    }

    /**
     * The losses by an order of types where a side chooses freely: as {@link #inOrder}, but a point that finds too few of its kind
     * falls on the next kind of the order where it does not take what is left.
     */
    public static Factors freely(Factors held, int points, List<FactorType> order, boolean lastPoint, CombatConstants constants) {
        if (lastPoint) {
            return inOrder(held, points, order, true, constants);
        }
        int left = points;
        var taken = Factors.NONE;
        for (var kind : order.stream().map(PursuitRules::kind).distinct().toList()) {
            var ofKind = held.only(type -> kind(type) == kind);
            int worth = ofKind.isEmpty() ? 1 : worth(ofKind.counts().keySet().iterator().next(), constants);
            int paid = Math.min(left, ofKind.total() / worth);
            taken = taken.plus(inOrder(ofKind, paid, order, true, constants));
            left -= paid;
        }
        return taken;
    }

    private static int sum(Factors factors, Kind kind) {
        return factors.count(type -> kind(type) == kind);
    }

    /** Every division of the points among cavalry, other factors and militia. */
    private static List<List<Integer>> choices(Factors held, int points, boolean lastPoint, CombatConstants constants) {
        int cavalry = sum(held, Kind.CAVALRY);
        int other = sum(held, Kind.OTHER);
        int militia = sum(held, Kind.MILITIA);
        int forOther = pointsFor(other, constants.pursuitFactors(), lastPoint);
        int forMilitia = pointsFor(militia, constants.pursuitMilitia(), lastPoint);
        int spent = Math.min(points, cavalry + forOther + forMilitia);
        var all = new ArrayList<List<Integer>>();
        for (int onCavalry = 0; onCavalry <= Math.min(spent, cavalry); onCavalry++) {
            for (int onOther = 0; onOther <= Math.min(spent - onCavalry, forOther); onOther++) {
                int onMilitia = spent - onCavalry - onOther;
                if (onMilitia <= forMilitia) {
                    all.add(List.of(onCavalry, Math.min(other, onOther * constants.pursuitFactors()),
                            Math.min(militia, onMilitia * constants.pursuitMilitia())));
                }
            }
        }
        return all;
    }
}
