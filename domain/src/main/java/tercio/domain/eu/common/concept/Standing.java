package tercio.domain.eu.common.concept;

/** The standing of a country for stability, victory points and large stacks. */
public enum Standing {
    /** A major country, one of the twelve that players lead. */
    MAJOR,
    /** A minor country, rebels and pirates included. */
    MINOR,
    /** A country of the rest of the world, natives included: it may fight with more than 8 LD. */
    ROTW
}
