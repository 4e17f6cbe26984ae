package tercio.domain.eia.guerilla.irregulars.play;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.map.SpaceId;

/** Commands of cossacks and freikorps that are attacked by themselves (EIA-10.1.2.2). */
public sealed interface AvoidanceCommand extends EiaCommand {

    /**
     * They avoid the combat. One die for each counter, where the attackers have a corps of cavalry.
     *
     * @param to the area into which they go
     */
    record AvoidCombat(Power power, SpaceId area, SpaceId to) implements AvoidanceCommand {}

    /** They stay and fight. */
    record StandAndFight(Power power, SpaceId area) implements AvoidanceCommand {}
}
