package tercio.domain.eia.supply;

import tercio.domain.sentence.Sentence;

/**
 * The distribution of the losses of foraging (EIA-7.4.1.3).
 *
 * @param fromCorps factors lost out of the corps
 * @param fromDetached factors lost out of those that the corps left elsewhere during its move
 * @param corpsRemoved whether the counter of the corps is removed: all factors are lost
 */
public record ForageLosses(int fromCorps, int fromDetached, boolean corpsRemoved) {

    /**
     * Losses come out of the corps first, but leave it one factor as long as one factor is left at all.
     *
     * @param inCorps factors in the corps when it has moved, 1 or more
     * @param detached factors that it detached during this move
     * @param lost factors to lose; more than all factors take all
     */
    public static ForageLosses of(int inCorps, int detached, int lost) {
        if (lost >= inCorps + detached) {
            return new ForageLosses(inCorps, detached, true);
        }
        int fromCorps = Math.min(lost, inCorps - 1);
        return new ForageLosses(fromCorps, lost - fromCorps, false);
    }

    /** The number of factors lost. */
    public int total() {
        return fromCorps + fromDetached;
    }

    /** The losses in an explanation: {@code 1 factor from the corps and 1 detached factor}. */
    public Sentence.Keyed sentence() {
        return Sentence.of("eia.supply.result-forage-losses").with("corps", fromCorps).with("detached", fromDetached).with("removed", corpsRemoved);
    }
}
