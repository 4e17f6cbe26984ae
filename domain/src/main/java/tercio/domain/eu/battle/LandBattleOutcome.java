package tercio.domain.eu.battle;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
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
        var losses = new Losses(parameters);
        boolean major = new MajorBattle(parameters, losses).fought(fray);
        var stability = new LinkedHashMap<String, Integer>();
        var victoryPoints = new LinkedHashMap<String, Integer>();
        if (major) {
            var winner = fray.winner().side().orElseThrow();
            credit(stability, battle.side(winner).country(), 1, tables);
            credit(stability, battle.side(winner.opponent()).country(), -1, tables);
            credit(victoryPoints, battle.side(winner).country(), tables.constants().value("major_battle_vp"), tables);
        }
        return new LandBattleOutcome(fray.ended(), fray.winner().side(), major,
                side(parameters, losses, fray, Side.PHASING), side(parameters, losses, fray, Side.NON_PHASING),
                Map.copyOf(stability), Map.copyOf(victoryPoints));
    }

    public SideOutcome side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** Minor countries never gain or lose stability or victory points. */
    private static void credit(Map<String, Integer> account, String country, int change, EuTables tables) {
        if (tables.armyClasses().major(country)) {
            account.merge(country, change, Integer::sum);
        }
    }

    private static SideOutcome side(BattleParameters parameters, Losses losses, Fray fray, Side side) {
        var combatant = parameters.combatant(side);
        var ranks = fray.ranks(side);
        int lost = losses.total(fray, side);
        return new SideOutcome(combatant.morale(), ranks.moraleLost(), parameters.routed(fray, side),
                losses.nothingRemains(fray, side), combatant.columns().fire(), combatant.columns().shock(),
                rolls(fray, side), ranks.inflictedThirds(), losses.afterSmallStack(fray, side),
                combatant.sizeDifferential(), losses.afterSize(fray, side), ranks.suffered(),
                ranks.retreatLoss(), lost, combatant.thirds() - lost, parameters.leader(fray, side), ranks.casualty());
    }

    private static Map<BattleRoll, SideOutcome.Rolled> rolls(Fray fray, Side side) {
        var rolls = new EnumMap<BattleRoll, SideOutcome.Rolled>(BattleRoll.class);
        for (var roll : BattleRoll.values()) {
            var dice = fray.sheet().of(side, roll);
            if (!dice.isEmpty()) {
                rolls.put(roll, rolled(dice));
            }
        }
        return rolls;
    }

    private static SideOutcome.Rolled rolled(List<ScoreSheet.Entry> dice) {
        var main = dice.getFirst();
        return new SideOutcome.Rolled(main.modified() - main.die(),
                dice.stream().map(ScoreSheet.Entry::die).toList(),
                dice.stream().map(ScoreSheet.Entry::modified).toList(),
                dice.stream().map(ScoreSheet.Entry::lossThirds).toList(),
                main.stars());
    }
}
