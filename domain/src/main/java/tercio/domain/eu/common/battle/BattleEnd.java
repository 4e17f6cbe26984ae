package tercio.domain.eu.common.battle;

/** The stage at which the fighting ended. */
public enum BattleEnd {
    NOT_YET("not-yet", false, false),
    EVASION("evasion", false, false),
    DAY1_FIRE("day1-fire", true, true),
    DAY1_SHOCK("day1-shock", true, false),
    DAY1_DESTRUCTION("day1-destruction", true, false),
    DAY1_RETREAT("day1-retreat", true, false),
    DAY2_FIRE("day2-fire", false, true),
    DAY2_SHOCK("day2-shock", false, false);

    private final String word;
    private final boolean firstDay;
    private final boolean afterFire;

    BattleEnd(String word, boolean firstDay, boolean afterFire) {
        this.word = word;
        this.firstDay = firstDay;
        this.afterFire = afterFire;
    }

    /** The name in the API. */
    public String word() {
        return word;
    }

    /** Whether the battle ended on the first day, after at least one roll; an evasion does not count. */
    public boolean isOnFirstDay() {
        return firstDay;
    }

    /** Whether the battle ended after a fire roll. */
    public boolean isAfterFire() {
        return afterFire;
    }

    /** The end of a battle in which a side routs after this roll. */
    public static BattleEnd after(BattleRoll roll) {
        return switch (roll) {
            case FIRE1 -> DAY1_FIRE;
            case SHOCK1 -> DAY1_SHOCK;
            case FIRE2 -> DAY2_FIRE;
            case SHOCK2 -> DAY2_SHOCK;
            case PURSUIT -> throw new IllegalArgumentException("a battle is over before its pursuit");
        };
    }

    @Override
    public String toString() {
        return word;
    }
}
