package tercio.domain.eia.common.concept;

import tercio.domain.game.Id;

/** The id of a nation of Empires in Arms: the word of a power or of a minor state. */
public record NationId(String value) implements Id, Comparable<NationId> {

    /** The id that names nothing. */
    public static final NationId NONE = new NationId("");

    /** The id that was given; one that names nothing where none was. */
    public static NationId orNone(NationId given) {
        return given == null ? NONE : given;
    }

    @Override
    public int compareTo(NationId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof NationId id && value.equals(id.value);
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
