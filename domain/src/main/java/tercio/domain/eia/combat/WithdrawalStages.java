package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.eia.tables.OperationalChit;
import tercio.domain.eia.tables.OperationalNotes.Effect;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** The defender's chit to withdraw: one die of the commander, or one of each corps without one (EIA-7.5.2.5). */
final class WithdrawalStages {

    /** The purpose of its dice. */
    static final String WITHDRAW = "withdraw";

    private final FieldCombat combat;
    private final CombatForce force;
    private final ForceLines lines;
    private final RatingNumber number;
    private final boolean automatic;
    private final List<FactorCounts> corps;
    private final boolean[] large;

    WithdrawalStages(FieldCombat combat, EiaTables tables, ForceLines lines) {
        this.combat = combat;
        this.lines = lines;
        force = combat.terms().defender();
        automatic = tables.notes().holds(combat.attackerChit(), OperationalChit.WITHDRAW, Effect.WITHDRAW_AUTOMATIC, CombatSide.DEFENDER);
        boolean option = combat.terms().readings().is(CombatReadings.ALL_CAVALRY_WITHDRAWAL, "on");
        number = RatingNumber.withdrawal(tables, force.strategic(), combat.attackerChit(), option && cavalryFromMixed());
        corps = CorpsDivision.of(force.factors(), combat.corpsFactors()).orElse(List.of());
        large = largest();
    }

    private boolean cavalryFromMixed() {
        return force.factors().stream().allMatch(line -> line.type().isCavalry())
                && combat.terms().attacker().factors().stream().anyMatch(line -> !line.type().isCavalry());
    }

    /** The corps that count twice for political points: the largest ones, as many as began with more than 20 factors. */
    private boolean[] largest() {
        boolean[] counted = new boolean[corps.size()];
        IntStream.range(0, corps.size()).boxed().sorted((one, other) -> Integer.compare(corps.get(other).sum(), corps.get(one).sum()))
                .limit(force.largeCorps()).forEach(at -> counted[at] = true);
        return counted;
    }

    /** Whether one die of the commander decides, or none is thrown. */
    boolean byCommander() {
        return automatic || force.commander().isPresent();
    }

    /** The faces with which a commander withdraws; 0 where the chit was not chosen. */
    int faces() {
        return combat.defenderChit() != OperationalChit.WITHDRAW ? 0 : automatic ? Die.D6.sides() : number.faces();
    }

    List<Stage<CombatState>> stages() {
        if (combat.defenderChit() != OperationalChit.WITHDRAW) {
            return List.of();
        }
        var stages = new ArrayList<Stage<CombatState>>();
        stages.add(new Stage.Rule<>("withdrawal", this::begin));
        int dice = automatic ? 0 : force.commander().isPresent() ? 1 : force.corps();
        for (int die = 0; die < dice; die++) {
            stages.add(die(die));
        }
        stages.add(new Stage.Rule<>("after the withdrawal", this::gone));
        return stages;
    }

    private CombatState begin(CombatState state, StepRecorder recorder) {
        if (automatic) {
            recorder.tell(() -> Step.of("withdrawal", "EIA-7.5.2.5.2.1").side(CombatSide.DEFENDER.word()).result("automatic against a probe"));
            return all(state.withdrawal(new WithdrawalTally(true, 0, 0, FactorCounts.holding(new int[lines.start().lines()]))));
        }
        recorder.tell(() -> {
            var step = Step.of("number to withdraw", "EIA-7.5.2.5.2.2").side(CombatSide.DEFENDER.word()).tally(number.tally()).result(number.needed());
            return cavalryFromMixed() ? step.reading(CombatReadings.ALL_CAVALRY_WITHDRAWAL.id()) : step;
        });
        return state.withdrawal(new WithdrawalTally(false, number.needed(), 0, FactorCounts.holding(new int[lines.start().lines()])));
    }

    private Stage<CombatState> die(int at) {
        var name = new DieName(Die.D6, CombatSide.DEFENDER.word(), WITHDRAW, at);
        return new Stage.Throw<>("withdrawal " + (at + 1), state -> true, state -> name, (state, die, recorder) -> {
            boolean away = number.succeeds(die);
            recorder.tell(() -> Step.of(force.commander().isPresent() ? "withdrawal" : "withdrawal of corps " + (at + 1), "EIA-7.5.2.5.2.2")
                    .side(CombatSide.DEFENDER.word()).die(die).result(away ? "withdraws" : "stays"));
            return !away ? state : force.commander().isPresent() ? all(state) : one(state, at);
        });
    }

    private CombatState all(CombatState state) {
        var tally = state.defender();
        var gone = state.withdrawal();
        int[] none = new int[lines.start().lines()];
        return state.tally(CombatSide.DEFENDER, new SideTally(FactorCounts.holding(none), 0, 0, 0, 0, tally.lostBefore()))
                .withdrawal(new WithdrawalTally(gone.automatic(), gone.needed(), gone.corps() + tally.corps(), lines.start()));
    }

    private CombatState one(CombatState state, int at) {
        var tally = state.defender();
        var gone = state.withdrawal();
        int[] left = tally.counts().copy();
        int[] away = gone.factors().copy();
        for (int line = 0; line < left.length; line++) {
            left[line] -= corps.get(at).get(line);
            away[line] += corps.get(at).get(line);
        }
        return state.tally(CombatSide.DEFENDER, new SideTally(FactorCounts.holding(left), tally.corps() - 1,
                        tally.largeCorps() - (large[at] ? 1 : 0), 0, 0, tally.lostBefore()))
                .withdrawal(new WithdrawalTally(false, gone.needed(), gone.corps() + 1, FactorCounts.holding(away)));
    }

    private CombatState gone(CombatState state, StepRecorder recorder) {
        if (state.defender().corps() > 0) {
            return state;
        }
        recorder.tell(() -> Step.of("withdrawal avoids battle", "EIA-7.5.2.5.1").result("nobody is left to fight"));
        return state.ended(CombatEnd.WITHDRAWAL, null);
    }
}
