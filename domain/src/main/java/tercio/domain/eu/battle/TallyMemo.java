package tercio.domain.eu.battle;

import tercio.domain.ruling.AppliedModifiers;

/** The tallies of one battle, each added up when it is first needed. */
final class TallyMemo {

    /** Own leader of a side, or one of the ten that a die brings. */
    private static final int LEADERS = 11;

    private final int circumstances;
    private final AppliedModifiers[][] known;

    /** @param circumstances how many different ones there are for a pair of leaders */
    TallyMemo(int circumstances, boolean bothLed) {
        this.circumstances = circumstances;
        known = new AppliedModifiers[bothLed ? 1 : LEADERS * LEADERS][];
    }

    /**
     * The tally if it was added up before, else {@code null}.
     *
     * @param circumstance a number below those of the constructor, the same for the same modifiers
     */
    AppliedModifiers known(Fray fray, int circumstance) {
        var ofLeaders = known[leaders(fray)];
        return ofLeaders == null ? null : ofLeaders[circumstance];
    }

    /** Keeps a tally that was just added up, and gives it back. */
    AppliedModifiers keep(Fray fray, int circumstance, AppliedModifiers added) {
        int leaders = leaders(fray);
        if (known[leaders] == null) {
            known[leaders] = new AppliedModifiers[circumstances];
        }
        known[leaders][circumstance] = added;
        return added;
    }

    private int leaders(Fray fray) {
        return known.length == 1 ? 0 : fray.phasing().replacement() * LEADERS + fray.nonPhasing().replacement();
    }
}
