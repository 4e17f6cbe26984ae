package tercio.domain.eia.common.forces;

import tercio.domain.eia.common.concept.NationId;
import tercio.domain.game.Id;

/** The id of a unit: of a corps or its counter, or of a counter of cossacks, freikorps or guerillas; in a fight also of a garrison. They have one type, because a force, a loss and a march can be of any of them. */
public record UnitId(String value) implements Id, Comparable<UnitId> {

    /** The id that names nothing. */
    public static final UnitId NONE = new UnitId("");

    /** The id that was given; one that names nothing where none was. */
    public static UnitId orNone(UnitId given) {
        return given == null ? NONE : given;
    }

    /** A leader who goes with a force stands among its units by his own id. */
    public static UnitId ofLeader(EiaLeaderId leader) {
        return new UnitId(leader.value());
    }

    /** The garrison of a nation is a unit by the id of the nation. */
    public static UnitId ofGarrison(NationId nation) {
        return new UnitId(nation.value());
    }

    /** The nation whose garrison it is. */
    public NationId nation() {
        return new NationId(value);
    }

    /** The leader whose id it is. */
    public EiaLeaderId leader() {
        return new EiaLeaderId(value);
    }

    @Override
    public int compareTo(UnitId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof UnitId id && value.equals(id.value);
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
