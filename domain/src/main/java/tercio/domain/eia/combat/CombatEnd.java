package tercio.domain.eia.combat;

import java.util.Locale;

/** The end of a combat or of a day of it. */
public enum CombatEnd {
    /** One side breaks (EIA-7.5.2.10.1.1). */
    BREAK,
    /** A force, or a pinning force before its outflankers arrive, is wiped out (EIA-7.5.2.10). */
    ELIMINATION,
    /** Both sides break in one round (EIA-7.5.2.10.4.2). */
    BOTH_BREAK,
    /** Three rounds without a decision (EIA-7.5.2.13). */
    END_OF_DAY,
    /** One side is gone before a decision (EIA-7.5.2.5, EIA-7.5.2.12.2). */
    WITHDRAWAL;

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    @Override
    public String toString() {
        return word;
    }
}
