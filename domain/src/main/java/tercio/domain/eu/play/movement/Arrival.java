package tercio.domain.eu.play.movement;

/** What a stack does at the end of its path. */
public enum Arrival {
    /** Its move ends there. */
    END,
    /** It waits there for units to be dropped or picked up, then goes on or halts (EU-MOVE-REGROUP). */
    PAUSE
}
