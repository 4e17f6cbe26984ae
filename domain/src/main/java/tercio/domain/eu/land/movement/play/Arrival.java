package tercio.domain.eu.land.movement.play;

/** The end of a march as the player orders it. */
public enum Arrival {
    /** The move ends there. */
    END,
    /** The stack waits there for units to be dropped or picked up, then goes on or halts (EU-MOVE-REGROUP). */
    PAUSE
}
