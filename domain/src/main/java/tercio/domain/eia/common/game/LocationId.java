package tercio.domain.eia.common.game;

import tercio.domain.game.Id;

/** The id of a {@link Location}: {@code 214} in the field of an area, {@code 214/city} in its city, {@code 733/aboard} on a fleet there. */
public record LocationId(String value) implements Id, Comparable<LocationId> {

    /** The id that names nothing. */
    public static final LocationId NONE = new LocationId("");

    /** The id that was given; one that names nothing where none was. */
    public static LocationId orNone(LocationId given) {
        return given == null ? NONE : given;
    }

    @Override
    public int compareTo(LocationId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof LocationId id && value.equals(id.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    /** The text of the id. */
    @Override
    public String toString() {
        return value;
    }
}
