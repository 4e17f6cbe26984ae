package tercio.domain.eu.sea.battle;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The exact odds of a battle at sea for several choices of the players, which are computed together. A battle is divided by
 * the wind advantage: without the wind no side withdraws, so that most choices differ in a part of the battle only. Each part
 * is computed once. For one comparison in one thread.
 */
public final class NavalChoiceOdds {

    private final EuTables tables;
    private final Map<Part, Forecast> known = new HashMap<>();

    public NavalChoiceOdds(EuTables tables) {
        this.tables = tables;
    }

    /**
     * The inputs of the rest of a battle after the roll for the wind.
     *
     * @param battle without the withdrawals that the wind rules out
     * @param start with the choices of both sides whether they retreat
     */
    private record Part(NavalBattle battle, BattleState start, Winner wind) {}

    /**
     * The odds of the battle: each figure as in {@link NavalBattleForecast#of}.
     *
     * @param start the state before the first roll, with all choices made
     */
    public Forecast odds(NavalBattle battle, BattleState start) {
        var parameters = new NavalParameters(battle, tables);
        var opened = SeaOpening.odds(parameters, start.withoutSheet());
        return Forecast.mixture(opened.map(battleState -> NavalState.of(battleState).wind()), wind -> part(battle, start, wind, opened));
    }

    /** The odds of a battle that the non-phasing side tries to evade before it is fought. */
    public Forecast withEvasion(NavalBattle battle, BattleState start) {
        var fought = odds(battle, start);
        var away = NavalBattleForecast.of(BattleOdds.ofEvasion(FleetLosses.NONE));
        return Forecast.mixture(BattleOdds.evasionOdds(battle.evasion(), tables), evaded -> evaded ? away : fought);
    }

    private Forecast part(NavalBattle battle, BattleState start, Winner wind, Distribution<BattleState> opened) {
        var part = new Part(withoutImpossibleWithdrawals(wind, battle), start.withoutSheet(), wind);
        return known.computeIfAbsent(part, of -> oddsOf(of, opened));
    }

    private Forecast oddsOf(Part part, Distribution<BattleState> opened) {
        var parameters = new NavalParameters(part.battle(), tables);
        return NavalBattleForecast.of(NavalBattleOdds.ofOpened(parameters, opened.conditionalOn(battleState -> NavalState.of(battleState).wind() == part.wind())));
    }

    /**
     * The battle without the withdrawals of sides that lack the wind, because a side withdraws only with it
     * (EU-SEA-WITHDRAW).
     */
    private static NavalBattle withoutImpossibleWithdrawals(Winner wind, NavalBattle battle) {
        return new NavalBattle(battle.region(), battle.turn(), battle.interception(),
                wind.is(Side.PHASING) ? battle.phasing() : battle.phasing().withoutWithdrawal(),
                wind.is(Side.NON_PHASING) ? battle.nonPhasing() : battle.nonPhasing().withoutWithdrawal(), battle.readings());
    }
}
