package tercio.domain.eia.combat;

import java.util.Locale;

/** Choice of a side after three rounds without a decision (EIA-7.5.2.13). */
public enum DayChoice {
    FIGHT,
    WITHDRAW;

    private final String word = name().toLowerCase(Locale.ROOT);

    @Override
    public String toString() {
        return word;
    }
}
