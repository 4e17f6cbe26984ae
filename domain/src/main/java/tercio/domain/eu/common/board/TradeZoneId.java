package tercio.domain.eu.common.board;

import tercio.domain.game.Id;

/** The id of a trade zone of the sea ({@code stz_lion}) or of a country ({@code ctz_france}). */
public record TradeZoneId(String value) implements Id, Comparable<TradeZoneId> {

    @Override
    public int compareTo(TradeZoneId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof TradeZoneId id && value.equals(id.value);
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
