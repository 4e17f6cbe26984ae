package tercio.domain.eu.battle;

/** The die of a stack of 7 LD: only whether it is odd matters, and it is thrown once for the whole battle. */
public enum SevenLdDie {
    NOT_THROWN, ODD, EVEN;

    static SevenLdDie of(int die) {
        return die % 2 == 1 ? ODD : EVEN;
    }
}
