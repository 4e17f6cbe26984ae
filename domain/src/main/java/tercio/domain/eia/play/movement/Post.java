package tercio.domain.eia.play.movement;

/** Where a corps leaves a garrison. */
public enum Post {
    CITY,
    DEPOT
}
