package tercio.domain.eu.sea.battle;

import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.MajorBattleEffects;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.tables.EuTables;

/**
 * The outcome of a battle at sea that is over, before any attrition of the retreat.
 *
 * @param wind the side with the wind advantage
 * @param stability changes by country, major countries only, before clamping to -3..+3
 * @param victoryPoints gains by country, major countries only
 */
public record NavalBattleOutcome(
        BattleEnd ended,
        Optional<Side> winner,
        Optional<Side> wind,
        boolean majorBattle,
        NavalSideOutcome phasing,
        NavalSideOutcome nonPhasing,
        Map<CountryId, Integer> stability,
        Map<CountryId, Integer> victoryPoints) {

    /** The outcome of a battle that is over; any other state throws {@link IllegalArgumentException}. */
    public static NavalBattleOutcome of(NavalBattle battle, BattleState battleState, EuTables tables) {
        if (battleState.isGoingOn()) {
            throw new IllegalArgumentException("the battle is not over");
        }
        var parameters = new NavalParameters(battle, tables);
        boolean major = isMajor(parameters, battleState);
        var glory = major ? MajorBattleEffects.of(parameters, battleState.winner().side().orElseThrow()) : MajorBattleEffects.NONE;
        return new NavalBattleOutcome(battleState.ended(), battleState.winner().side(), NavalState.of(battleState).wind().side(), major,
                side(parameters, battleState, Side.PHASING), side(parameters, battleState, Side.NON_PHASING), glory.stability(),
                glory.victoryPoints());
    }

    public NavalSideOutcome side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    static boolean isMajor(NavalParameters parameters, BattleState battleState) {
        return battleState.winner().side().filter(winner -> isMajor(parameters, battleState, winner)).isPresent();
    }

    private static boolean isMajor(NavalParameters parameters, BattleState battleState, Side winner) {
        var loser = winner.opponent();
        return isMajor(parameters, winner, parameters.isRouted(battleState, loser),
                sufferedBy(parameters, battleState, loser) - sufferedBy(parameters, battleState, winner));
    }

    /**
     * Whether the loser routed and lost 5 ships more than the winner, 8 if the winner fought with galleys
     * (EU-BATTLE-MAJOR).
     *
     * @param difference the excess of the loser's losses, in thirds of a ship
     */
    static boolean isMajor(NavalParameters parameters, Side winner, boolean loserRouted, int difference) {
        return loserRouted && difference >= parameters.fleet(winner).majorFrom();
    }

    /**
     * The losses of a side. Ships that sink in the retreat and in the pursuit that follows it count as losses of the
     * battle (EU-SEA-RETREAT).
     */
    private static int sufferedBy(NavalParameters parameters, BattleState battleState, Side side) {
        return parameters.losses().of(battleState, side).suffered() + battleState.sideState(side).retreatLoss();
    }

    private static NavalSideOutcome side(NavalParameters parameters, BattleState battleState, Side side) {
        var fleet = parameters.fleet(side);
        var sideState = battleState.sideState(side);
        var losses = parameters.losses();
        return new NavalSideOutcome(fleet.morale(), sideState.moraleLost(), parameters.isRouted(battleState, side), fleet.line().fire(),
                fleet.line().boarding(), battleState.sheet().rolls(side), sideState.inflictedSum(), losses.afterSmallStack(battleState, side),
                fleet.sizeDifferential(), losses.afterSize(battleState, side), losses.sufferedBy(battleState, side), losses.of(battleState, side),
                losses.of(battleState, side.opponent()).captured(), parameters.leader(battleState, side), sideState.casualty());
    }
}
