package tercio.skirmish.rules;

import tercio.domain.game.SealedChoices;

/** The phases of a skirmish. */
public sealed interface SkirmishPhase {

    /** Each captain writes down his reserve. */
    record Slips() implements SkirmishPhase {}

    /**
     * Each captain with men writes down his order.
     *
     * @param slips revealed together when the last one is written
     */
    record Orders(SealedChoices<CaptainOrder> slips) implements SkirmishPhase {}

    /**
     * One captain marches.
     *
     * @param left the number of marches he has left
     */
    record Marches(String captain, int left) implements SkirmishPhase {}

    /**
     * A march met an enemy, who may commit men of his reserve.
     *
     * @param then the phase to which the game returns
     */
    record Clash(String attacker, String defender, String from, String to, int men, Marches then) implements SkirmishPhase {}

    /** The skirmish is over. */
    record Ended() implements SkirmishPhase {}
}
