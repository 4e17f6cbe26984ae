package tercio.domain.eia.common.game;

/** The stage of a combat. A stored game keeps the name of its stage. */
public enum CombatStage {
    /** The defender answers the proposal of a trivial combat (EIA-7.5.3). */
    AGREEMENT(0, "EIA-7.5.3"),
    /** Defenders may retire into the city (EIA-7.5.1.1). */
    RETIREMENT(0, "EIA-7.5.1.1"),
    /** Several powers want to retire and must agree (EIA-7.5.1.1.1). */
    RETIREMENT_AGREEMENT(0, "EIA-7.5.1.1.1"),
    /** Besieged forces may join the relieving force (EIA-7.5.4.2.3). */
    SALLY(0, "EIA-7.5.4.2.3"),
    /** Several leaders have an equal claim to command a side (EIA-10.6.1.1.1). */
    COMMAND(0, "EIA-10.6.1.1.1"),
    CHITS(1, "EIA-7.5.2.1"),
    DIVISION(3, "EIA-7.5.2.3"),
    WITHDRAWAL(5, "EIA-7.5.2.5"),
    MORALE(6, "EIA-7.5.2.6"),
    ROUND(7, "EIA-7.5.2.9"),
    CASUALTIES(9, "EIA-7.5.2.9.2"),
    PURSUIT(10, "EIA-7.5.2.10.2"),
    PURSUIT_LOSSES(10, "EIA-7.5.2.10.2.3"),
    /** Forces retreat, withdraw or go back one after the other (EIA-7.5.2.10.3). */
    RETREAT(10, "EIA-7.5.2.10.3"),
    REINFORCEMENT(11, "EIA-7.5.2.11"),
    ARRIVAL(12, "EIA-7.5.2.12"),
    DAY_END(13, "EIA-7.5.2.13"),
    AFTERMATH(14, "EIA-7.5.2.14");

    private final int step;
    private final String rule;

    CombatStage(int step, String rule) {
        this.step = step;
        this.rule = rule;
    }

    /** The printed step of a field combat, 1 to 14; 0 before the first one. */
    public int step() {
        return step;
    }

    /** The rule of the stage. */
    public String rule() {
        return rule;
    }
}
