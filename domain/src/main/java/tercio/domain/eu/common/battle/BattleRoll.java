package tercio.domain.eu.common.battle;

import java.util.List;

/** The rolls on the combat results table, in order. */
public enum BattleRoll {
    FIRE1("fire1", "first-day fire"),
    SHOCK1("shock1", "first-day shock"),
    FIRE2("fire2", "second-day fire"),
    SHOCK2("shock2", "second-day shock"),
    PURSUIT("pursuit", "pursuit");

    /** The rolls of the two days, in order. */
    public static final List<BattleRoll> OF_THE_DAYS = List.of(FIRE1, SHOCK1, FIRE2, SHOCK2);

    private final String word;
    private final String spoken;

    BattleRoll(String word, String spoken) {
        this.word = word;
        this.spoken = spoken;
    }

    /** The name in the API and in the names of dice. */
    public String word() {
        return word;
    }

    /** The name in a sentence. */
    public String label() {
        return spoken;
    }

    public boolean isFire() {
        return this == FIRE1 || this == FIRE2;
    }

    public boolean isShock() {
        return this == SHOCK1 || this == SHOCK2;
    }

    public boolean isFirstDay() {
        return this == FIRE1 || this == SHOCK1;
    }

    public boolean isSecondDay() {
        return this == FIRE2 || this == SHOCK2;
    }
}
