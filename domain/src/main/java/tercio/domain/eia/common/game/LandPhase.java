package tercio.domain.eia.common.game;

import java.util.List;
import tercio.domain.eia.common.concept.Power;

/** The position of the game in the sequence of play (EIA-7.1). */
public sealed interface LandPhase {

    /**
     * One of the other phases of a month, which the powers enter by hand (EIA-8.0, EIA-4.0, EIA-5.0, EIA-6.0).
     *
     * @param done the powers that have nothing more to enter in it
     * @param skipping the powers that enter nothing more before the land phase; they are done
     */
    record MonthEntry(MonthPhase phase, List<Power> done, List<Power> skipping) implements LandPhase {
        public MonthEntry {
            done = List.copyOf(done);
            skipping = List.copyOf(skipping);
        }

        /** Whether a power may still enter something in it. */
        public boolean isOpenTo(Power power) {
            return !done.contains(power) && !skipping.contains(power);
        }
    }

    /** France announces when in the sequence of the month it moves. */
    record Announcement() implements LandPhase {}

    /** A major power sequence. */
    record InSequence(Slot slot, LandStep step) implements LandPhase {}

    /** The war is over. */
    record Over() implements LandPhase {}
}
