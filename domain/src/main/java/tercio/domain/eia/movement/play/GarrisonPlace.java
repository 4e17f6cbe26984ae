package tercio.domain.eia.movement.play;

/** The place of a garrison that a corps leaves. */
public enum GarrisonPlace {
    CITY,
    DEPOT
}
