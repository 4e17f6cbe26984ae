package tercio.projections;

/**
 * Names of JSON fields, columns and query parameters that differ between rulebooks.
 *
 * @param party the name of a party: {@code power}
 * @param pieces the name of the list of pieces that can move
 */
public record FieldNames(String party, String pieces) {

    /** Names for a ruleset without its own words. */
    public static final FieldNames PLAIN = new FieldNames("party", "pieces");
}
