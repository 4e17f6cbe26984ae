package tercio.domain.eu.common.forces;

/** Land technologies from oldest to newest. Tercios are added to one of them. */
public enum LandTechnology {
    MEDIEVAL("medieval", "TMED"),
    RENAISSANCE("renaissance", "TREN"),
    ARQUEBUS("arquebus", "TARQ"),
    MUSKETS("muskets", "TMUS"),
    BAROQUE("baroque", "TBAR"),
    MANOEUVRE("manoeuvre", "TMAN"),
    LACE_WAR("lace-war", "TL");

    private final String word;
    private final String code;

    LandTechnology(String word, String code) {
        this.word = word;
        this.code = code;
    }

    /** The name in the API. */
    public String word() {
        return word;
    }

    /** The code of the printed tables. */
    public String code() {
        return code;
    }

    /** Whether this technology is {@code last} or older. */
    public boolean isUpTo(LandTechnology last) {
        return compareTo(last) <= 0;
    }

    @Override
    public String toString() {
        return word;
    }
}
