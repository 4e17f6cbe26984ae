package tercio.domain.eia.combat;

import java.util.Arrays;

/** The stops of a combat of a game: players choose, or the board changes, before it goes on. */
public enum CombatStop {
    /** Before the dice for a withdrawal (EIA-7.5.2.5). */
    WITHDRAWAL,
    /** Forces that withdraw leave the area (EIA-7.5.2.5.2.2, EIA-7.5.2.12.2). */
    LEAVING,
    /** Before both sides reveal their forces (EIA-7.5.2.6.3). */
    FORCES,
    /** Both sides declare how they go into a round (EIA-7.5.2.8, EIA-7.5.2.9.1.2). */
    DECLARATIONS,
    /** Both sides choose their losses of a round (EIA-7.5.2.9.2). */
    CASUALTIES,
    /** Forces may join after a round (EIA-7.5.2.11). */
    REINFORCEMENT,
    /** Before the die for the arrival of an outflanking force (EIA-7.5.2.12). */
    ARRIVAL,
    /** After that die. */
    ARRIVED,
    /** Both sides choose whether they fight on (EIA-7.5.2.13). */
    DAY_END,
    /** The fighting is over: what it decided happens on the board. */
    END,
    /** The victor chooses whether it pursues (EIA-7.5.2.10.2). */
    PURSUIT,
    /** The pursued side chooses its losses (EIA-7.5.2.10.2.3). */
    PURSUIT_LOSSES;

    private static final String OF_ROUND = " ";

    /**
     * The name of its stage in a procedure.
     *
     * @param round after which, or for declarations and casualties in which, it stands; 0 outside of the rounds
     */
    public String stage(int round) {
        return name() + OF_ROUND + round;
    }

    /**
     * The stop at which a stage of that name waits.
     *
     * @throws IllegalArgumentException where no stop has that name
     */
    public static CombatStop of(String stage) {
        return Arrays.stream(values()).filter(stop -> stage.startsWith(stop.name() + OF_ROUND)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no combat stops at " + stage));
    }
}
