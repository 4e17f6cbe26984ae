package tercio.domain.eia.common.concept;

import tercio.domain.game.Id;

/** The id of a province of Empires in Arms: its name as it is printed on the map. */
public record ProvinceId(String value) implements Id, Comparable<ProvinceId> {

    @Override
    public int compareTo(ProvinceId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof ProvinceId id && value.equals(id.value);
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
