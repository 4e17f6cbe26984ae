package tercio.domain.eu.common.board;

import tercio.domain.game.Id;

/** The id of a country. */
public record CountryId(String value) implements Id, Comparable<CountryId> {

    /** The id that names nothing. */
    public static final CountryId NONE = new CountryId("");

    /** The id that was given; one that names nothing where none was. */
    public static CountryId orNone(CountryId given) {
        return given == null ? NONE : given;
    }

    @Override
    public int compareTo(CountryId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof CountryId id && value.equals(id.value);
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
