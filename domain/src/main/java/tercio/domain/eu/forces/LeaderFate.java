package tercio.domain.eu.forces;

/** What a battle or an assault does to a commander. */
public enum LeaderFate {
    UNHARMED("unharmed"),
    /** Among the casualties; a further die tells whether he lives. */
    HIT("hit"),
    WOUNDED("wounded"), KILLED("killed"), CAPTURED("captured");

    private final String word;

    LeaderFate(String word) {
        this.word = word;
    }

    /** The name in the API. */
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}
