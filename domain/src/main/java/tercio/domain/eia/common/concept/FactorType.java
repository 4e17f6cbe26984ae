package tercio.domain.eia.common.concept;

import java.util.Locale;

/** The types of army factors (EIA-7.5.2.6.1). */
public enum FactorType {
    INFANTRY,
    GUARD,
    MILITIA,
    CAVALRY,
    FEUDAL_INFANTRY,
    FEUDAL_CAVALRY,
    ARTILLERY,
    COSSACK,
    FREIKORPS,
    GUERILLA;

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** The name in the API and in the tables. */
    public String word() {
        return word;
    }

    /** The name in a sentence: {@code feudal infantry}. */
    public String title() {
        return word.replace('-', ' ');
    }

    /** Regular and feudal cavalry, cossacks and freikorps (EIA-7.5.2.9.2.2). */
    public boolean isCavalry() {
        return this == CAVALRY || this == FEUDAL_CAVALRY || this == COSSACK || this == FREIKORPS;
    }

    /** Cossacks, freikorps and guerillas: counters of one factor each that belong to no corps (EIA-10.1). */
    public boolean isIrregular() {
        return this == COSSACK || this == FREIKORPS || this == GUERILLA;
    }

    /** Whether a power has irregulars of this type (EIA-10.1). */
    public boolean isRaisedBy(Power power) {
        return switch (this) {
            case COSSACK -> power == Power.RUSSIA;
            case FREIKORPS -> power == Power.AUSTRIA || power == Power.PRUSSIA;
            case GUERILLA -> power == Power.SPAIN;
            default -> false;
        };
    }

    @Override
    public String toString() {
        return word;
    }
}
