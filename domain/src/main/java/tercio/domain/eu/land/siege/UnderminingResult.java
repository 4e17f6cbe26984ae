package tercio.domain.eu.land.siege;

/** The result of a round of undermining for the fortress. */
public enum UnderminingResult {
    NONE("none"),
    SIEGEWORK_MINUS("S-"),
    SIEGEWORK_PLUS("S+"),
    /** The walls are breached: the besieger may assault at once. */
    BREACH("B"),
    /** The besieger chooses between the breach and granting war honours. */
    BREACH_OR_WAR_HONOUR("B-or-WH"),
    SURRENDER("R");

    private final String word;

    UnderminingResult(String word) {
        this.word = word;
    }

    /** The siegeworks after this result. */
    Siegeworks applyTo(Siegeworks siegeworks) {
        return switch (this) {
            case SIEGEWORK_MINUS -> siegeworks.withMinus();
            case SIEGEWORK_PLUS -> siegeworks.withPlus();
            case NONE, BREACH, BREACH_OR_WAR_HONOUR, SURRENDER -> siegeworks;
        };
    }

    /** Whether the fortress falls, or falls if the besieger chooses so. */
    public boolean mayFall() {
        return this == BREACH_OR_WAR_HONOUR || this == SURRENDER;
    }

    /** The code in the printed table. */
    @Override
    public String toString() {
        return word;
    }
}
