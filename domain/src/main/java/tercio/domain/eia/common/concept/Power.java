package tercio.domain.eia.common.concept;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The seven major powers, in the order in which they move when France moves first (EIA-7.1). */
public enum Power {
    FRANCE("France"),
    RUSSIA("Russia"),
    TURKEY("Turkey"),
    AUSTRIA("Austria"),
    PRUSSIA("Prussia"),
    GREAT_BRITAIN("Great Britain"),
    SPAIN("Spain");

    private static final List<Power> PRINTED_ORDER = List.of(RUSSIA, TURKEY, AUSTRIA, PRUSSIA, GREAT_BRITAIN, SPAIN);

    private final String title;
    private final String word;
    private final NationId nation;

    Power(String title) {
        this.title = title;
        this.word = name().toLowerCase(Locale.ROOT).replace('_', '-');
        this.nation = new NationId(word);
    }

    /** The name that players read. */
    public String title() {
        return title;
    }

    /** The name in the API, in the tables and as a party of a game. */
    public String word() {
        return word;
    }

    /** The id of its nation. */
    public NationId nation() {
        return nation;
    }

    /** The power of that nation; empty for a minor state and for none. */
    public static Optional<Power> of(NationId nation) {
        return nation == null ? Optional.empty() : of(nation.value());
    }

    /** The power of that word; empty where none has it. */
    public static Optional<Power> of(String word) {
        return Arrays.stream(values()).filter(power -> power.word.equals(word)).findFirst();
    }

    /** The powers without France in the order in which they move (EIA-7.1). */
    public static List<Power> printedOrder() {
        return PRINTED_ORDER;
    }

    @Override
    public String toString() {
        return word;
    }
}
