package tercio.domain.eu.concept;

/** What a country counts as where stability, victory points and large stacks are concerned. */
public enum Standing {
    /** One of the twelve that players lead. */
    MAJOR,
    /** A minor country, rebels and pirates included. */
    MINOR,
    /** A country of the rest of the world, natives included: it may fight with more than 8 LD. */
    ROTW
}
