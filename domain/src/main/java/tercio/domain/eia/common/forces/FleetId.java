package tercio.domain.eia.common.forces;

import tercio.domain.game.Id;

/** The id of a fleet of Empires in Arms. The scenario or the game names it. */
public record FleetId(String value) implements Id, Comparable<FleetId> {

    @Override
    public int compareTo(FleetId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof FleetId id && value.equals(id.value);
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
