package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;

/**
 * A counter of one factor of cossacks, freikorps or guerillas (EIA-10.1).
 *
 * @param id unique in a game: {@code cossack-1}
 * @param type cossack, freikorps or guerilla
 */
public record Irregular(UnitId id, Power power, FactorType type, Location at, Journey journey) {

    /** Whether it is a guerilla, which need not be attacked (EIA-10.1.1.3). */
    public boolean isGuerilla() {
        return type == FactorType.GUERILLA;
    }

    /** Name in sentences. */
    public String title() {
        return power.title() + "'s " + id.value().replace('-', ' ');
    }

    public Irregular withLocation(Location now) {
        return new Irregular(id, power, type, now, journey);
    }

    public Irregular withJourney(Journey now) {
        return new Irregular(id, power, type, at, now);
    }
}
