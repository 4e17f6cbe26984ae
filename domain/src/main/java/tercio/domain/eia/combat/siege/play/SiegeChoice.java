package tercio.domain.eia.combat.siege.play;

/** A choice of a player that changes nothing else on the board. */
public enum SiegeChoice {
    HONOURS_ASKED,
    HONOURS_GRANTED,
    HONOURS_REFUSED,
    SURRENDERED,
    /** The garrison fights in the breach. */
    DEFENDED,
    /** The losses of a sortie were chosen. */
    LOSS_CHOSEN,
    /** The retreat of besiegers is over. */
    RETREAT_ENDED,
    /** The freed corps have left the city or stay inside. */
    STAYED
}
