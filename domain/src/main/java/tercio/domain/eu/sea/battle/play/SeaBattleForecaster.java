package tercio.domain.eu.sea.battle.play;

import java.util.Optional;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.EvasionProcedure;
import tercio.domain.eu.common.battle.RetreatIntent;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.NavalBattleForecast;
import tercio.domain.eu.sea.battle.NavalBattleOdds;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;

/**
 * The odds of a battle at sea from its first roll or from a choice in it. A side that has not been asked yet fights on and captures nothing
 * (reading: the rules do not mention odds). Ships that sink in the retreat are left aside.
 */
final class SeaBattleForecaster {

    private SeaBattleForecaster() {}

    static Optional<Forecast> of(WarView before, EuCommand command, LineOdds lines) {
        return command instanceof SeaFightCommand given ? SeaFights.current(before.state()).flatMap(battle -> of(before, battle, given, lines)) : Optional.empty();
    }

    private static Optional<Forecast> of(WarView before, SeaEngagement battle, SeaFightCommand command, LineOdds lines) {
        return switch (command) {
            case SeaFightCommand.SealFirstLine seal -> battle.sideOf(seal.stack()).flatMap(side -> seal.line().map(line -> lines.of(before, battle, side, line)));
            case SeaFightCommand.ChooseFirstLine choose -> battle.sideOf(choose.stack()).map(side -> lines.of(before, battle, side, choose.line()));
            case SeaFightCommand.FightAtSea fight when battle.stage() instanceof SeaStage.FirstRoll first -> {
                var terms = SeaForce.terms(before, battle, first.phasing(), first.nonPhasing());
                yield Optional.of(withCountries(terms, NavalBattleForecast.of(NavalBattleOdds.of(terms.toBattle(before.state().readings()), withDefaults(NavalBattleProcedure.start()), before.tables()))));
            }
            case SeaFightCommand.EvadeAtSea evade when battle.stage() instanceof SeaStage.EvasionChoice -> {
                var roll = EvasionProcedure.of(Side.NON_PHASING.word(), before.tables());
                yield Optional.of(Forecast.EMPTY.with("evaded", roll.procedure().distribution(roll.start(SeaEvasions.attempt(before, battle)))
                        .map(cast -> cast.result().isSuccess())));
            }
            case SeaFightCommand.WithdrawWithWind withdraw when battle.stage() instanceof SeaStage.CombatChoice choice ->
                onwardForecast(before, choice, SeaRolls.termsWithdrawing(choice), choice.combat().standing().battleState().withChoiceMade());
            case SeaFightCommand.BreakOff off when battle.stage() instanceof SeaStage.CombatChoice choice ->
                onwardForecast(before, choice, choice.combat().terms(), SeaRolls.stateBreakingOff(choice));
            case SeaFightCommand.FightOn on when battle.stage() instanceof SeaStage.CombatChoice choice ->
                onwardForecast(before, choice, choice.combat().terms(), SeaRolls.stateFightingOn(choice));
            case SeaFightCommand.EndSeaBattle end when battle.stage() instanceof SeaStage.Conclusion stage -> {
                var terms = stage.combat().terms();
                yield Optional.of(withCountries(terms, NavalBattleForecast.fates(terms.toBattle(before.state().readings()), SeaAftermath.withSunkShips(before, battle, stage), before.tables())));
            }
            default -> Optional.empty();
        };
    }

    private static Optional<Forecast> onwardForecast(WarView board, SeaStage.CombatChoice choice, SeaTerms terms, BattleState answered) {
        var from = new Run.Progress<>(choice.question().stage(), withDefaults(answered));
        return Optional.of(withCountries(terms, NavalBattleForecast.of(NavalBattleOdds.of(terms.toBattle(board.state().readings()), from, board.tables()))));
    }

    static BattleState withDefaults(BattleState state) {
        var all = state;
        for (var side : Side.values()) {
            all = all.sideState(side).intent() == RetreatIntent.UNDECIDED ? all.withRetreatIntent(side, false) : all;
        }
        return all;
    }

    static Forecast withCountries(SeaTerms terms, Forecast forecast) {
        var all = forecast;
        for (var side : Side.values()) {
            all = all.withParty(side.word(), terms.side(side).country().value());
        }
        return all;
    }
}
