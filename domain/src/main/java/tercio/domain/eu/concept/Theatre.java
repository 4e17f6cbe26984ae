package tercio.domain.eu.concept;

/** Where a rule is applied: Europe (with the European provinces and level 6 colonies of the other map) or the rest of the world. */
public enum Theatre {
    EUROPE, ROTW
}
