package tercio.domain.eia.common.forces;

import tercio.domain.game.Id;

/** The id of a leader of Empires in Arms: that of his counter. */
public record EiaLeaderId(String value) implements Id, Comparable<EiaLeaderId> {

    /** The id that names nothing. */
    public static final EiaLeaderId NONE = new EiaLeaderId("");

    /** The id that was given; one that names nothing where none was. */
    public static EiaLeaderId orNone(EiaLeaderId given) {
        return given == null ? NONE : given;
    }

    @Override
    public int compareTo(EiaLeaderId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof EiaLeaderId id && value.equals(id.value);
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
