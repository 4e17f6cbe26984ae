package tercio.domain.eu.battle;

import tercio.domain.dice.DieName;
import tercio.domain.eu.policy.EditionReadings;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

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
                battleState -> needed && battleState.sideState(side).smallStack() == SevenLdDie.NOT_THROWN && (battleState.goesOn() || !onlyWhileItGoesOn),
                battleState -> name,
                (battleState, die, recorder) -> {
                    recorder.tell(() -> Step.of("stack of 7 LD", "EU-BATTLE-SMALL-7").side(side.word()).die(die)
                            .result(die % 2 == 1 ? "odd: " + written(1) + " off what it inflicts" : "even: nothing off"));
                    return battleState.with(side, sideState -> sideState.smallStack(SevenLdDie.of(die)));
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
            return battleState.with(Side.PHASING, sideState -> sideState.suffering(phasing))
                    .with(Side.NON_PHASING, sideState -> sideState.suffering(nonPhasing));
        });
    }

    /**
     * Without a score sheet, drops the details behind the losses of the side, so that equivalent battles merge.
     *
     * @param retreated whether its retreat is over, so that its losses are final
     */
    Stage.Rule<BattleState> forgetting(Side side, boolean retreated) {
        return new Stage.Rule<>("forget what no longer matters", (battleState, recorder) ->
                battleState.sheet().kept() ? battleState : forgotten(battleState, side, retreated));
    }

    private BattleState forgotten(BattleState battleState, Side side, boolean retreated) {
        int morale = parameters.routed(battleState, side) ? parameters.combatant(side).morale() : 0;
        int enough = losses.enoughToLoseAll(side);
        boolean settled = retreated || battleState.winner().is(side) && !parameters.retreatsAfterVictory(battleState, side);
        int suffered = settled
                ? losses.nothingRemains(battleState, side) ? enough : losses.total(battleState, side)
                : Math.min(battleState.sideState(side).suffered(), enough);
        var until = settled || morale > 0 ? DrawnLeaders.Until.CASUALTY : DrawnLeaders.Until.RETREAT;
        var sideState = battleState.sideState(side);
        return battleState.with(side, sideState.forgetting(morale, suffered)
                .replacement(parameters.drawnLeaders().least(side, until, sideState.replacement())));
    }

    private void explain(BattleState battleState, Side side, StepRecorder recorder) {
        recorder.tell(() -> {
            var step = Step.of("loss modifications: small stack and cap", "EU-BATTLE-SMALL").side(side.word())
                    .cell("loss-small-stacks", written(parameters.tables().smallLandStacks().line(losses.fightsAs(side))), "losses")
                    .result(written(battleState.sideState(side).inflictedSum()) + " inflicted, small stack "
                            + taken(losses.smallStackModifier(battleState.sideState(side), side)) + ": "
                            + written(losses.afterSmallStack(battleState, side)));
            return losses.capOpen(battleState.sideState(side), side) ? step.reading(EditionReadings.FAST_CAP.id()) : step;
        });
        recorder.tell(() -> Step.of("loss modifications: size", "EU-BATTLE-SIZE").side(side.word())
                .cell("loss-by-size", parameters.combatant(side).sizeDifferential(),
                        parameters.tables().lossBySize().column(losses.afterSmallStack(battleState, side)))
                .result(written(losses.afterSize(battleState, side))));
    }

    private String written(int number) {
        return parameters.tables().unit().written(number);
    }

    private String taken(int off) {
        return off == 0 ? "0" : "-" + written(-off);
    }

    /** Explains the total losses of both sides. */
    Stage<BattleState> totals() {
        return new Stage.Rule<>("losses", (battleState, recorder) -> {
            for (var side : Side.values()) {
                recorder.tell(() -> Step.of("losses", "EU-BATTLE-LOSS").side(side.word())
                        .result(written(losses.total(battleState, side)) + " of "
                                + written(parameters.combatant(side).size()) + " LD"));
            }
            return battleState;
        });
    }
}
