package tercio.domain.eia.common.game;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.map.SpaceId;

/** Decisions that a siege leaves to players (EIA-7.5.4). */
public sealed interface SiegeDuty extends EiaDuty {

    SpaceId area();

    /** The defender decides on a sortie (EIA-7.5.4.1.2.1). */
    record OfferedSortie(Power power, SpaceId area) implements SiegeDuty {}

    /**
     * The side that lost a sortie chooses the factor that it loses (EIA-7.5.4.1.2.1).
     *
     * @param ofGarrison whether the garrison loses it; else the besieger
     */
    record SortieLoss(Power power, SpaceId area, boolean ofGarrison) implements SiegeDuty {}

    /**
     * The walls are breached: the defender asks for the honors of war, surrenders, or fights (EIA-7.5.4.1.2.3).
     *
     * @param honoursRefused whether honors were asked for and not granted; then he surrenders or fights
     */
    record BreachedWalls(Power power, SpaceId area, boolean honoursRefused) implements SiegeDuty {}

    /** The besieger grants the honors of war or not (EIA-7.5.4.1.2.3.1). */
    record RequestedHonours(Power power, SpaceId area) implements SiegeDuty {}

    /** The garrison left with the honors of war, and goes to one of the nearest friendly cities (EIA-7.5.4.1.2.3.1). */
    record RefugeOfGarrison(Power power, SpaceId area) implements SiegeDuty {}

    /** A round of an assault or a garrison attack is due, or one side chooses its losses (EIA-7.5.4.1.3.3, EIA-7.5.4.2.1.3). */
    record SiegeFight(Power power, SiegeCombat combat) implements SiegeDuty {
        @Override
        public SpaceId area() {
            return combat.area();
        }
    }

    /**
     * The victorious garrison retreats the besiegers (EIA-7.5.4.2.1.5).
     *
     * @param besiegers the powers of the besiegers
     * @param passed the area of the siege, then the areas that they were retreated through
     */
    record BesiegersInRetreat(Power power, SpaceId area, List<Power> besiegers, List<SpaceId> passed) implements SiegeDuty {
        public BesiegersInRetreat {
            besiegers = List.copyOf(besiegers);
            passed = List.copyOf(passed);
        }
    }

    /** Corps that were besieged may move out of the city at once (EIA-7.5.4.2.1.5). */
    record FreedCorps(Power power, SpaceId area) implements SiegeDuty {}

    /** The depot in a captured port city is destroyed or converted (EIA-7.4.3.4.5). */
    record CapturedDepot(Power power, SpaceId area) implements SiegeDuty {}
}
