package tercio.domain.eu.land.battle;

import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.MajorBattleEffects;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.tables.EuTables;

/**
 * The outcome of a land battle that is over.
 *
 * @param stability changes by country, major countries only, before clamping to -3..+3
 * @param victoryPoints gains by country, major countries only
 */
public record LandBattleOutcome(
        BattleEnd ended,
        Optional<Side> winner,
        boolean majorBattle,
        SideOutcome phasing,
        SideOutcome nonPhasing,
        Map<CountryId, Integer> stability,
        Map<CountryId, Integer> victoryPoints) {

    /** The outcome of a battle that is over; any other state throws {@link IllegalArgumentException}. */
    public static LandBattleOutcome of(LandBattle battle, BattleState battleState, EuTables tables) {
        return of(battle, battleState, tables, Map.of());
    }

    /**
     * The outcome where no counter gives change for some losses (EU-UNIT-4).
     *
     * @param more the additional losses of each side for that, in the unit of the edition; none for a side that is left
     *     out
     */
    public static LandBattleOutcome of(LandBattle battle, BattleState battleState, EuTables tables, Map<Side, Integer> more) {
        if (battleState.isGoingOn()) {
            throw new IllegalArgumentException("the battle is not over");
        }
        var parameters = new BattleParameters(battle, tables);
        var losses = parameters.losses();
        boolean major = new MajorBattle(parameters, losses, more).isMajor(battleState);
        var glory = major ? MajorBattleEffects.of(parameters, battleState.winner().side().orElseThrow()) : MajorBattleEffects.NONE;
        return new LandBattleOutcome(battleState.ended(), battleState.winner().side(), major,
                side(parameters, losses, battleState, Side.PHASING, more.getOrDefault(Side.PHASING, 0)),
                side(parameters, losses, battleState, Side.NON_PHASING, more.getOrDefault(Side.NON_PHASING, 0)),
                glory.stability(), glory.victoryPoints());
    }

    public SideOutcome side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    private static SideOutcome side(BattleParameters parameters, Losses losses, BattleState battleState, Side side, int more) {
        var combatant = parameters.combatant(side);
        var sideState = battleState.sideState(side);
        int lost = losses.total(battleState, side) + more;
        return new SideOutcome(combatant.morale(), sideState.moraleLost(), parameters.isRouted(battleState, side),
                losses.nothingRemains(battleState, side), combatant.columns().fire(), combatant.columns().shock(),
                battleState.sheet().rolls(side), sideState.inflictedSum(), losses.afterSmallStack(battleState, side),
                combatant.sizeDifferential(), losses.afterSize(battleState, side), sideState.suffered(),
                sideState.retreatLoss(), lost, combatant.size() - lost, parameters.leader(battleState, side), sideState.casualty());
    }
}
