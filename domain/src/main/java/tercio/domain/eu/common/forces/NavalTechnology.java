package tercio.domain.eu.common.forces;

/** Naval technologies of countries from oldest to newest; galleys and transports have none. */
public enum NavalTechnology {
    CARRACK("carrack", "TCAR"),
    NAU_GALLEON("nau-galleon", "TGLN"),
    GALLEON_FLUYT("galleon-fluyt", "TGF"),
    BATTERY("battery", "TBAT"),
    VESSEL("vessel", "TVE"),
    THREE_DECKER("three-decker", "TTD"),
    SEVENTY_FOUR("seventy-four", "TSF");

    private final String word;
    private final String code;

    NavalTechnology(String word, String code) {
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

    /** Whether this technology is older than the other. */
    public boolean isOlderThan(NavalTechnology other) {
        return compareTo(other) < 0;
    }

    @Override
    public String toString() {
        return word;
    }
}
