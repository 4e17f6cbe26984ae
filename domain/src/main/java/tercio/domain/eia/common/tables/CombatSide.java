package tercio.domain.eia.common.tables;

import java.util.Locale;

/** The sides of a combat: the phasing side attacks (EIA-7.5.1). */
public enum CombatSide {
    ATTACKER,
    DEFENDER;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The name in the API and of the dice. */
    public String word() {
        return word;
    }

    public CombatSide opponent() {
        return this == ATTACKER ? DEFENDER : ATTACKER;
    }

    @Override
    public String toString() {
        return word;
    }
}
