package tercio.domain.eu.land.battle;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.DrawnLeaders;
import tercio.domain.eu.common.battle.SevenLdDie;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.policy.EditionReadings;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The die of a stack of 7 LD, and the explanation of the loss corrections (EU-BATTLE-SMALL, EU-BATTLE-SIZE). */
final class LossExplanation {

    private final BattleParameters parameters;
    private final Losses losses;

    LossExplanation(BattleParameters parameters, Losses losses) {
        this.parameters = parameters;
        this.losses = losses;
    }

    /** One die for the whole battle, thrown when a check first needs it. */
    Stage<BattleState> smallStack(Side side, boolean onlyWhileItGoesOn) {
        var name = DieName.d10(side.word(), "smallStack");
        boolean needed = losses.needsOddDie(side);
        return new Stage.Throw<>("stack of 7 LD",
                battleState -> needed && battleState.sideState(side).smallStack() == SevenLdDie.NOT_THROWN && (battleState.isGoingOn() || !onlyWhileItGoesOn),
                battleState -> name,
                (battleState, die, recorder) -> {
                    recorder.record(() -> Step.of("stack of 7 LD", "EU-BATTLE-SMALL-7").side(side.word()).die(die)
                            .result(die % 2 == 1 ? Sentence.of("eu.battle.result-odd").with("off", unit().amount(1)) : Sentence.of("eu.battle.result-even")));
                    return battleState.with(side, sideState -> sideState.withSmallStack(SevenLdDie.of(die)));
                });
    }

    /** The losses of both sides after the pursuit. */
    Stage<BattleState> corrections() {
        return new Stage.Rule<>("loss modifications", (battleState, recorder) -> {
            for (var side : Side.values()) {
                explain(battleState, side, recorder);
            }
            int phasing = losses.afterSize(battleState, Side.NON_PHASING);
            int nonPhasing = losses.afterSize(battleState, Side.PHASING);
            return battleState.with(Side.PHASING, sideState -> sideState.withSuffered(phasing))
                    .with(Side.NON_PHASING, sideState -> sideState.withSuffered(nonPhasing));
        });
    }

    /**
     * Without a score sheet, drops the details behind the losses of the side, so that equivalent battles merge.
     *
     * @param retreated whether its retreat is over, so that its losses are final
     */
    Stage.Rule<BattleState> simplifyStage(Side side, boolean retreated) {
        return new Stage.Rule<>("forget what no longer matters", (battleState, recorder) ->
                battleState.sheet().kept() ? battleState : simplify(battleState, side, retreated));
    }

    private BattleState simplify(BattleState battleState, Side side, boolean retreated) {
        int morale = parameters.isRouted(battleState, side) ? parameters.combatant(side).morale() : 0;
        int enough = losses.enoughToLoseAll(side);
        boolean settled = retreated || battleState.winner().is(side) && !parameters.retreatsAfterVictory(battleState, side);
        int suffered = settled
                ? losses.nothingRemains(battleState, side) ? enough : losses.total(battleState, side)
                : Math.min(battleState.sideState(side).suffered(), enough);
        var until = settled || morale > 0 ? DrawnLeaders.Until.CASUALTY : DrawnLeaders.Until.RETREAT;
        var sideState = battleState.sideState(side);
        return battleState.with(side, sideState.simplifyFinal(morale, suffered)
                .withReplacement(parameters.drawnLeaders().leastEquivalentDie(side, until, sideState.replacement())));
    }

    private void explain(BattleState battleState, Side side, StepRecorder recorder) {
        recorder.record(() -> {
            var step = Step.of("loss modifications: small stack and cap", "EU-BATTLE-SMALL").side(side.word())
                    .cell("loss-small-stacks", unit().format(parameters.tables().smallLandStacks().line(losses.fightsAs(side))), "losses")
                    .result(smallStackResult(battleState, side));
            return losses.dependsOnCapReading(battleState.sideState(side), side) ? step.reading(EditionReadings.FAST_CAP.id()) : step;
        });
        recorder.record(() -> Step.of("loss modifications: size", "EU-BATTLE-SIZE").side(side.word())
                .cell("loss-by-size", parameters.combatant(side).sizeDifferential(),
                        parameters.tables().lossBySize().column(losses.afterSmallStack(battleState, side)))
                .result(unit().format(losses.afterSize(battleState, side))));
    }

    private Sentence.Keyed smallStackResult(BattleState battleState, Side side) {
        int off = -losses.smallStackModifier(battleState.sideState(side), side);
        return Sentence.of("eu.battle.result-small-stack").with("inflicted", unit().amount(battleState.sideState(side).inflictedSum())).with("reduced", off > 0)
                .with("off", unit().amount(off)).with("left", unit().amount(losses.afterSmallStack(battleState, side)));
    }

    private LossUnit unit() {
        return parameters.tables().unit();
    }

    /** Explains the total losses of both sides. */
    Stage<BattleState> totals() {
        return new Stage.Rule<>("losses", (battleState, recorder) -> {
            for (var side : Side.values()) {
                recorder.record(() -> Step.of("losses", "EU-BATTLE-LOSS").side(side.word())
                        .result(Sentence.of("eu.battle.result-losses").with("lost", unit().amount(losses.total(battleState, side)))
                                .with("size", unit().amount(parameters.combatant(side).size()))));
            }
            return battleState;
        });
    }
}
