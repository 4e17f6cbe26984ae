package tercio.domain.eu.common.board;

import tercio.domain.game.Id;

/** The id of the waters to which sea zones belong. Ships are refitted by waters (EU-REFIT-1), and oceans outside Europe are discovered. */
public record WatersId(String value) implements Id, Comparable<WatersId> {

    public static final WatersId MEDITERRANEAN = new WatersId("mediterranean");
    /** The other seas of Europe. */
    public static final WatersId EUROPEAN_SEAS = new WatersId("atlantic_eu");
    public static final WatersId ATLANTIC = new WatersId("atlantic");
    public static final WatersId INDIAN = new WatersId("indian");
    public static final WatersId PACIFIC = new WatersId("pacific");

    /** The id that names nothing. */
    public static final WatersId NONE = new WatersId("");

    /** The id that was given; one that names nothing where none was. */
    public static WatersId orNone(WatersId given) {
        return given == null ? NONE : given;
    }

    @Override
    public int compareTo(WatersId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof WatersId id && value.equals(id.value);
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
