package tercio.domain.eu.battle;

import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.forces.FirstLine;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.tables.EuTables;

/**
 * The outcome of a battle at sea that is over, before any attrition of the retreat.
 *
 * @param wind who had the wind advantage
 * @param stability changes by country, major countries only, before the limits -3 and +3
 * @param victoryPoints gains by country, major countries only
 */
public record NavalBattleOutcome(
        Ended ended,
        Optional<Side> winner,
        Optional<Side> wind,
        boolean majorBattle,
        NavalSideOutcome phasing,
        NavalSideOutcome nonPhasing,
        Map<String, Integer> stability,
        Map<String, Integer> victoryPoints) {

    public static NavalBattleOutcome of(NavalBattle battle, Fray fray, EuTables tables) {
        if (fray.goesOn()) {
            throw new IllegalArgumentException("the battle is not over");
        }
        var parameters = new NavalParameters(battle, tables);
        boolean major = major(parameters, fray);
        var glory = major ? Glory.of(parameters, fray.winner().side().orElseThrow()) : Glory.NONE;
        return new NavalBattleOutcome(fray.ended(), fray.winner().side(), fray.sea().wind().side(), major,
                side(parameters, fray, Side.PHASING), side(parameters, fray, Side.NON_PHASING), glory.stability(),
                glory.victoryPoints());
    }

    public NavalSideOutcome side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    static boolean major(NavalParameters parameters, Fray fray) {
        return fray.winner().side().filter(winner -> major(parameters, fray, winner)).isPresent();
    }

    /** The loser routed and lost 5 ships more, 8 where the winner fought with galleys (EU-BATTLE-MAJOR). */
    private static boolean major(NavalParameters parameters, Fray fray, Side winner) {
        var loser = winner.opponent();
        int difference = parameters.losses().of(fray, loser).suffered() - parameters.losses().of(fray, winner).suffered();
        boolean galleys = parameters.fleet(winner).firstLine() == FirstLine.NGD;
        int needed = parameters.tables().constants().value(galleys ? "major_battle_sea_ngd" : "major_battle_sea_nwd");
        return parameters.routed(fray, loser) && difference >= needed * Thirds.LD;
    }

    private static NavalSideOutcome side(NavalParameters parameters, Fray fray, Side side) {
        var fleet = parameters.fleet(side);
        var ranks = fray.ranks(side);
        var losses = parameters.losses();
        return new NavalSideOutcome(fleet.morale(), ranks.moraleLost(), parameters.routed(fray, side), fleet.line().fire(),
                fleet.line().boarding(), fray.sheet().rolls(side), ranks.inflictedSum(), losses.afterSmallStack(fray, side),
                fleet.sizeDifferential(), losses.afterSize(fray, side), losses.suffered(fray, side), losses.of(fray, side),
                losses.of(fray, side.opponent()).captured(), parameters.leader(fray, side), ranks.casualty());
    }
}
