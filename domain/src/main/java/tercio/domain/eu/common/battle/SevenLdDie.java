package tercio.domain.eu.common.battle;

/** The die of a stack of 7 LD. It is thrown once for the whole battle, and only odd or even matters. */
public enum SevenLdDie {
    NOT_THROWN, ODD, EVEN;

    /** @param die 1..10 */
    public static SevenLdDie of(int die) {
        return die % 2 == 1 ? ODD : EVEN;
    }
}
