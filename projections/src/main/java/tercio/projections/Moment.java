package tercio.projections;

/**
 * A position in the history worth going to.
 *
 * @param kind {@code turn}, {@code round}, {@code battle}: each game has its own kinds
 * @param label the words for readers
 */
public record Moment(int position, String kind, String label) implements ProjectionEntry {}
