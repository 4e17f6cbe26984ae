package tercio.domain.eia.movement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Commands of the land movement step (EIA-7.3). */
public sealed interface MarchCommand extends EiaCommand {

    /**
     * Moves a corps, out of its city if it stands in one. A path that costs one point more than is left is a force march.
     *
     * @param path the areas entered, in order, 1 to 6
     * @param leaders ids of the leaders who go along
     */
    record MoveCorps(Power power, UnitId corps, List<SpaceId> path, List<EiaLeaderId> leaders) implements MarchCommand {
        public MoveCorps {
            path = path == null ? List.of() : List.copyOf(path);
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }

    /** Moves a counter of cossacks, freikorps or guerillas, out of its city if it stands in one. */
    record MoveIrregular(Power power, UnitId piece, List<SpaceId> path) implements MarchCommand {
        public MoveIrregular {
            path = path == null ? List.of() : List.copyOf(path);
        }
    }

    /**
     * A corps enters the city of its area.
     *
     * @param leaders ids of the leaders who go along
     */
    record EnterCity(Power power, UnitId corps, List<EiaLeaderId> leaders) implements MarchCommand {
        public EnterCity {
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }

    /**
     * A corps leaves the city of its area into the field.
     *
     * @param leaders ids of the leaders who go along
     */
    record QuitCity(Power power, UnitId corps, List<EiaLeaderId> leaders) implements MarchCommand {
        public QuitCity {
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }

    /** A counter of cossacks, freikorps or guerillas enters the city of its area, or leaves it. */
    record ShiftIrregular(Power power, UnitId piece, boolean intoCity) implements MarchCommand {}

    /**
     * A corps leaves factors as a garrison, in the city of its area or at a depot of its power.
     *
     * @param factors the factors that leave the corps
     */
    record DetachFactors(Power power, UnitId corps, GarrisonPlace post, Optional<Factors> factors) implements MarchCommand {
        public DetachFactors {
            factors = factors == null ? Optional.empty() : factors;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "factors"));
        }
    }

    /** A corps takes factors from the garrison of the city of its area, or of a depot of its power. */
    record AbsorbFactors(Power power, UnitId corps, GarrisonPlace post, Factors factors) implements MarchCommand {}

    /** A piece destroys an ungarrisoned enemy depot in its area. */
    record DestroyDepot(Power power, UnitId piece) implements MarchCommand {}

    /** A piece turns an ungarrisoned enemy depot in its area into one of its power. */
    record ConvertDepot(Power power, UnitId piece) implements MarchCommand {}

    /**
     * The garrison of a depot destroys it before the enemy who entered goes on, or holds it.
     *
     * @param destroy whether it destroys the depot
     */
    record AnswerDepotThreat(Power power, boolean destroy) implements MarchCommand {}

    /** The corps of a power in an area besiege its city. */
    record BesiegeCity(Power power, SpaceId area) implements MarchCommand {}

    /** The corps of a power in an area give up the siege of its city. */
    record LiftSiege(Power power, SpaceId area) implements MarchCommand {}

    /** A power declares war on the attacker of its ally, and joins the defenders (EIA-7.3.8.3). */
    record JoinDefenders(Power power, SpaceId area) implements MarchCommand {}

    /** An ally of the attacker, at war with all defenders, stays in the area of the attack and takes part in it (EIA-7.3.8.6). */
    record JoinAttackers(Power power, SpaceId area) implements MarchCommand {}

    /** A power moves its field forces out of an area in which others fight (EIA-7.3.8.4). */
    record StandAside(Power power, SpaceId area, SpaceId to) implements MarchCommand {}

    /**
     * A corps on a fleet disembarks (EIA-7.3.5).
     *
     * @param area an area next to the sea area of its fleet; the area of the port in which the fleet lies, or which it blockades
     * @param intoCity whether it goes straight into the city, a besieged friendly port
     * @param leaders ids of the leaders who go along
     */
    record Disembark(Power power, UnitId corps, SpaceId area, boolean intoCity, List<EiaLeaderId> leaders) implements MarchCommand {
        public Disembark {
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }

    /**
     * A power opens the territory of another for its pieces in this month, without permission (EIA-10.3.4).
     *
     * @param owner the owner of the territory
     */
    record ForceAccess(Power power, Power owner) implements MarchCommand {}
}
