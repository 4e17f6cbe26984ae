package tercio.domain.eia.guerilla.irregulars.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.map.SpaceId;

/** Events of cossacks and freikorps that are attacked by themselves (EIA-10.1.2.2). */
public sealed interface AvoidanceEvent extends EiaEvent {

    /** Their owner is asked whether they avoid the combat. */
    record AvoidanceAsked(Power power, SpaceId area) implements AvoidanceEvent {}

    /** They stay and fight. */
    record CombatAccepted(Power power, SpaceId area) implements AvoidanceEvent {}

    /**
     * They tried to avoid the combat.
     *
     * @param away the counters that went into the other area; those left behind fight
     */
    record CombatAvoided(Power power, SpaceId area, SpaceId to, List<UnitId> away) implements AvoidanceEvent {
        public CombatAvoided {
            away = List.copyOf(away);
        }
    }
}
