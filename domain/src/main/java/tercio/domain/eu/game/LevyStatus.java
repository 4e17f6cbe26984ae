package tercio.domain.eu.game;

/**
 * What a country needs to know about its exceptional levies (EU-LEVY).
 *
 * @param defeat its worst defeat in a land battle of this round
 * @param declared whether it has declared levies this turn
 * @param recruitedLd LD recruited since it declared them
 */
public record LevyStatus(Defeat defeat, boolean declared, int recruitedLd) {

    public static final LevyStatus NONE = new LevyStatus(Defeat.NONE, false, 0);

    public LevyStatus defeated(Defeat by) {
        return new LevyStatus(defeat.or(by), declared, recruitedLd);
    }

    /** Forgets the defeats of the round. */
    public LevyStatus newRound() {
        return new LevyStatus(Defeat.NONE, declared, recruitedLd);
    }

    /** Declares levies. The count of LD starts at 0. */
    public LevyStatus declare() {
        return new LevyStatus(defeat, true, 0);
    }

    public LevyStatus recruits(int ld) {
        return new LevyStatus(defeat, declared, recruitedLd + ld);
    }
}
