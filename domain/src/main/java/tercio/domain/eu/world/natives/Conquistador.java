package tercio.domain.eu.world.natives;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.supply.attrition.AttritionTables;
import tercio.domain.eu.supply.attrition.PercentageLoss;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * The reaction of the natives of a province to a conquistador: some join him, some resist, and the others are
 * eliminated (EU-CONQUISTADOR).
 */
public final class Conquistador {

    /**
     * The attempt.
     *
     * @param leaderSum manoeuvre, fire and shock; half the sum, rounded down, for an explorer
     * @param previousUses earlier uses of the table in the Area during the whole game
     * @param sizeLd of the stack
     * @param armyCounter whether an ARMY counter of a real country is in the stack
     * @param natives in the province, in thirds of an LD, 1 or more
     */
    public record Attempt(int leaderSum, int previousUses, boolean missionary, int sizeLd, boolean armyCounter, int natives) {}

    /**
     * The reaction of the natives, in thirds of an LD.
     *
     * @param cell {@code null} before the die is thrown
     * @param deserting the natives who join
     * @param resisting the natives who resist, computed after the deserters
     */
    public record Result(int modified, ConquistadorTable.Cell cell, PercentageLoss deserting, PercentageLoss resisting) {

        private Result withDeserting(PercentageLoss now) {
            return new Result(modified, cell, now, resisting);
        }

        private Result withResisting(PercentageLoss now) {
            return new Result(modified, cell, deserting, now);
        }
    }

    private static final PercentageLoss NOBODY = new PercentageLoss(0, 0, 0);

    private static final Modifiers<Attempt> LIST = Modifiers.<Attempt>of("EU-CONQUISTADOR")
            .add(1, "earlier uses of the table in the Area", Attempt::previousUses)
            .add(2, "a missionary in the stack", Attempt::missionary, -1)
            .add(3, "at least 4 LD", attempt -> attempt.sizeLd() >= 4, +1)
            .add(4, "no ARMY counter", attempt -> !attempt.armyCounter(), -1)
            .add(5, "a leader whose values sum to 6 or less", attempt -> attempt.leaderSum() <= 6, +1);

    private Conquistador() {}

    /** The state before the die is thrown. */
    public static Result start() {
        return new Result(0, null, NOBODY, NOBODY);
    }

    /** Dice {@code conquistador}, and {@code remainder} for the stars: first for deserters, then for natives who resist. */
    public static Procedure<Result> of(Attempt attempt, EuTables tables) {
        int stars = AttritionTables.mostStars(attempt.natives());
        var stages = new ArrayList<Stage<Result>>(List.of(
                new Stage.Throw<>("conquistador", result -> result.cell() == null, result -> DieName.d10("conquistador"),
                        (result, die, recorder) -> afterRoll(attempt, die, tables, recorder)),
                new Stage.Rule<>("deserters", (result, recorder) -> deserters(attempt, result, tables, recorder))));
        stages.addAll(PercentageLoss.starStages(stars, Result::deserting, Result::withDeserting));
        stages.add(new Stage.Rule<>("resistance", (result, recorder) -> resistance(attempt, result, tables, recorder)));
        stages.addAll(PercentageLoss.starStages(stars, Result::resisting, Result::withResisting));
        stages.add(new Stage.Rule<>("eliminated natives", (result, recorder) -> limitResistance(attempt, result, recorder)));
        return Procedure.of(stages);
    }

    private static Result afterRoll(Attempt attempt, int die, EuTables tables, StepRecorder recorder) {
        var tally = LIST.on(attempt);
        var cell = ConquistadorTable.from(tables).cell(attempt.leaderSum(), tally.on(die));
        recorder.record(() -> Step.of("conquistador", LIST.rule()).die(die).tally(tally)
                .cell("conquistadors", ConquistadorTable.from(tables).line(tally.on(die)),
                        ConquistadorTable.from(tables).column(attempt.leaderSum())).result(cell));
        return new Result(tally.on(die), cell, NOBODY, NOBODY);
    }

    private static Result deserters(Attempt attempt, Result result, EuTables tables, StepRecorder recorder) {
        var desert = result.cell().desert();
        return desert.isEmpty() ? result
                : result.withDeserting(PercentageLoss.of(attempt.natives(), desert.getAsInt(), 0, AttritionTables.from(tables), recorder));
    }

    private static Result resistance(Attempt attempt, Result result, EuTables tables, StepRecorder recorder) {
        return result.withResisting(PercentageLoss.of(attempt.natives(), result.cell().resist(), result.deserting().die(), AttritionTables.from(tables), recorder));
    }

    /** Natives who have joined cannot resist. */
    private static Result limitResistance(Attempt attempt, Result result, StepRecorder recorder) {
        int rest = attempt.natives() - result.deserting().left();
        int resisting = Math.min(rest, result.resisting().left());
        recorder.record(() -> Step.of("natives", "EU-CONQUISTADOR-NATIVES").result(Sentence.of("eu.natives.result-reaction")
                .with("joining", ld(result.deserting().left())).with("resisting", ld(resisting)).with("gone", ld(rest - resisting))));
        return result.withResisting(new PercentageLoss(resisting, 0, result.resisting().die()));
    }

    private static Argument ld(int thirds) {
        return new Argument.Amount(thirds, Thirds.LD);
    }
}
