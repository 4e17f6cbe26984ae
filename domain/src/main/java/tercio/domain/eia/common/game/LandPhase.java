package tercio.domain.eia.common.game;

/** The position of the game in the sequence of play (EIA-7.1). */
public sealed interface LandPhase {

    /** France announces when in the sequence of the month it moves. */
    record Announcement() implements LandPhase {}

    /** A major power sequence. */
    record InSequence(Slot slot, LandStep step) implements LandPhase {}

    /** The war is over. */
    record Over() implements LandPhase {}
}
