package tercio.domain.eu.world.exploration;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.supply.attrition.AttritionTables;
import tercio.domain.eu.supply.attrition.PercentageLoss;
import tercio.domain.eu.world.exploration.DiscoveryTable.Discovery;
import tercio.domain.eu.world.exploration.DiscoveryTable.Domain;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** A stack, or a leader alone, tries to discover a province or a sea zone. */
public final class Exploration {

    /**
     * The expedition.
     *
     * @param maneuver of an explorer, conquistador, governor or missionary, else 0
     * @param leaderAlone whether the leader has no troops or ships
     * @param thirds size of the stack in thirds of a detachment
     * @param sea the inputs for a sea zone; {@code null} on land
     * @param led whether a leader could die: the commander, or a missionary instead
     */
    public record Expedition(int maneuver, boolean leaderAlone, int thirds, Voyage sea, boolean led) {
        /** An expedition under a leader. */
        public Expedition(int maneuver, boolean leaderAlone, int thirds, Voyage sea) {
            this(maneuver, leaderAlone, thirds, sea, true);
        }

        Domain domain() {
            return sea == null ? Domain.LAND : Domain.SEA;
        }
    }

    /**
     * The inputs for a sea zone.
     *
     * @param knownByOthers whether another country knows the sea zone
     * @param period used only if another country knows the sea zone
     */
    public record Voyage(int malus, NavalTechnology technology, boolean badWeather, boolean knownByOthers, Period period) {
        boolean isLateAndKnown() {
            return knownByOthers && period.compareTo(Period.IV) >= 0;
        }
    }

    /** The fate of the leader. */
    public enum Fate {
        UNTESTED, SAFE, IN_PERIL, KILLED
    }

    /**
     * The discoveries and losses of the expedition.
     *
     * @param die 0 before it is thrown
     * @param wastage the detachments of the stack that are left
     */
    public record Result(int die, int modifier, int percent, Discovery discovery, Fate leader, PercentageLoss wastage) {

        public int modifiedDie() {
            return die + modifier;
        }

        private Result withDiscovery(Discovery now, Fate fate) {
            return new Result(die, modifier, percent, now, fate, wastage);
        }

        private Result with(PercentageLoss left) {
            return new Result(die, modifier, percent, discovery, leader, left);
        }
    }

    private record Judged(Expedition expedition, AttritionTables tables) {
        int atSea(ToIntFunction<Voyage> drm) {
            return expedition.sea() == null ? 0 : drm.applyAsInt(expedition.sea());
        }
    }

    private static final Modifiers<Judged> LIST = Modifiers.<Judged>of("EU-EXPLORATION")
            .add(1, "always", judged -> true, +4)
            .add(2, "manoeuvre", judged -> -judged.expedition().maneuver())
            .add(3, "malus of the sea zone", judged -> judged.atSea(Voyage::malus))
            .add(4, "naval technology", judged -> judged.atSea(sea -> judged.tables().navalDrm(sea.technology())))
            .add(5, "bad weather", judged -> judged.atSea(sea -> sea.badWeather() ? +2 : 0))
            .add(6, "known to another country from period IV on", judged -> judged.atSea(sea -> sea.isLateAndKnown() ? -2 : 0));

    private final Expedition expedition;
    private final EuTables tables;

    private Exploration(Expedition expedition, EuTables tables) {
        this.expedition = expedition;
        this.tables = tables;
    }

    /** The state before the die is thrown. */
    public static Result start() {
        return new Result(0, 0, 0, null, Fate.UNTESTED, new PercentageLoss(0, 0, 0));
    }

    /** Dice {@code exploration}, then if needed {@code half}, {@code leaderDeath}, {@code remainder}. */
    public static Procedure<Result> of(Expedition expedition, EuTables tables) {
        var exploration = new Exploration(expedition, tables);
        var stages = new ArrayList<Stage<Result>>(List.of(
                new Stage.Throw<>("exploration", result -> result.die() == 0, result -> DieName.d10("exploration"), exploration::afterExploration),
                new Stage.Throw<>("half result", result -> result.discovery() == Discovery.HALF, result -> DieName.d10("half"), exploration::afterHalfRoll),
                new Stage.Throw<>("death of the leader", result -> result.leader() == Fate.IN_PERIL, result -> DieName.d10("leaderDeath"),
                        exploration::afterDeathTest)));
        stages.addAll(PercentageLoss.starStages(AttritionTables.mostStars(expedition.thirds()), Result::wastage, Result::with));
        return Procedure.of(stages);
    }

    private Result afterExploration(Result before, int die, StepRecorder recorder) {
        var tally = LIST.on(new Judged(expedition, AttritionTables.from(tables)));
        int modified = tally.on(die);
        var cell = DiscoveryTable.from(tables).cell(expedition.domain(), modified);
        int percent = AttritionTables.from(tables).explorationPercent(modified);
        recorder.record(() -> Step.of("exploration", LIST.rule()).die(die).tally(tally)
                .cell("discoveries", DiscoveryTable.from(tables).line(modified), expedition.domain())
                .result(Sentence.of("eu.expedition.result-exploration").with("discovery", cell.discovery().toString()).with("percent", percent)));
        return new Result(die, tally.total(), percent, cell.discovery(), fate(cell),
                PercentageLoss.of(expedition.thirds(), percent, 0, AttritionTables.from(tables), recorder));
    }

    private Result afterHalfRoll(Result before, int die, StepRecorder recorder) {
        var cell = DiscoveryTable.from(tables).half(die);
        recorder.record(() -> Step.of("half result", "EU-EXPLORATION-HALF").die(die).cell("discoveries-half", die, "result").result(cell.discovery()));
        return before.withDiscovery(cell.discovery(), fate(cell));
    }

    private Fate fate(DiscoveryTable.Cell cell) {
        return expedition.led() && cell.peril().requiresTest(expedition.leaderAlone()) ? Fate.IN_PERIL : Fate.SAFE;
    }

    private Result afterDeathTest(Result before, int die, StepRecorder recorder) {
        boolean dies = die > expedition.maneuver();
        recorder.record(() -> Step.of("death of the leader, above a manoeuvre of " + expedition.maneuver(), "EU-EXPLORATION-DEATH")
                .die(die).result(Sentence.of("eu.expedition.result-leader").with("dies", dies)));
        return before.withDiscovery(before.discovery(), dies ? Fate.KILLED : Fate.SAFE);
    }
}
