package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleSetup;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.DaysOfBattle;
import tercio.domain.eu.common.battle.EndOfFirstDay;
import tercio.domain.eu.common.battle.LeaderCasualties;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.WinnerAndPursuit;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;

/** A battle at sea from the wind to the fate of the leaders, in the rulebook's strict order (EU-SEA). */
public final class NavalBattleProcedure {

    private NavalBattleProcedure() {}

    /** The battle before its first roll. */
    public static BattleState start() {
        return BattleState.atStart(1, 1).withSpecial(NavalState.BECALMED);
    }

    /** The stages of this battle; it waits where {@link BattleState#openDecision()} says so, only for attempts to retreat. */
    public static Procedure<BattleState> of(NavalBattle battle, EuTables tables) {
        var parameters = new NavalParameters(battle, tables);
        return fighting(parameters).then(Procedure.of(new LeaderCasualties(parameters).stages(List.of(Side.values()))));
    }

    /**
     * The stages of a battle in a game up to its losses: it waits for each choice of a player. The orders that a player gives on the way,
     * to withdraw and what to capture, are added to the battle before it goes on. Retreat and fate of the leaders come later
     * ({@link #fates}).
     */
    public static Procedure<BattleState> ofGame(NavalBattle battle, EuTables tables) {
        return fighting(new NavalParameters(battle, tables), Asking.ASKED);
    }

    /** All stages except the fate of the commanders; it waits only for attempts to retreat. */
    public static Procedure<BattleState> withoutFates(NavalBattle battle, EuTables tables) {
        return fighting(new NavalParameters(battle, tables));
    }

    /** The casualty tests and fates of both commanders, once both sides have retreated. */
    public static Procedure<BattleState> fates(NavalBattle battle, EuTables tables) {
        return Procedure.of(new LeaderCasualties(new NavalParameters(battle, tables)).stages(List.of(Side.values())));
    }

    /** The handling of the choices to withdraw and to capture. */
    enum Asking {
        /** They are orders given before the battle. */
        ORDERED,
        /** The battle waits for them. */
        ASKED,
        /** The battle has waited for them already and does not ask again. */
        FORESEEN
    }

    /** All stages except the fate of the leaders. */
    static Procedure<BattleState> fighting(NavalParameters parameters) {
        return fighting(parameters, Asking.ORDERED);
    }

    static Procedure<BattleState> fighting(NavalParameters parameters, Asking asking) {
        return opening(parameters).then(afterOpening(parameters, asking));
    }

    /** The stages up to the wind advantage. No choice of a player matters in them. */
    static Procedure<BattleState> opening(NavalParameters parameters) {
        var opening = new BattleSetup(parameters);
        var stages = new ArrayList<Stage<BattleState>>();
        stages.add(opening.replacementLeader(Side.PHASING));
        stages.add(opening.replacementLeader(Side.NON_PHASING));
        stages.addAll(new WindStages(parameters).advantage());
        return Procedure.of(stages);
    }

    /** The stages after the wind advantage, except the fate of the leaders. */
    static Procedure<BattleState> afterOpening(NavalParameters parameters) {
        return afterOpening(parameters, Asking.ORDERED);
    }

    private static Procedure<BattleState> afterOpening(NavalParameters parameters, Asking asking) {
        var wind = new WindStages(parameters);
        var days = new DaysOfBattle(parameters);

        var stages = new ArrayList<Stage<BattleState>>();
        stages.add(new BattleSetup(parameters).morale());
        stages.addAll(days.exchange(BattleRoll.FIRE1));
        stages.addAll(wind.withdrawal(BattleRoll.FIRE1, asking));
        stages.addAll(days.exchange(BattleRoll.SHOCK1));
        stages.addAll(new EndOfFirstDay(parameters).retreatAttempts());
        stages.addAll(days.exchange(BattleRoll.FIRE2));
        stages.addAll(wind.withdrawal(BattleRoll.FIRE2, asking));
        stages.addAll(days.exchange(BattleRoll.SHOCK2));
        return Procedure.of(stages).then(afterDays(parameters, asking));
    }

    /** The stages after the two days, except the fate of the leaders: winner, pursuit and losses. */
    private static Procedure<BattleState> afterDays(NavalParameters parameters, Asking asking) {
        var outcome = new WinnerAndPursuit(parameters);
        var stages = new ArrayList<Stage<BattleState>>();
        stages.add(outcome.winner());
        for (var side : Side.values()) {
            stages.addAll(outcome.pursuit(side));
            stages.addAll(parameters.losses().captures(side, asking));
            stages.add(parameters.losses().simplifyStage(side));
        }
        stages.add(losses(parameters));
        return Procedure.of(stages);
    }

    private static Stage<BattleState> losses(NavalParameters parameters) {
        return new Stage.Rule<>("losses at sea", (battleState, recorder) -> {
            for (var side : Side.values()) {
                explain(battleState, side, parameters, recorder);
            }
            return battleState;
        });
    }

    private static void explain(BattleState battleState, Side side, NavalParameters parameters, StepRecorder recorder) {
        recorder.record(() -> Step.of("loss modifications", "EU-SEA-LOSS").side(side.word())
                .cell("loss-by-size", parameters.fleet(side).sizeDifferential(),
                        parameters.tables().lossBySize().column(parameters.losses().afterSmallStack(battleState, side)))
                .result(Sentence.of("eu.seabattle.result-inflicted").with("inflicted", shipCount(battleState.sideState(side).inflictedSum()))
                        .with("left", shipCount(parameters.losses().afterSize(battleState, side)))));
        recorder.record(() -> {
            var losses = parameters.losses().of(battleState, side);
            return Step.of("losses at sea", "EU-SEA-LOSS").side(side.word())
                    .result(Sentence.of("eu.seabattle.result-losses").with("damaged", shipCount(losses.damaged())).with("destroyed", shipCount(losses.destroyed()))
                            .with("refitted", shipCount(losses.refitted())).with("captured", losses.captured().ships()));
        });
    }

    /** A number of ships, given in thirds of a warship. */
    private static Amount shipCount(int thirds) {
        return new Amount(thirds, Thirds.LD);
    }
}
