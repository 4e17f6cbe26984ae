package tercio.domain.eu.common.forces;

/** The effect of a battle or an assault on a commander. */
public enum LeaderFate {
    UNHARMED("unharmed"),
    /** Among the casualties; a second die decides whether he survives. */
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
