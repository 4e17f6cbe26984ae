package tercio.domain.eia.combat;

import java.util.Locale;
import java.util.Optional;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * Decision of a round (EIA-7.5.2.10).
 *
 * @param winner empty where nobody wins
 */
public record RoundVerdict(CombatEnd end, Optional<CombatSide> winner) {

    /**
     * The state of a side after a round.
     *
     * @param wipedOut its force, or its pinning force before the outflankers arrive, has no factor left
     * @param broken its morale loss has reached its final morale
     */
    public record Standing(boolean wipedOut, boolean broken) {}

    /** The word for a combat without a winner. */
    public static final String NOBODY = "nobody";

    private static final Optional<RoundVerdict> BOTH_BREAK = Optional.of(new RoundVerdict(CombatEnd.BOTH_BREAK, Optional.empty()));
    private static final Optional<RoundVerdict> BOTH_WIPED_OUT = Optional.of(new RoundVerdict(CombatEnd.ELIMINATION, Optional.empty()));

    /** The verdict; empty where the combat goes on. */
    public static Optional<RoundVerdict> of(Standing attacker, Standing defender) {
        if (attacker.wipedOut() && defender.wipedOut()) {
            return BOTH_WIPED_OUT;
        }
        if (attacker.wipedOut() || defender.wipedOut()) {
            return ofWinner(CombatEnd.ELIMINATION, attacker.wipedOut());
        }
        if (attacker.broken() && defender.broken()) {
            return BOTH_BREAK;
        }
        return attacker.broken() || defender.broken() ? ofWinner(CombatEnd.BREAK, attacker.broken()) : Optional.empty();
    }

    /** Explains it. */
    void tell(RoundRules rules, StepRecorder recorder) {
        recorder.record(() -> Step.of("end of the combat", rule()).result(sentence(winner.map(rules::word).orElse(NOBODY))));
    }

    /**
     * The result of the combat in an explanation.
     *
     * @param winner the word of the side, or that nobody wins
     */
    public Sentence.Keyed sentence(String winner) {
        return Sentence.of("eia.combat.result-end").with("end", end.name().toLowerCase(Locale.ROOT)).with("winner", winner);
    }

    private String rule() {
        return switch (end) {
            case BREAK -> "EIA-7.5.2.10.1.1";
            case BOTH_BREAK -> "EIA-7.5.2.10.4.2";
            default -> "EIA-7.5.2.10";
        };
    }

    private static Optional<RoundVerdict> ofWinner(CombatEnd end, boolean defenderWins) {
        return Optional.of(new RoundVerdict(end, Optional.of(defenderWins ? CombatSide.DEFENDER : CombatSide.ATTACKER)));
    }
}
