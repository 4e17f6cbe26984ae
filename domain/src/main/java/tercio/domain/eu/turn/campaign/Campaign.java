package tercio.domain.eu.turn.campaign;

/** The kinds of campaign, in the order of the rulebook's list; a later kind never costs less (EU-CAMP-1). */
public enum Campaign {
    NONE("none", "no campaign"),
    PASSIVE("passive", "a passive campaign"),
    SIMPLE_NO_LOGISTICS("simple_no_logistics", "a simple campaign without logistics"),
    SIMPLE("simple", "a simple campaign"),
    MAJOR("major", "a major campaign"),
    MULTIPLE("multiple", "multiple campaigns");

    private final String key;
    private final String said;

    Campaign(String key, String said) {
        this.key = key;
        this.said = said;
    }

    /** The key of the printed table. */
    public String key() {
        return key;
    }

    @Override
    public String toString() {
        return said;
    }
}
