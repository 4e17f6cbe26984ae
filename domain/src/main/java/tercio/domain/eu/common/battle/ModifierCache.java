package tercio.domain.eu.common.battle;

import tercio.domain.ruling.AppliedModifiers;

/** Caches the modifiers of one battle; each sum is computed on first use. */
public final class ModifierCache {

    /** The own leader of a side, or one of ten replacement leaders. */
    private static final int LEADERS = 11;

    private final int circumstances;
    private final AppliedModifiers[][] known;

    /** @param circumstances the number of different circumstances for a pair of leaders */
    public ModifierCache(int circumstances, boolean bothLed) {
        this.circumstances = circumstances;
        known = new AppliedModifiers[bothLed ? 1 : LEADERS * LEADERS][];
    }

    /**
     * The cached modifiers, or {@code null} if they are not computed yet.
     *
     * @param circumstance 0 or more, below the number given to the constructor; equal for equal modifiers
     */
    public AppliedModifiers find(BattleState battleState, int circumstance) {
        var ofLeaders = known[leaders(battleState)];
        return ofLeaders == null ? null : ofLeaders[circumstance];
    }

    /** Stores the modifiers and returns them. */
    public AppliedModifiers keep(BattleState battleState, int circumstance, AppliedModifiers added) {
        int leaders = leaders(battleState);
        if (known[leaders] == null) {
            known[leaders] = new AppliedModifiers[circumstances];
        }
        known[leaders][circumstance] = added;
        return added;
    }

    private int leaders(BattleState battleState) {
        return known.length == 1 ? 0 : battleState.phasing().replacement() * LEADERS + battleState.nonPhasing().replacement();
    }
}
