package tercio.domain.map;

/**
 * A border between two zones, crossed in one direction. Each border of a map can be crossed in both.
 *
 * @param from the zone that is left
 * @param to the zone that is entered
 * @param kind the kind of border; each game has its own kinds
 */
public record Border<K>(SpaceId from, SpaceId to, K kind) {

    /** The same border in the other direction. */
    public Border<K> back() {
        return new Border<>(to, from, kind);
    }
}
