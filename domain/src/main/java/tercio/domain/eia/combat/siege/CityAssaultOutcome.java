package tercio.domain.eia.combat.siege;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CasualtyRules;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.DaySheet.CombatRound;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.SiegeTable.SiegeResult;

/**
 * Outcome of an assault attempt.
 *
 * @param fight the end of the assault combat, if one was fought
 * @param garrisonLosesSortie whether the garrison lost the factor of a sortie, and not the besieger; empty if none was made
 * @param besieger the besiegers that are left
 * @param garrison the garrison that is left in the city or went away with honours
 */
public record CityAssaultOutcome(AttemptState attempt, AssaultResult result, Optional<CombatState> fight, Optional<Boolean> garrisonLosesSortie,
        int besiegerPoints, int garrisonPoints, Factors prisoners, Factors besieger, Factors garrison) {

    /** Outcome of an attempt that ended without an assault. */
    public static CityAssaultOutcome of(CityAssault assault, AttemptState attempt, AssaultResult result, EiaTables tables) {
        var inside = allFactors(assault.garrison());
        var outside = allFactors(assault.besieger());
        Optional<Boolean> lost = attempt.hasSortie() ? Optional.of(AssaultAttempt.garrisonLoses(tables, attempt.sortieDie())) : Optional.empty();
        if (lost.isPresent() && lost.get()) {
            inside = inside.minus(firstLoss(assault.garrison()));
        } else if (lost.isPresent()) {
            outside = outside.minus(firstLoss(assault.besieger()));
        }
        boolean surrendered = result == AssaultResult.SURRENDER;
        return new CityAssaultOutcome(attempt, result, Optional.empty(), lost, 0, 0, surrendered ? inside : Factors.NONE, outside,
                surrendered ? Factors.NONE : inside);
    }

    /** Outcome of an assault combat. */
    public static CityAssaultOutcome of(CityAssault assault, AttemptState attempt, CombatState fight, EiaTables tables) {
        var combat = new CityAssaultProcedure(assault, tables).combat();
        var left = combat.factors(fight, CombatSide.DEFENDER);
        boolean taken = isCaptured(assault, fight);
        int points = pointsAtStake(assault, tables);
        return new CityAssaultOutcome(attempt, taken ? AssaultResult.CAPTURED : AssaultResult.REPULSED, Optional.of(fight), Optional.empty(),
                taken ? points : 0, taken ? 0 : points, taken ? left : Factors.NONE, combat.factors(fight, CombatSide.ATTACKER),
                taken ? Factors.NONE : left);
    }

    /** The result of an attempt without a breach. */
    public static AssaultResult withoutBreach(SiegeResult result) {
        return result == SiegeResult.SORTIE ? AssaultResult.SORTIE : AssaultResult.NO_RESULT;
    }

    /** Whether the assault takes the city (EIA-7.5.4.1.3.5). */
    public static boolean isCaptured(CityAssault assault, CombatState fight) {
        return fight.winner() == CombatSide.ATTACKER
                || fight.ended() == CombatEnd.BOTH_BREAK && assault.readings().is(CombatReadings.ASSAULT_BOTH_BREAK, "besieger-wins");
    }

    /** The points that the winner gains: none where no corps is inside and the city is no fortress (EIA-7.5.4.1.4). */
    public static int pointsAtStake(CityAssault assault, EiaTables tables) {
        return assault.garrison().corps() > 0 || assault.fleches() > 0 ? tables.constants().assaultPoints() : 0;
    }

    private static Factors firstLoss(CombatForce force) {
        return CasualtyRules.free(allFactors(force), 1).inOrder(force.casualtyOrder());
    }

    static Factors allFactors(CombatForce force) {
        var sum = Factors.NONE;
        for (FactorLine line : force.factors()) {
            sum = sum.plus(line.type(), line.count());
        }
        return sum;
    }

    /** The rounds of the assault; none where it was not fought. */
    public List<CombatRound> rounds() {
        return fight.map(state -> state.sheet().rounds()).orElse(List.of());
    }
}
