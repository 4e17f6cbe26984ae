package tercio.projections;

/**
 * A place in the history that a reader may want to go to.
 *
 * @param kind {@code turn}, {@code round}, {@code battle}: each game has its own kinds
 * @param label for a person
 */
public record Moment(int position, String kind, String label) implements ProjectionEntry {}
