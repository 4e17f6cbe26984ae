package tercio.domain.map;

import tercio.domain.game.Id;

/** The id of a space of a map: a province, a sea zone, an area. They have one type, because the place of a stack, a way and an origin can be any of them. */
public record SpaceId(String value) implements Id, Comparable<SpaceId> {

    /** The id that names nothing. */
    public static final SpaceId NONE = new SpaceId("");

    /** The id that was given; one that names nothing where none was. */
    public static SpaceId orNone(SpaceId given) {
        return given == null ? NONE : given;
    }

    @Override
    public int compareTo(SpaceId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof SpaceId id && value.equals(id.value);
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
