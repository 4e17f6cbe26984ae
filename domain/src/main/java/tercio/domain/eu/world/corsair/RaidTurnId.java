package tercio.domain.eu.world.corsair;

import tercio.domain.game.Id;

/** The id of a turn of corsairs that may attack gold at sea (EU-CONVOY-ATTACK-WHO): that of the pirates, or that of an alliance by its number. */
public record RaidTurnId(String value) implements Id, Comparable<RaidTurnId> {

    public static final RaidTurnId PIRATES = new RaidTurnId("pirates");

    /** The turn of an alliance, by its number. */
    public static RaidTurnId of(int alliance) {
        return new RaidTurnId(String.valueOf(alliance));
    }

    @Override
    public int compareTo(RaidTurnId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof RaidTurnId id && value.equals(id.value);
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
