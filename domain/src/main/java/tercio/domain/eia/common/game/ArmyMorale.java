package tercio.domain.eia.common.game;

/**
 * The morale of one side of a combat, in tenths (EIA-7.5.2.6).
 *
 * @param base the base level of the first day; 0 until it is determined
 * @param level the final level of this day, at which the side breaks
 * @param lost lost on this day
 * @param lostBefore lost on earlier days
 */
public record ArmyMorale(int base, int level, int lost, int lostBefore) {

    public static final ArmyMorale UNKNOWN = new ArmyMorale(0, 0, 0, 0);

    /** A copy with the levels of a day. */
    public ArmyMorale withLevels(int baseLevel, int finalLevel) {
        return new ArmyMorale(baseLevel, finalLevel, lost, lostBefore);
    }

    public ArmyMorale withLost(int now) {
        return new ArmyMorale(base, level, now, lostBefore);
    }

    /** A copy at the start of the next day. */
    public ArmyMorale afterDay() {
        return new ArmyMorale(base, level, 0, lostBefore + lost);
    }
}
