package tercio.domain.eu.battle;

import java.util.function.Supplier;
import tercio.domain.ruling.Tally;

/** The tallies of one battle, each added up when it is first needed. */
final class TallyMemo {

    /** Own leader of a side, or one of the ten that a die brings. */
    private static final int LEADERS = 11;

    private final int circumstances;
    private final Tally[][] known;

    /** @param circumstances how many different ones there are for a pair of leaders */
    TallyMemo(int circumstances, boolean bothLed) {
        this.circumstances = circumstances;
        known = new Tally[bothLed ? 1 : LEADERS * LEADERS][];
    }

    /** @param circumstance a number below those of the constructor, the same for the same modifiers */
    Tally of(Fray fray, int circumstance, Supplier<Tally> added) {
        int leaders = known.length == 1 ? 0 : fray.phasing().replacement() * LEADERS + fray.nonPhasing().replacement();
        if (known[leaders] == null) {
            known[leaders] = new Tally[circumstances];
        }
        if (known[leaders][circumstance] == null) {
            known[leaders][circumstance] = added.get();
        }
        return known[leaders][circumstance];
    }
}
