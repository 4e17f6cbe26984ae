package tercio.domain.map;

/**
 * A border between two zones, as it is crossed in one direction. Each border of a map can be crossed in both.
 *
 * @param from the zone that is left
 * @param to the zone that is entered
 * @param kind what is crossed; each game has its own kinds
 */
public record Border<K>(String from, String to, K kind) {

    /** The same border, crossed the other way. */
    public Border<K> back() {
        return new Border<>(to, from, kind);
    }
}
