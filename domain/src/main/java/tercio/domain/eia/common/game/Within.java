package tercio.domain.eia.common.game;

/** Place of a piece within an area. */
public enum Within {
    /** In the area itself, outside its city. */
    FIELD,
    /** Inside the city of the area. */
    CITY,
    /** On a fleet; the area is a sea area, or the area of the port in which the fleet lies. */
    ABOARD
}
