package tercio.domain.eu.sea.battle;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The stages for the wind advantage and for the withdrawal with it (EU-SEA-WIND, EU-SEA-WITHDRAW). */
final class WindStages {

    /** The roll of one side for the wind. */
    private record Roll(int manoeuvre, int technology) {}

    private static final Modifiers<Roll> MODIFIERS = Modifiers.<Roll>of("EU-SEA-WIND")
            .add(1, "technology", Roll::technology)
            .add(2, "manoeuvre", Roll::manoeuvre);

    private final NavalParameters parameters;

    WindStages(NavalParameters parameters) {
        this.parameters = parameters;
    }

    /**
     * The stages for the wind advantage. Galleys against galleys have none. Against transports the other side has it
     * without a test.
     */
    List<Stage<BattleState>> advantage() {
        var phasing = parameters.fleet(Side.PHASING).firstLine();
        var nonPhasing = parameters.fleet(Side.NON_PHASING).firstLine();
        if (phasing == FirstLine.NTD || nonPhasing == FirstLine.NTD) {
            return phasing == nonPhasing ? List.of() : List.of(givenAdvantage(phasing == FirstLine.NTD ? Side.NON_PHASING : Side.PHASING));
        }
        return phasing == FirstLine.NGD && nonPhasing == FirstLine.NGD
                ? List.of()
                : List.of(roll(Side.PHASING), roll(Side.NON_PHASING));
    }

    private static Stage<BattleState> givenAdvantage(Side side) {
        return new Stage.Rule<>("wind", (battleState, recorder) -> {
            recorder.record(() -> Step.of("wind advantage", MODIFIERS.rule()).result(Sentence.of("eu.seabattle.result-given-wind").with("side", side.word())));
            return battleState.withSpecial(NavalState.of(battleState).withWind(Winner.of(side)));
        });
    }

    private Stage<BattleState> roll(Side side) {
        var name = DieName.d10(side.word(), "wind");
        return new Stage.Throw<>("wind", battleState -> true, battleState -> name, (battleState, die, recorder) -> afterRoll(battleState, side, die, recorder));
    }

    private BattleState afterRoll(BattleState battleState, Side side, int die, StepRecorder recorder) {
        var tally = tally(battleState, side);
        int sum = tally.on(die);
        var after = side == Side.PHASING
                ? NavalState.of(battleState).withFirstWind(sum)
                : NavalState.of(battleState).withWind(winnerOfSums(NavalState.of(battleState).firstWind(), sum));
        recorder.record(() -> {
            var step = Step.of("wind advantage", MODIFIERS.rule()).side(side.word()).die(die).tally(tally);
            return side == Side.PHASING ? step.result(sum)
                    : step.result(Sentence.of("eu.seabattle.result-wind").with("side", after.wind().side().map(Side::word).orElse("nobody")));
        });
        return battleState.withSpecial(after);
    }

    /** The modifiers of the roll of a side. */
    AppliedModifiers tally(BattleState battleState, Side side) {
        var fleet = parameters.fleet(side);
        return MODIFIERS.on(new Roll(parameters.leader(battleState, side).maneuver(), parameters.tables().navalTechnologies().wind(fleet.own(), fleet.enemy())));
    }

    /** The side with the wind, by the sums of both sides. */
    static Winner winnerOfSums(int phasing, int nonPhasing) {
        return phasing == nonPhasing ? Winner.NONE : nonPhasing > phasing ? Winner.NON_PHASING : Winner.PHASING;
    }

    /** The stages in which the side with the wind chooses whether to withdraw, if it is asked, and withdraws. */
    List<Stage<BattleState>> withdrawal(BattleRoll fire, NavalBattleProcedure.Asking asking) {
        if (asking == NavalBattleProcedure.Asking.ORDERED) {
            return List.of(withdrawal(fire));
        }
        return List.of(
                new Stage.Rule<>("withdrawal: ask after " + fire.word(), (battleState, recorder) ->
                        asking == NavalBattleProcedure.Asking.ASKED && battleState.isGoingOn() && NavalState.of(battleState).wind().side().isPresent()
                                ? battleState.withOpenDecision(BattleState.Kind.WITHDRAWAL, NavalState.of(battleState).wind().side().get())
                                : battleState),
                new Stage.Choice<>(BattleState.Kind.WITHDRAWAL.word() + "/" + fire.word(), battleState -> battleState.pending() != null),
                withdrawal(fire));
    }

    /** Only the side with the wind advantage may withdraw after fire. It loses the battle but is not pursued. */
    Stage<BattleState> withdrawal(BattleRoll fire) {
        return new Stage.Rule<>("withdrawal with the wind", (battleState, recorder) -> {
            var side = NavalState.of(battleState).wind().side();
            if (!battleState.isGoingOn() || side.isEmpty() || !parameters.battle().side(side.get()).withdrawal().isAfter(fire)) {
                return battleState;
            }
            recorder.record(() -> Step.of("withdrawal with the wind", Citation.of("EU-SEA-WITHDRAW")).side(side.get().word())
                    .result(Sentence.of("eu.seabattle.result-withdraws")));
            return battleState.withEnd(BattleEnd.after(fire), Winner.of(side.get().opponent())).withSpecial(NavalState.of(battleState).withWithdrawal());
        });
    }
}
