package tercio.domain.eia.movement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.Location;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Events of the land movement step (EIA-7.3). */
public sealed interface MarchEvent extends EiaEvent {

    /**
     * A corps moved.
     *
     * @param path the areas that it entered; it stands in the field of the last one
     * @param points the movement points that it used
     * @param forceMarch whether it force marched
     * @param crossed the obstacle that it crossed into the last area
     * @param leaders the leaders who went along
     */
    record CorpsMoved(UnitId corps, List<SpaceId> path, int points, boolean forceMarch, Crossed crossed, List<EiaLeaderId> leaders)
            implements MarchEvent {
        public CorpsMoved {
            path = List.copyOf(path);
            leaders = List.copyOf(leaders);
        }
    }

    /** A counter of cossacks, freikorps or guerillas moved. */
    record IrregularMoved(UnitId piece, List<SpaceId> path, int points, Crossed crossed) implements MarchEvent {
        public IrregularMoved {
            path = List.copyOf(path);
        }
    }

    /** A corps went into the city of its area, or out of it. */
    record CorpsShifted(UnitId corps, Location to, List<EiaLeaderId> leaders) implements MarchEvent {
        public CorpsShifted {
            leaders = List.copyOf(leaders);
        }
    }

    /** A counter of cossacks, freikorps or guerillas went into the city of its area, or out of it. */
    record IrregularShifted(UnitId piece, Location to) implements MarchEvent {}

    /** A power occupied a city that its enemy had left vacant, and controls it now. */
    record VacantCityTaken(SpaceId area, Power by) implements MarchEvent {}

    /**
     * A corps left factors as a garrison.
     *
     * @param nation the word of the nation whose garrison they are
     * @param taken the factors that left the corps; its owner alone sees them
     * @param garrison the factors that stand as garrison: cavalry and guard have become infantry
     */
    record FactorsDetached(UnitId corps, Power power, Location at, NationId nation, Optional<Factors> taken, Factors garrison) implements MarchEvent {
        public FactorsDetached {
            taken = taken == null ? Optional.empty() : taken;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "taken"));
        }
    }

    /**
     * A corps took factors out of a garrison.
     *
     * @param ownAgain those among them that it had detached there this month
     */
    record FactorsAbsorbed(UnitId corps, Location at, NationId nation, Factors factors, Factors ownAgain) implements MarchEvent {}

    /** An enemy piece entered the area of a garrisoned depot: its owner decides. */
    record DepotThreatened(Power owner, Location depot, UnitId entering) implements MarchEvent {}

    /** The garrison holds its depot. */
    record DepotHeld(Power owner, Location depot) implements MarchEvent {}

    /**
     * The garrison destroyed its depot.
     *
     * @param transferred the factors that moved into the city of the area
     * @param surrendered the factors that surrendered
     * @param captor the power that took the prisoners
     */
    record DepotGivenUp(Power owner, Location depot, Factors transferred, Factors surrendered, Power captor) implements MarchEvent {}

    /** A piece destroyed an enemy depot; a corps that stays in the area is supplied by it. */
    record DepotDestroyed(UnitId piece, Location depot, Power owner) implements MarchEvent {}

    /** A piece turned an enemy depot into one of its own power. */
    record DepotConverted(UnitId piece, Location depot, Power owner, Power by) implements MarchEvent {}

    /** Corps of a power besiege a city. */
    record SiegeBegan(Power power, SpaceId area) implements MarchEvent {}

    /** Corps of a power no longer besiege a city. */
    record SiegeLifted(Power power, SpaceId area) implements MarchEvent {}

    /** A depot inside a port left the city, which is not besieged any more; an enemy depot outside was destroyed (EIA-7.4.3.4.3). */
    record PortDepotMoved(Power power, SpaceId area) implements MarchEvent {}

    /** A combat is declared in an area with field forces of a power that is not at war with the attacker. */
    record BystanderAsked(Power power, SpaceId area, Power attacker) implements MarchEvent {}

    /**
     * A power declared war on the attacker of its ally.
     *
     * @param points the political points that it costs
     */
    record WarDeclared(Power power, Power attacker, int points) implements MarchEvent {}

    /** An ally of the attacker decided to stay in the area of the attack and to take part in it. */
    record AttackersJoined(Power power, SpaceId area) implements MarchEvent {}

    /** A power left an area in which others fight, with its corps, irregulars and leaders in the field. */
    record StoodAside(Power power, SpaceId area, SpaceId to, List<UnitId> corps, List<UnitId> irregulars, List<EiaLeaderId> leaders)
            implements MarchEvent {
        public StoodAside {
            corps = List.copyOf(corps);
            irregulars = List.copyOf(irregulars);
            leaders = List.copyOf(leaders);
        }
    }

    /**
     * A corps disembarked.
     *
     * @param to the field of the area, or its city: a besieged friendly port
     * @param points its whole movement allowance, which it used
     * @param leaders the leaders who went along
     */
    record CorpsDisembarked(UnitId corps, Location to, int points, List<EiaLeaderId> leaders) implements MarchEvent {
        public CorpsDisembarked {
            leaders = List.copyOf(leaders);
        }
    }

    /**
     * A corps that did not disembark is eliminated with its leaders, who leave the map.
     *
     * @param factors the factors that it held; its owner alone sees them
     */
    record CorpsLostAtSea(Power power, UnitId corps, Optional<Factors> factors, List<EiaLeaderId> leaders) implements MarchEvent {
        public CorpsLostAtSea {
            factors = factors == null ? Optional.empty() : factors;
            leaders = List.copyOf(leaders);
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "factors"));
        }
    }

    /**
     * A power enters the territory of another in this month without permission.
     *
     * @param points the political points that it costs
     */
    record AccessForced(Power power, Power owner, int points) implements MarchEvent {}
}
