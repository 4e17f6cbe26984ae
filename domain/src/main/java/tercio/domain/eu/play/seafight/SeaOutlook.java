package tercio.domain.eu.play.seafight;

import java.util.Optional;
import tercio.domain.eu.battle.BattleForecast;
import tercio.domain.eu.battle.BattleOdds;
import tercio.domain.eu.battle.BattleState;
import tercio.domain.eu.battle.EvasionProcedure;
import tercio.domain.eu.battle.NavalBattleProcedure;
import tercio.domain.eu.battle.RetreatIntent;
import tercio.domain.eu.battle.SeaTerms;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.play.Board;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;

/**
 * The odds of a battle at sea from its first roll or from a choice in it. A side that has not been asked yet fights on and captures nothing
 * (reading: the rules do not mention odds). Ships that sink in the retreat are left aside.
 */
final class SeaOutlook {

    private SeaOutlook() {}

    static Optional<Forecast> of(Board before, EuCommand command, LineOdds lines) {
        return command instanceof SeaFightCommand given ? SeaFights.current(before.state()).flatMap(battle -> of(before, battle, given, lines)) : Optional.empty();
    }

    private static Optional<Forecast> of(Board before, SeaEngagement battle, SeaFightCommand command, LineOdds lines) {
        return switch (command) {
            case SeaFightCommand.SealFirstLine seal -> battle.sideOf(seal.stack()).flatMap(side -> seal.line().map(line -> lines.of(before, battle, side, line)));
            case SeaFightCommand.ChooseFirstLine choose -> battle.sideOf(choose.stack()).map(side -> lines.of(before, battle, side, choose.line()));
            case SeaFightCommand.FightAtSea fight when battle.step() == SeaEngagement.Step.READY -> {
                var terms = SeaForce.terms(before, battle);
                yield Optional.of(named(terms, BattleForecast.atSea(BattleOdds.of(terms.by(before.state().readings()), fightingOn(NavalBattleProcedure.start()), before.tables()))));
            }
            case SeaFightCommand.EvadeAtSea evade when battle.step() == SeaEngagement.Step.EVASION -> {
                var roll = EvasionProcedure.of(Side.NON_PHASING.word(), before.tables());
                yield Optional.of(Forecast.EMPTY.with("evaded", roll.procedure().distribution(roll.start(SeaEvasions.attempt(before, battle)))
                        .map(cast -> cast.result().succeeded())));
            }
            case SeaFightCommand.WithdrawWithWind withdraw when asks(battle) ->
                onward(before, battle, SeaRolls.withdrawing(battle, battle.standing().waits().orElseThrow()), battle.standing().battleState().answered());
            case SeaFightCommand.BreakOff off when asks(battle) ->
                onward(before, battle, battle.terms(), battle.standing().battleState().retreats(SeaRolls.chooser(battle), true));
            case SeaFightCommand.FightOn on when asks(battle) -> onward(before, battle, battle.terms(),
                    battle.standing().waits().orElseThrow().what() == BattleState.Kind.RETREAT_ATTEMPT
                            ? battle.standing().battleState().retreats(SeaRolls.chooser(battle), false) : battle.standing().battleState().answered());
            case SeaFightCommand.EndSeaBattle end when battle.step() == SeaEngagement.Step.CONCLUSION ->
                Optional.of(named(battle.terms(), BattleForecast.fates(battle.terms().by(before.state().readings()), SeaAftermath.counted(before, battle), before.tables())));
            default -> Optional.empty();
        };
    }

    private static boolean asks(SeaEngagement battle) {
        return battle.step() == SeaEngagement.Step.FIGHT && battle.standing().waits().isPresent();
    }

    private static Optional<Forecast> onward(Board board, SeaEngagement battle, SeaTerms terms, BattleState answered) {
        var from = new Run.Progress<>(battle.standing().waits().orElseThrow().stage(), fightingOn(answered));
        return Optional.of(named(terms, BattleForecast.atSea(BattleOdds.of(terms.by(board.state().readings()), from, board.tables()))));
    }

    static BattleState fightingOn(BattleState state) {
        var all = state;
        for (var side : Side.values()) {
            all = all.sideState(side).intent() == RetreatIntent.UNDECIDED ? all.retreats(side, false) : all;
        }
        return all;
    }

    static Forecast named(SeaTerms terms, Forecast forecast) {
        var all = forecast;
        for (var side : Side.values()) {
            all = all.of(side.word(), terms.side(side).country());
        }
        return all;
    }
}
