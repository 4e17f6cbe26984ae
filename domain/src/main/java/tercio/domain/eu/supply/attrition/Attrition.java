package tercio.domain.eu.supply.attrition;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.policy.AttritionSystem;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.RetreatLosses;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * A roll for attrition. In Europe the stack loses whole LD, and a P may give the controller of the stack a choice.
 * Elsewhere and at sea the stack loses a percentage.
 */
public final class Attrition {

    /** The name of the choice that a P gives to newer technologies. */
    public static final String PILLAGE_CHOICE = "lose an LD or pillage";

    private static final Citation SCALE = Citation.of("EU-ATTR-SCALE");
    /** The greatest size for which the retreat table is not doubled. */
    private static final int UNDOUBLED_LD = 2;

    /** The answer of the stack's controller to a P. */
    public enum PillageAnswer {
        LOSE("lose"), PILLAGE("pillage");

        private final String word;

        PillageAnswer(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /**
     * The stack that rolls.
     *
     * @param theatre the rest of the world if any land province of the move lies there
     * @param size of the stack in the unit of the edition, Pashas counted with their LD; at sea the warships in thirds
     * @param technology the worst technology of a land stack; used only for a P
     */
    public record AttritionStack(AttritionCauses causes, Theatre theatre, int size, LandTechnology technology) {

        /** Whether whole LD are lost, as on land in Europe. */
        public boolean losesWholeLd() {
            return theatre == Theatre.EUROPE && !(causes instanceof AttritionCauses.Voyage);
        }
    }

    /**
     * The attrition that the stack suffers.
     *
     * @param die 0 before it is thrown
     * @param lossLd LD lost in Europe, at most the size of the stack
     * @param p whether the result has a P
     * @param answer the answer to the P, {@code null} if none is given
     * @param pillage whether a pillage- is placed
     * @param foraging whether the stack forages in its next battle of this impulse
     * @param percent the percentage lost outside Europe and at sea
     * @param wastage the detachments left after that; {@code null} in Europe
     */
    public record AttritionLoss(int die, int modifier, int lossLd, boolean p, PillageAnswer answer, boolean pillage, boolean foraging,
            int percent, PercentageLoss wastage) {

        public int modifiedDie() {
            return die + modifier;
        }

        /** The state with the answer to a P. It may be set before it is asked. */
        public AttritionLoss withAnswer(PillageAnswer choice) {
            return new AttritionLoss(die, modifier, lossLd, p, choice, pillage, foraging, percent, wastage);
        }

        private AttritionLoss with(PercentageLoss left) {
            return new AttritionLoss(die, modifier, lossLd, p, answer, pillage, foraging, percent, left);
        }
    }

    private final AttritionStack stack;
    private final AttritionTables tables;
    private final RetreatLosses retreat;
    private final LossUnit unit;

    private Attrition(AttritionStack stack, EuTables tables) {
        this.stack = stack;
        this.tables = AttritionTables.from(tables);
        retreat = tables.retreatLosses();
        unit = tables.unit();
    }

    /** The state before the die is thrown. */
    public static AttritionLoss start() {
        return new AttritionLoss(0, 0, 0, false, null, false, false, 0, null);
    }

    /** Dice {@code attrition}, and {@code remainder} for each star. Waits for the answer to a P that gives a choice. */
    public static Procedure<AttritionLoss> of(AttritionStack stack, EuTables tables) {
        return new Attrition(stack, tables).stages();
    }

    private Procedure<AttritionLoss> stages() {
        var stages = new ArrayList<Stage<AttritionLoss>>();
        stages.add(new Stage.Throw<>("attrition", suffered -> suffered.die() == 0, suffered -> DieName.d10("attrition"),
                usesRetreatTable() ? this::byRetreatTableResult : stack.losesWholeLd() ? this::inEurope : this::elsewhere));
        if (usesRetreatTable()) {
            return Procedure.of(stages);
        }
        if (stack.losesWholeLd()) {
            stages.add(new Stage.Choice<>(PILLAGE_CHOICE, suffered -> suffered.p() && leavesChoice() && suffered.answer() == null));
            stages.add(new Stage.Rule<>("pillage", (suffered, recorder) -> suffered.p() ? afterPillage(suffered, recorder) : suffered));
        } else {
            stages.addAll(PercentageLoss.starStages(AttritionTables.mostStars(stack.size()), AttritionLoss::wastage, AttritionLoss::with));
        }
        return Procedure.of(stages);
    }

    private boolean usesRetreatTable() {
        return tables.system() == AttritionSystem.RETREAT_TABLE && !(stack.causes() instanceof AttritionCauses.Voyage);
    }

    /** The modifiers of the roll. An edition with shifted tables adds the shift to each roll on land. */
    private AppliedModifiers modifiers() {
        int always = stack.causes() instanceof AttritionCauses.Voyage ? 0 : tables.system().shift();
        var own = stack.causes().modifiers(tables);
        return always == 0 ? own : new AppliedModifiers(List.of(new Modifier(always, "every stack on land", SCALE))).plus(own);
    }

    /** Uses the retreat table, doubled for more than two detachments. In Europe a remaining half is lost. */
    private AttritionLoss byRetreatTableResult(AttritionLoss before, int die, StepRecorder recorder) {
        var tally = modifiers();
        int ld = unit.ofOneLd();
        int once = retreat.lossesFor(tally.on(die));
        int losses = Math.min(stack.size(), stack.size() > UNDOUBLED_LD * ld ? 2 * once : once);
        recorder.record(() -> Step.of(stack.causes().label(), SCALE).die(die).tally(tally)
                .cell("retreat", retreat.line(tally.on(die)), "losses").result(unit.format(losses)));
        return stack.losesWholeLd()
                ? new AttritionLoss(die, tally.total(), losses / ld, false, before.answer(), false, false, 0, null)
                : new AttritionLoss(die, tally.total(), 0, false, before.answer(), false, false, 0, new PercentageLoss(stack.size() - losses, 0, 0));
    }

    private boolean isBesieged() {
        return stack.causes() instanceof AttritionCauses.Besieged;
    }

    private boolean leavesChoice() {
        return !isBesieged() && tables.pillageRule(stack.technology()).givesChoice();
    }

    private AttritionLoss inEurope(AttritionLoss before, int die, StepRecorder recorder) {
        var tally = modifiers();
        // Exploration detachments alone, in a colony of level 6, are read as the smallest stack.
        int size = Math.max(1, stack.size() / Thirds.LD);
        var cell = tables.europe(size, tally.on(die));
        boolean p = cell.pillage() && !(stack.causes() instanceof AttritionCauses.FarFromHome);
        recorder.record(() -> {
            var step = Step.of(stack.causes().label(), stack.causes().rule()).die(die).tally(tally)
                    .cell("attrition-europe", tables.line(tally.on(die)), tables.column(size));
            return cell.pillage() && !p ? step.result(Sentence.of("eu.attrition.result-p-ignored").with("ld", cell.ld())) : step.result(cell.ld() + (p ? "P" : ""));
        });
        return new AttritionLoss(die, tally.total(), Math.min(size, cell.ld()), p, before.answer(), false, false, 0, null);
    }

    private AttritionLoss elsewhere(AttritionLoss before, int die, StepRecorder recorder) {
        var tally = modifiers();
        int percent = tables.percent(tally.on(die));
        recorder.record(() -> {
            var step = Step.of(stack.causes().label(), stack.causes().rule()).die(die).tally(tally)
                    .cell("attrition-percent", tables.line(tally.on(die)), "percent").result(percent + "%");
            for (var reading : stack.causes().relevantReadings()) {
                step = step.reading(reading.id());
            }
            return step;
        });
        return new AttritionLoss(die, tally.total(), 0, false, before.answer(), false, false, percent,
                PercentageLoss.of(stack.size(), percent, 0, tables, recorder));
    }

    /** The besieged cannot pillage and lose an LD. Old technologies lose an LD and pillage; newer ones choose. */
    private AttritionLoss afterPillage(AttritionLoss suffered, StepRecorder recorder) {
        boolean loses = isBesieged() || !leavesChoice() || suffered.answer() == PillageAnswer.LOSE;
        boolean pillages = !isBesieged() && (!leavesChoice() || suffered.answer() == PillageAnswer.PILLAGE);
        boolean forages = pillages && stack.causes() instanceof AttritionCauses.March && tables.causesForaging(stack.technology());
        int loss = Math.min(Math.max(1, stack.size() / Thirds.LD), suffered.lossLd() + (loses ? 1 : 0));
        recorder.record(() -> Step.of("pillage", "EU-ATTR-PILLAGE")
                .result(Sentence.of("eu.attrition.result-pillage").with("loses", loses).with("pillages", pillages).with("forages", forages)));
        return new AttritionLoss(suffered.die(), suffered.modifier(), loss, true, suffered.answer(), pillages, forages, 0, null);
    }
}
