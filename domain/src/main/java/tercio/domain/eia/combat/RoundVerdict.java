package tercio.domain.eia.combat;

import java.util.Optional;
import tercio.domain.eia.tables.CombatSide;

/**
 * Decision of a round (EIA-7.5.2.10).
 *
 * @param winner empty where nobody wins
 */
public record RoundVerdict(CombatEnd end, Optional<CombatSide> winner) {

    /**
     * How a side stands after a round.
     *
     * @param wipedOut its force, or its pinning force before the outflankers arrive, has no factor left
     * @param broken its morale loss has reached its final morale
     */
    public record Standing(boolean wipedOut, boolean broken) {}

    private static final Optional<RoundVerdict> BOTH_BREAK = Optional.of(new RoundVerdict(CombatEnd.BOTH_BREAK, Optional.empty()));
    private static final Optional<RoundVerdict> BOTH_WIPED_OUT = Optional.of(new RoundVerdict(CombatEnd.ELIMINATION, Optional.empty()));

    /** The verdict; empty where the combat goes on. */
    public static Optional<RoundVerdict> of(Standing attacker, Standing defender) {
        if (attacker.wipedOut() && defender.wipedOut()) {
            return BOTH_WIPED_OUT;
        }
        if (attacker.wipedOut() || defender.wipedOut()) {
            return decided(CombatEnd.ELIMINATION, attacker.wipedOut());
        }
        if (attacker.broken() && defender.broken()) {
            return BOTH_BREAK;
        }
        return attacker.broken() || defender.broken() ? decided(CombatEnd.BREAK, attacker.broken()) : Optional.empty();
    }

    private static Optional<RoundVerdict> decided(CombatEnd end, boolean defenderWins) {
        return Optional.of(new RoundVerdict(end, Optional.of(defenderWins ? CombatSide.DEFENDER : CombatSide.ATTACKER)));
    }
}
