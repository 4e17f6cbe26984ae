package tercio.domain.eu.common.forces;

import tercio.domain.game.Id;

/** The id of a leader. */
public record LeaderId(String value) implements Id, Comparable<LeaderId> {

    /** The id that names nothing. */
    public static final LeaderId NONE = new LeaderId("");

    /** The id that was given; one that names nothing where none was. */
    public static LeaderId orNone(LeaderId given) {
        return given == null ? NONE : given;
    }

    @Override
    public int compareTo(LeaderId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof LeaderId id && value.equals(id.value);
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
