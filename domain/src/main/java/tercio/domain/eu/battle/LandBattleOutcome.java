package tercio.domain.eu.battle;

import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.tables.EuTables;

/**
 * The outcome of a land battle that is over.
 *
 * @param stability changes by country, major countries only, before the limits -3 and +3
 * @param victoryPoints gains by country, major countries only
 */
public record LandBattleOutcome(
        Ended ended,
        Optional<Side> winner,
        boolean majorBattle,
        SideOutcome phasing,
        SideOutcome nonPhasing,
        Map<String, Integer> stability,
        Map<String, Integer> victoryPoints) {

    public static LandBattleOutcome of(LandBattle battle, Fray fray, EuTables tables) {
        if (fray.goesOn()) {
            throw new IllegalArgumentException("the battle is not over");
        }
        var parameters = new BattleParameters(battle, tables);
        var losses = parameters.losses();
        boolean major = new MajorBattle(parameters, losses).fought(fray);
        var glory = major ? Glory.of(parameters, fray.winner().side().orElseThrow()) : Glory.NONE;
        return new LandBattleOutcome(fray.ended(), fray.winner().side(), major,
                side(parameters, losses, fray, Side.PHASING), side(parameters, losses, fray, Side.NON_PHASING),
                glory.stability(), glory.victoryPoints());
    }

    public SideOutcome side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    private static SideOutcome side(BattleParameters parameters, Losses losses, Fray fray, Side side) {
        var combatant = parameters.combatant(side);
        var ranks = fray.ranks(side);
        int lost = losses.total(fray, side);
        return new SideOutcome(combatant.morale(), ranks.moraleLost(), parameters.routed(fray, side),
                losses.nothingRemains(fray, side), combatant.columns().fire(), combatant.columns().shock(),
                fray.sheet().rolls(side), ranks.inflictedSum(), losses.afterSmallStack(fray, side),
                combatant.sizeDifferential(), losses.afterSize(fray, side), ranks.suffered(),
                ranks.retreatLoss(), lost, combatant.size() - lost, parameters.leader(fray, side), ranks.casualty());
    }
}
