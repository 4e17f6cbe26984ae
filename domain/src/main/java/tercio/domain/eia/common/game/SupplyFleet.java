package tercio.domain.eia.common.game;

import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.map.SpaceId;

/**
 * A fleet. The naval phase is not played: fleets stand where the scenario puts them.
 *
 * @param at a sea area; the area of a port where it lies in port or blockades one
 * @param blockades the area of the port whose blockade box it occupies; empty where it blockades none
 */
public record SupplyFleet(FleetId id, Power power, SpaceId at, Optional<SpaceId> blockades) {}
