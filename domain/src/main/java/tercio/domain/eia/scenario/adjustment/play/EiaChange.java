package tercio.domain.eia.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.game.Change;
import tercio.domain.map.SpaceId;

/** A change that the host makes on the board of a land phase. */
public sealed interface EiaChange extends Change {

    /** Whether it can be made while a combat or another question waits for its answer. */
    default boolean isAllowedAnyTime() {
        return false;
    }

    /**
     * A corps stands here from now on; it is put on the map if it is not there yet.
     *
     * @param power the power that moves it; left out, the power that moves it now, or the power of its counter
     * @param city whether it stands inside the city
     * @param factors the factors that it holds; left out, those that it holds now. Seen by its power alone: an event leaves them out
     */
    record CorpsPlaced(UnitId corps, Optional<Power> power, SpaceId area, Optional<Boolean> city, Optional<Factors> factors) implements EiaChange {
        boolean inside() {
            return city.orElse(false);
        }
    }

    /** @param factors the factors that it holds; an event leaves them out */
    record CorpsStrength(UnitId corps, Optional<Factors> factors) implements EiaChange {}

    /** A corps is taken off the map. Its factors are gone, and not lost to an enemy. */
    record CorpsWithdrawn(UnitId corps) implements EiaChange {}

    /** A leader stands here from now on, free if he was a prisoner. */
    record LeaderPlaced(EiaLeaderId leader, SpaceId area, Optional<Boolean> city) implements EiaChange {
        boolean inside() {
            return city.orElse(false);
        }
    }

    /** A leader is off the map, free if he was a prisoner. */
    record LeaderWithdrawn(EiaLeaderId leader) implements EiaChange {}

    /** A leader is a prisoner. */
    record LeaderImprisoned(EiaLeaderId leader, Power by) implements EiaChange {}

    /**
     * The garrison of a nation in a city.
     *
     * @param factors none where it has no garrison from now on
     */
    record CityGarrison(SpaceId area, NationId nation, Factors factors) implements EiaChange {}

    /** A depot stands in an area, in the place of any other. */
    record DepotStands(Power power, SpaceId area, Optional<Factors> garrison) implements EiaChange {}

    /** The depot of an area is taken off the map with its garrison. */
    record DepotWithdrawn(SpaceId area) implements EiaChange {}

    /**
     * Counters of cossacks, freikorps or guerillas are put into an area.
     *
     * @param ids of the counters, in the event; the game gives them
     */
    record IrregularsRaised(Power power, FactorType type, SpaceId area, int count, List<UnitId> ids) implements EiaChange {
        public IrregularsRaised {
            ids = ids == null ? List.of() : List.copyOf(ids);
        }
    }

    /** A counter of cossacks, freikorps or guerillas is taken off the map. */
    record IrregularWithdrawn(UnitId piece) implements EiaChange {}

    /** The relation of two nations. */
    enum Relation {
        WAR,
        PEACE,
        /** At peace, which forbids a declaration of war (EIA-4.2.2). */
        TRUCE,
        ALLIANCE,
        /** Allies who announced combined movement (EIA-7.1.2). */
        COMBINED
    }

    /** Sets the relation of two nations. */
    record RelationSet(NationId one, NationId other, Relation relation) implements EiaChange {}

    /** The permissions that a power can give to another. */
    enum Permission {
        /** To enter its territory (EIA-10.3). */
        ACCESS,
        /** To use its depots (EIA-7.4.2.2). */
        DEPOTS,
        /** To enter its territory and place depots there, by victory condition C.5 (EIA-4.5.2). */
        IMPOSED
    }

    /** A power permits something, or no longer. */
    record PermissionSet(Power by, Power to, Permission permission, boolean granted) implements EiaChange {}

    /** The money of a power. */
    record MoneySet(Power power, int money) implements EiaChange {
        @Override
        public boolean isAllowedAnyTime() {
            return true;
        }
    }

    /** The political points that a power has gained and lost since the game began. */
    record PoliticalPointsSet(Power power, int points) implements EiaChange {
        @Override
        public boolean isAllowedAnyTime() {
            return true;
        }
    }

    /** Sets the control of a city. */
    record CityControl(SpaceId area, NationId controller) implements EiaChange {}

    /** Sets the owner of a province. */
    record ProvinceControl(ProvinceId province, ProvinceStanding standing, NationId owner) implements EiaChange {}

    /** Whether a power besieges a city with its corps in the field. */
    record SiegeLine(Power power, SpaceId area, boolean besieging) implements EiaChange {}

    /** A month begins: France announces its slot. */
    record MonthSet(int year, int month) implements EiaChange {}

    /** A step of a power's sequence begins. */
    record StepSet(Power power, LandStep step) implements EiaChange {}
}
