package tercio.domain.eia.supply.play;

import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/** The id of a force that a payment feeds (EIA-7.4.2.1): that of a corps, or the area of a besieged port. They have one type, because one payment feeds both. */
public record FedForceId(String value) implements Id, Comparable<FedForceId> {

    static FedForceId ofCorps(UnitId corps) {
        return new FedForceId(corps.value());
    }

    static FedForceId ofPort(SpaceId area) {
        return new FedForceId(area.value());
    }

    /** The corps whose id it is. */
    UnitId corps() {
        return new UnitId(value);
    }

    /** The area of the port whose id it is. */
    SpaceId port() {
        return new SpaceId(value);
    }

    @Override
    public int compareTo(FedForceId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof FedForceId id && value.equals(id.value);
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
