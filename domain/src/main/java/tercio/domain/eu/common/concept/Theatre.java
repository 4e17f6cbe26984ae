package tercio.domain.eu.common.concept;

/** The theatre of a rule: Europe (with European provinces and level 6 colonies of the other map) or the rest of the world. */
public enum Theatre {
    EUROPE, ROTW
}
