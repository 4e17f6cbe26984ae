package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.dice.Die;
import tercio.domain.eia.combat.WithdrawingForces.RollingIrregular;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.common.tables.OperationalNotes.Effect;
import tercio.domain.eia.guerilla.IrregularWithdrawal;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * The defender's chit to withdraw: one die of the commander, or one of each corps without one (EIA-7.5.2.5). Cossacks and freikorps of a
 * game roll for themselves, each counter one die, after the corps have rolled, and only where a corps withdraws; by another reading they
 * go with the corps (EIA-10.1.2.2.3). Guerillas stay.
 */
final class WithdrawalStages {

    private final FieldCombat combat;
    private final EiaTables tables;
    private final CombatManner manner;
    private final CombatForce force;
    private final ForceLines lines;
    private final boolean mixed;
    private final boolean automatic;
    private final List<FactorCounts> corps;
    private final List<RollingIrregular> irregulars;
    private final boolean[] large;

    WithdrawalStages(FieldCombat combat, EiaTables tables, CombatManner manner, ForceLines lines) {
        this.combat = combat;
        this.tables = tables;
        this.manner = manner;
        this.lines = lines;
        force = combat.terms().defender();
        automatic = force.corps() == 0
                || tables.notes().holds(combat.attackerChit(), OperationalChit.WITHDRAW, Effect.WITHDRAW_AUTOMATIC, CombatSide.DEFENDER);
        mixed = combat.terms().readings().is(CombatReadings.ALL_CAVALRY_WITHDRAWAL, "on") && cavalryFromMixed();
        corps = CorpsDivision.within(force.factors(), combat.corpsFactors()).orElse(List.of());
        irregulars = combat.withdrawing().map(WithdrawingForces::irregulars).orElse(List.of());
        large = countTwice();
    }

    private boolean cavalryFromMixed() {
        return force.factors().stream().allMatch(line -> line.type().isCavalry())
                && combat.terms().attacker().factors().stream().anyMatch(line -> !line.type().isCavalry());
    }

    /** The corps that count twice for political points: the largest ones, as many as began with more than 20 factors. */
    private boolean[] countTwice() {
        boolean[] counted = new boolean[corps.size()];
        IntStream.range(0, corps.size()).boxed().sorted((one, other) -> Integer.compare(corps.get(other).sum(), corps.get(one).sum()))
                .limit(force.largeCorps()).forEach(at -> counted[at] = true);
        return counted;
    }

    /** The number that a die needs; the rating of a corps is that of its power. */
    private RatingNumber number(int at) {
        int strategic = isLed() ? force.strategicRating()
                : combat.withdrawing().map(forces -> forces.corps().get(at).strategic()).orElse(force.strategicRating());
        return RatingNumber.withdrawal(tables, strategic, combat.attackerChit(), mixed);
    }

    private String name(int at) {
        return combat.withdrawing().map(forces -> forces.corps().get(at).name()).orElse("corps " + (at + 1));
    }

    private boolean isLed() {
        return force.commander().isPresent();
    }

    private boolean isChosen() {
        return combat.defenderChit() == OperationalChit.WITHDRAW;
    }

    /** Whether all corps go without a die. */
    boolean automatic() {
        return automatic;
    }

    /** Whether one die of the commander decides, or none is thrown. */
    boolean byCommander() {
        return automatic || isLed();
    }

    /** The faces with which a commander withdraws; 0 where the chit was not chosen. */
    int faces() {
        return !isChosen() ? 0 : automatic ? Die.D6.sides() : number(0).faces();
    }

    List<Stage<CombatState>> stages() {
        if (!isChosen()) {
            return List.of();
        }
        var stages = new ArrayList<>(manner.stop(CombatStop.WITHDRAWAL, 0, state -> true));
        stages.add(new Stage.Rule<>("withdrawal", this::begin));
        int dice = automatic ? 0 : isLed() ? 1 : force.corps();
        for (int die = 0; die < dice; die++) {
            stages.add(die(die));
        }
        for (int counter = 0; counter < irregulars.size(); counter++) {
            stages.add(irregular(counter));
        }
        stages.addAll(manner.stop(CombatStop.LEAVING, 0, state -> true));
        stages.add(new Stage.Rule<>("after the withdrawal", this::endIfNobodyLeft));
        return stages;
    }

    private CombatState begin(CombatState state, StepRecorder recorder) {
        var nobody = FactorCounts.holding(new int[lines.start().lines()]);
        if (automatic) {
            recorder.record(() -> Step.of("withdrawal", "EIA-7.5.2.5.2.1").side(CombatSide.DEFENDER.word()).result(Sentence.of("eia.combat.result-automatic")));
            return afterAllWithdraw(state.withWithdrawal(new WithdrawalTally(true, 0, 0, nobody)));
        }
        var number = number(0);
        manner.aside(recorder, () -> {
            var step = Step.of("number to withdraw", "EIA-7.5.2.5.2.2").side(CombatSide.DEFENDER.word()).tally(number.tally()).result(number.highestSuccess());
            return cavalryFromMixed() ? step.reading(CombatReadings.ALL_CAVALRY_WITHDRAWAL.id()) : step;
        });
        return state.withWithdrawal(new WithdrawalTally(false, number.highestSuccess(), 0, nobody));
    }

    private Stage<CombatState> die(int at) {
        var name = manner.dice().withdrawal(at);
        var number = number(at);
        return new Stage.Throw<>("withdrawal " + (at + 1), state -> true, state -> name, (state, die, recorder) -> {
            boolean away = number.succeeds(die);
            recorder.record(() -> Step.of(isLed() ? "withdrawal" : "withdrawal of " + name(at), "EIA-7.5.2.5.2.2").side(CombatSide.DEFENDER.word())
                    .die(die).result(result(away, number.highestSuccess())));
            return !away ? state : isLed() ? afterAllWithdraw(state) : afterOneWithdraws(state, at);
        });
    }

    private static Sentence.Keyed result(boolean away, int needed) {
        return Sentence.of("eia.combat.result-withdrawal").with("withdraws", away).with("needed", needed);
    }

    // --- Who goes --------------------------------------------------------------------------------------------------

    /** All corps. */
    private CombatState afterAllWithdraw(CombatState state) {
        var tally = state.defender();
        var gone = state.withdrawal();
        int[] left = new int[lines.start().lines()];
        int[] away = lines.start().copy();
        if (!corps.isEmpty()) {
            for (int line = 0; line < left.length; line++) {
                int at = line;
                away[line] = corps.stream().mapToInt(each -> each.get(at)).sum();
                left[line] = lines.start().get(line) - away[line];
            }
        }
        return state.withTally(CombatSide.DEFENDER, new SideTally(FactorCounts.holding(left), 0, 0, 0, 0, tally.lostBefore()))
                .withWithdrawal(new WithdrawalTally(gone.automatic(), gone.needed(), gone.corps() + tally.corps(), FactorCounts.holding(away)))
                .withSheet(sheetWith(state, IntStream.range(0, tally.corps()).boxed().toList(),
                        automatic && tally.corps() > 0 ? IntStream.range(0, irregulars.size()).boxed().toList() : List.of()));
    }

    private CombatState afterOneWithdraws(CombatState state, int at) {
        var tally = state.defender();
        var gone = state.withdrawal();
        int[] left = tally.counts().copy();
        int[] away = gone.factors().copy();
        for (int line = 0; line < left.length; line++) {
            left[line] -= corps.get(at).get(line);
            away[line] += corps.get(at).get(line);
        }
        return state.withTally(CombatSide.DEFENDER, new SideTally(FactorCounts.holding(left), tally.corps() - 1,
                        tally.largeCorps() - (large[at] ? 1 : 0), 0, 0, tally.lostBefore()))
                .withWithdrawal(new WithdrawalTally(false, gone.needed(), gone.corps() + 1, FactorCounts.holding(away)))
                .withSheet(sheetWith(state, List.of(at), List.of()));
    }

    private static DaySheet sheetWith(CombatState state, List<Integer> corps, List<Integer> irregulars) {
        return state.sheet() == null ? null : state.sheet().withdraws(corps, irregulars);
    }

    private Stage<CombatState> irregular(int counter) {
        var who = irregulars.get(counter);
        if (!IrregularWithdrawal.isRolled(combat.terms().readings())) {
            return new Stage.Rule<>("withdrawal of irregulars " + (counter + 1), (state, recorder) -> withTheCorps(state, counter, recorder));
        }
        var name = manner.dice().irregularWithdrawal(counter);
        return new Stage.Throw<>("withdrawal of irregulars " + (counter + 1), this::corpsGoByDie, state -> name, (state, die, recorder) -> {
            boolean away = IrregularWithdrawal.succeeds(tables, die) && who.type() != FactorType.GUERILLA;
            recorder.record(() -> Step.of("withdrawal of " + who.name(), IrregularWithdrawal.RULE).side(CombatSide.DEFENDER.word()).die(die)
                    .result(result(away, tables.constants().irregularWithdrawal()))
                    .reading(IrregularWithdrawal.READING.id()));
            return away ? state.withSheet(sheetWith(state, List.of(), List.of(counter))) : state;
        });
    }

    private boolean corpsGoByDie(CombatState state) {
        return !automatic && state.withdrawal().corps() > 0;
    }

    private CombatState withTheCorps(CombatState state, int counter, StepRecorder recorder) {
        var who = irregulars.get(counter);
        if (!corpsGoByDie(state) || who.type() == FactorType.GUERILLA) {
            return state;
        }
        recorder.record(() -> Step.of("withdrawal of " + who.name(), IrregularWithdrawal.RULE).side(CombatSide.DEFENDER.word())
                .result(Sentence.of("eia.combat.result-with-the-corps")).reading(IrregularWithdrawal.READING.id()));
        return state.withSheet(sheetWith(state, List.of(), List.of(counter)));
    }

    private CombatState endIfNobodyLeft(CombatState state, StepRecorder recorder) {
        return combat.withdrawing().map(WithdrawingForces::nobody).orElse(state.defender().corps() == 0) ? endWithoutFight(state, recorder) : state;
    }

    /** Nobody is left to fight. */
    static CombatState endWithoutFight(CombatState state, StepRecorder recorder) {
        recorder.record(() -> Step.of("withdrawal", "EIA-7.5.2.5.1").result(Sentence.of("eia.combat.result-nobody-left")));
        return state.withEnd(CombatEnd.WITHDRAWAL, null);
    }
}
