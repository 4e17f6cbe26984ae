package tercio.projections;

/**
 * How the public interface names what is called differently in each rulebook. They are names of JSON fields, of columns and
 * of query parameters.
 *
 * @param party the name of a party: {@code power}
 * @param pieces the name of the list of pieces that can move
 */
public record FieldNames(String party, String pieces) {

    /** For a ruleset that has no words of its own. */
    public static final FieldNames PLAIN = new FieldNames("party", "pieces");
}
