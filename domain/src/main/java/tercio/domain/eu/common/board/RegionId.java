package tercio.domain.eu.common.board;

import tercio.domain.game.Id;

/** The id of a region of the map, of land or sea: {@code italy}, {@code baltic}. */
public record RegionId(String value) implements Id, Comparable<RegionId> {

    public static final RegionId MEDITERRANEAN = new RegionId("mediterranean");
    public static final RegionId BLACK_SEA = new RegionId("black_sea");
    public static final RegionId BALTIC = new RegionId("baltic");

    /** Names all provinces of the Holy Roman Empire where a region is asked for. */
    public static final RegionId HRE = new RegionId("hre");

    @Override
    public int compareTo(RegionId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof RegionId id && value.equals(id.value);
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
