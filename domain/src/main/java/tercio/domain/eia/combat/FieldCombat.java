package tercio.domain.eia.combat;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.common.tables.OperationalNotes.Effect;

/**
 * One day of a field combat with all choices of both sides (EIA-7.5.2).
 *
 * @param crossing the obstacle that some of the attackers crossed
 * @param outflanking the part of the force that moves around the flank, if a force is divided
 * @param corpsFactors the factors of each corps of the defender, if each rolls to withdraw
 * @param withdrawing the corps and irregulars of the defender by name; empty in a request, whose corps have one rating
 */
public record FieldCombat(CombatTerms terms, OperationalChit attackerChit, OperationalChit defenderChit, CombatCrossing crossing,
        Optional<OutflankingPart> outflanking, List<List<CorpsDivision.CorpsPart>> corpsFactors, Optional<WithdrawingForces> withdrawing) {

    /** A combat whose corps have one strategic rating, and whose irregulars do not roll to withdraw. */
    public FieldCombat(CombatTerms terms, OperationalChit attackerChit, OperationalChit defenderChit, CombatCrossing crossing,
            Optional<OutflankingPart> outflanking, List<List<CorpsDivision.CorpsPart>> corpsFactors) {
        this(terms, attackerChit, defenderChit, crossing, outflanking, corpsFactors, Optional.empty());
    }

    /**
     * An outflanking force.
     *
     * @param counts its part of each line of the force
     */
    public record OutflankingPart(int corps, List<Integer> counts) {
        public OutflankingPart {
            counts = List.copyOf(counts);
        }
    }

    public FieldCombat {
        corpsFactors = List.copyOf(corpsFactors);
    }

    /** The side that divides its force (EIA-7.5.2.2); empty where nobody does. */
    public static Optional<CombatSide> outflanker(OperationalChit attacker, OperationalChit defender, EiaTables tables) {
        for (var side : CombatSide.values()) {
            if (tables.notes().of(attacker, defender).stream()
                    .anyMatch(note -> note.effect() == Effect.OUTFLANKER && note.side().equals(Optional.of(side)))) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    /** The side that has divided its force. */
    public Optional<CombatSide> outflanker(EiaTables tables) {
        return outflanking.isEmpty() ? Optional.empty() : outflanker(attackerChit, defenderChit, tables);
    }

    public OperationalChit chit(CombatSide side) {
        return side == CombatSide.ATTACKER ? attackerChit : defenderChit;
    }

    /** The same combat on another day. */
    FieldCombat onDay(int day) {
        return day == terms.day() ? this : new FieldCombat(terms.onDay(day), attackerChit, defenderChit, crossing, outflanking, corpsFactors, withdrawing);
    }
}
