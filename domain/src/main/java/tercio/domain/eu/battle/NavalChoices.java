package tercio.domain.eu.battle;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The exact odds of a battle at sea for several choices of the players, which are computed together. A battle is divided by
 * the wind advantage: without the wind no side withdraws, so that most choices differ in a part of the battle only. Each part
 * is computed once. For one comparison in one thread.
 */
public final class NavalChoices {

    private final EuTables tables;
    private final Map<Part, Forecast> known = new HashMap<>();

    public NavalChoices(EuTables tables) {
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
     * The odds of the battle: each figure as in {@link BattleForecast#atSea}.
     *
     * @param start the state before the first roll, with all choices made
     */
    public Forecast odds(NavalBattle battle, BattleState start) {
        var parameters = new NavalParameters(battle, tables);
        var opened = SeaOpening.odds(parameters, start.withoutSheet());
        return Forecast.mixed(opened.map(battleState -> battleState.sea().wind()), wind -> part(battle, start, wind, opened));
    }

    /** The odds of a battle that the non-phasing side tries to evade before it is fought. */
    public Forecast evading(NavalBattle battle, BattleState start) {
        var fought = odds(battle, start);
        var away = BattleForecast.atSea(BattleOdds.evaded(FleetLosses.NONE));
        return Forecast.mixed(BattleOdds.away(Evasion.from(battle), tables), evaded -> evaded ? away : fought);
    }

    private Forecast part(NavalBattle battle, BattleState start, Winner wind, Distribution<BattleState> opened) {
        var part = new Part(underThe(wind, battle), start.withoutSheet(), wind);
        return known.computeIfAbsent(part, of -> fought(of, opened));
    }

    private Forecast fought(Part part, Distribution<BattleState> opened) {
        var parameters = new NavalParameters(part.battle(), tables);
        return BattleForecast.atSea(BattleOdds.ofOpened(parameters, opened.given(battleState -> battleState.sea().wind() == part.wind())));
    }

    /**
     * The battle without the withdrawals of sides that lack the wind, because a side withdraws only with it
     * (EU-SEA-WITHDRAW).
     */
    private static NavalBattle underThe(Winner wind, NavalBattle battle) {
        return new NavalBattle(battle.region(), battle.turn(), battle.interception(),
                wind.is(Side.PHASING) ? battle.phasing() : battle.phasing().staying(),
                wind.is(Side.NON_PHASING) ? battle.nonPhasing() : battle.nonPhasing().staying(), battle.readings());
    }
}
