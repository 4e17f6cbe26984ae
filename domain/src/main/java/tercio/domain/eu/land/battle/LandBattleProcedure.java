package tercio.domain.eu.land.battle;

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
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;

/** A land battle from the first roll to the fate of the leaders, in the rulebook's strict order (EU-BATTLE). */
public final class LandBattleProcedure {

    private LandBattleProcedure() {}

    /** The battle before its first roll. */
    public static BattleState start(LandBattle battle, EuTables tables) {
        return BattleState.atStart(Combatant.dice(battle.phasing(), tables), Combatant.dice(battle.nonPhasing(), tables));
    }

    /** The stages of this battle; it waits where {@link BattleState#openDecision()} says so. */
    public static Procedure<BattleState> of(LandBattle battle, EuTables tables) {
        var parameters = new BattleParameters(battle, tables);
        return fighting(parameters).then(Procedure.of(new LeaderCasualties(parameters).stages(List.of(Side.values()))));
    }

    /** All stages except the fate of the commanders; it waits where {@link BattleState#openDecision()} says so. */
    public static Procedure<BattleState> withoutFates(LandBattle battle, EuTables tables) {
        return fighting(new BattleParameters(battle, tables));
    }

    /** All stages except the fate of the leaders. */
    static Procedure<BattleState> fighting(BattleParameters parameters) {
        return leaders(parameters).then(days(parameters)).then(afterDays(parameters));
    }

    /** The stages in which sides without a leader draw one. */
    static Procedure<BattleState> leaders(BattleParameters parameters) {
        var opening = new BattleSetup(parameters);
        return Procedure.of(List.of(opening.replacementLeader(Side.PHASING), opening.replacementLeader(Side.NON_PHASING)));
    }

    /** The stages of the two days. */
    static Procedure<BattleState> days(BattleParameters parameters) {
        var days = new DaysOfBattle(parameters);
        var firstDay = new EndOfFirstDay(parameters);
        var corrections = new LossExplanation(parameters, parameters.losses());

        var stages = new ArrayList<Stage<BattleState>>();
        stages.add(new BattleSetup(parameters).morale());
        stages.addAll(days.exchange(BattleRoll.FIRE1));
        stages.addAll(days.exchange(BattleRoll.SHOCK1));
        stages.add(corrections.smallStack(Side.PHASING, true));
        stages.add(corrections.smallStack(Side.NON_PHASING, true));
        stages.add(firstDay.destruction());
        stages.addAll(firstDay.retreatAttempts());
        stages.addAll(days.exchange(BattleRoll.FIRE2));
        stages.addAll(days.exchange(BattleRoll.SHOCK2));
        stages.add(corrections.smallStack(Side.PHASING, false));
        stages.add(corrections.smallStack(Side.NON_PHASING, false));
        return Procedure.of(stages);
    }

    /** The stages from the winner on, except the fate of the leaders. */
    static Procedure<BattleState> afterDays(BattleParameters parameters) {
        var losses = parameters.losses();
        var outcome = new WinnerAndPursuit(parameters);
        var corrections = new LossExplanation(parameters, losses);

        var stages = new ArrayList<Stage<BattleState>>();
        stages.add(outcome.winner());
        stages.addAll(outcome.pursuit(Side.PHASING));
        stages.addAll(outcome.pursuit(Side.NON_PHASING));
        stages.add(corrections.corrections());
        stages.add(corrections.simplifyStage(Side.PHASING, false));
        stages.add(corrections.simplifyStage(Side.NON_PHASING, false));
        stages.addAll(new RetreatOnLand(parameters, losses, corrections).stages());
        stages.add(corrections.totals());
        stages.add(new MajorBattle(parameters, losses).explanation());
        return Procedure.of(stages);
    }
}
