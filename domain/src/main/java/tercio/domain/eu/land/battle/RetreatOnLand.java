package tercio.domain.eu.land.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.battle.AfterVictory;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * The retreat of each side that has not won, and then of a winner that retreats too: its losses and its room (EU-BATTLE-RETREAT,
 * EU-BATTLE-RETREAT-WINNER). Reading: the winner names the place with its choice, before the die.
 */
final class RetreatOnLand {

    private static final String OVER_ICE = "retreat_over_ice";
    private static final Citation ICE = Citation.of("EU-WX-3");
    private static final Citation LOSS = Citation.of("EU-BATTLE-RETREAT-LOSS");

    private static final Citation WINNER = Citation.of("EU-BATTLE-RETREAT-WINNER");

    private final BattleParameters parameters;
    private final Losses losses;
    private final LossExplanation corrections;

    RetreatOnLand(BattleParameters parameters, Losses losses, LossExplanation corrections) {
        this.parameters = parameters;
        this.losses = losses;
        this.corrections = corrections;
    }

    /**
     * All stages. After an interception the non-phasing side goes first, else the phasing side. A winner always goes
     * second.
     */
    List<Stage<BattleState>> stages() {
        var first = parameters.battle().interception() ? Side.NON_PHASING : Side.PHASING;
        var stages = new ArrayList<Stage<BattleState>>(retreat(first));
        stages.addAll(retreat(first.opponent()));
        stages.addAll(winner(first));
        stages.addAll(winner(first.opponent()));
        return stages;
    }

    private List<Stage<BattleState>> retreat(Side side) {
        var name = DieName.d10(side.word(), "retreat");
        return List.of(
                new Stage.Throw<>("retreat", battleState -> parameters.isBeaten(battleState, side), battleState -> name,
                        (battleState, die, recorder) -> afterRetreat(battleState, side, die, recorder),
                        battleState -> maneuver(battleState, side)),
                new Stage.Rule<>("retreat: ask " + side.word(), (battleState, recorder) ->
                        needsRoom(battleState, side) ? battleState.withOpenDecision(BattleState.Kind.RETREAT_ROOM, side) : battleState),
                new Stage.Choice<>(BattleState.stage(BattleState.Kind.RETREAT_ROOM, side), battleState -> battleState.pending() != null),
                new Stage.Rule<>("retreat: room", (battleState, recorder) ->
                        parameters.isBeaten(battleState, side) ? explainRoom(battleState, side, recorder) : battleState),
                simplifyIf(side, false));
    }

    private List<Stage<BattleState>> winner(Side side) {
        var name = DieName.d10(side.word(), "retreat");
        return List.of(
                new Stage.Rule<>("winner: ask " + side.word(), (battleState, recorder) ->
                        asksWinner(battleState, side) ? battleState.withOpenDecision(BattleState.Kind.WINNER, side) : battleState),
                new Stage.Choice<>(BattleState.stage(BattleState.Kind.WINNER, side), battleState -> battleState.pending() != null),
                new Stage.Rule<>("winner: retreats", (battleState, recorder) -> explainChoice(battleState, side, recorder)),
                new Stage.Throw<>("retreat", battleState -> winnerRetreats(battleState, side), battleState -> name,
                        (battleState, die, recorder) -> afterRetreat(battleState, side, die, recorder),
                        battleState -> maneuver(battleState, side)),
                new Stage.Rule<>("retreat: room", (battleState, recorder) ->
                        winnerRetreats(battleState, side) ? explainRoom(battleState, side, recorder) : battleState),
                simplifyIf(side, true));
    }

    /** The losses of a winner that retreats are final after its own retreat, those of all others after the first pass. */
    private Stage<BattleState> simplifyIf(Side side, boolean afterVictory) {
        var forgetting = corrections.simplifyStage(side, true);
        return new Stage.Rule<>("forget what no longer matters", (battleState, recorder) ->
                winnerRetreats(battleState, side) == afterVictory ? forgetting.applied().apply(battleState, recorder) : battleState);
    }

    private boolean winnerRetreats(BattleState battleState, Side side) {
        return battleState.winner().is(side) && parameters.retreatsAfterVictory(battleState, side);
    }

    private boolean asksWinner(BattleState battleState, Side side) {
        return battleState.winner().is(side) && battleState.sideState(side).victory() == AfterVictory.ASKED && !losses.nothingRemains(battleState, side);
    }

    private BattleState explainChoice(BattleState battleState, Side side, StepRecorder recorder) {
        if (winnerRetreats(battleState, side)) {
            recorder.record(() -> Step.of("winner retreats", WINNER).side(side.word()).result(Sentence.of("eu.battle.result-winner-retreats")));
        }
        return battleState;
    }

    private boolean needsRoom(BattleState battleState, Side side) {
        return parameters.isBeaten(battleState, side) && battleState.sideState(side).retreatRoom() == SideState.UNKNOWN_ROOM
                && losses.withoutRoom(battleState, side) < parameters.combatant(side).size();
    }

    /** The manoeuvre of a leader counts only if his side was not routed. */
    private int maneuver(BattleState battleState, Side side) {
        return parameters.isRouted(battleState, side) ? 0 : parameters.leader(battleState, side).maneuver();
    }

    /** The modifier for a retreat over the frozen Sund. */
    private int ice(Side side) {
        return parameters.battle().overIce().contains(side) ? parameters.tables().constants().value(OVER_ICE) : 0;
    }

    private BattleState afterRetreat(BattleState battleState, Side side, int die, StepRecorder recorder) {
        int manoeuvre = maneuver(battleState, side);
        var led = manoeuvre == 0
                ? AppliedModifiers.NONE
                : new AppliedModifiers(List.of(new Modifier(-manoeuvre, "manoeuvre of a leader who was not routed", LOSS)));
        var tally = ice(side) == 0 ? led : led.plus(new Modifier(ice(side), "over the frozen Sund", ICE));
        int lost = parameters.tables().retreatLosses().lossesFor(tally.on(die));
        recorder.record(() -> Step.of("retreat", LOSS).side(side.word()).die(die).tally(tally)
                .cell("retreat", parameters.tables().retreatLosses().line(tally.on(die)), "losses").result(parameters.tables().unit().format(lost)));
        return battleState.with(side, sideState -> sideState.withRetreatLoss(lost));
    }

    private BattleState explainRoom(BattleState battleState, Side side, StepRecorder recorder) {
        if (recorder == StepRecorder.SILENT) {
            return battleState;
        }
        int withoutRoom = losses.withoutRoom(battleState, side);
        int lost = losses.total(battleState, side);
        if (lost > withoutRoom) {
            recorder.record(() -> Step.of("retreat: room", "EU-BATTLE-RETREAT-ROOM").side(side.word())
                    .result(Sentence.of("eu.battle.result-no-room").with("lost", parameters.tables().unit().amount(lost - withoutRoom))
                            .with("room", battleState.sideState(side).retreatRoom())));
        }
        return battleState;
    }
}
