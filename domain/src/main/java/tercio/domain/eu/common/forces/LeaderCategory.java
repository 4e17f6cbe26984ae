package tercio.domain.eu.common.forces;

/** The category of a leader, which decides the forces that he may command (EU-LEAD-1). */
public enum LeaderCategory {
    GENERAL("general"), ADMIRAL("admiral"), CONQUISTADOR("conquistador"), EXPLORER("explorer"), GOVERNOR("governor"),
    /** The Vizier of Turkey, who commands as a general does (EU-CMD-6). */
    VIZIER("vizier"),
    /** Commands nobody (EU-CMD-5). */
    MISSIONARY("missionary");

    private final String word;

    LeaderCategory(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** Whether such a leader can command a FLEET counter (EU-CMD-2). */
    public boolean commandsFleets() {
        return this == ADMIRAL || this == EXPLORER;
    }

    /** Whether such a leader serves in the rest of the world alone (EU-LEAD-1). */
    public boolean servesOnlyOverseas() {
        return this == CONQUISTADOR || this == EXPLORER || this == GOVERNOR || this == MISSIONARY;
    }

    @Override
    public String toString() {
        return word;
    }
}
