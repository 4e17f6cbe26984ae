package tercio.domain.eia.play.movement;

/** The place of a garrison that a corps leaves. */
public enum Post {
    CITY,
    DEPOT
}
