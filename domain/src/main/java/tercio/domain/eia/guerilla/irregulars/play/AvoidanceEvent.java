package tercio.domain.eia.guerilla.irregulars.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaEvent;

/** Events of cossacks and freikorps that are attacked by themselves (EIA-10.1.2.2). */
public sealed interface AvoidanceEvent extends EiaEvent {

    /** Their owner is asked whether they avoid the combat. */
    record AvoidanceAsked(Power power, String area) implements AvoidanceEvent {}

    /** They stay and fight. */
    record CombatAccepted(Power power, String area) implements AvoidanceEvent {}

    /**
     * They tried to avoid the combat.
     *
     * @param away the counters that went into the other area; those left behind fight
     */
    record CombatAvoided(Power power, String area, String to, List<String> away) implements AvoidanceEvent {
        public CombatAvoided {
            away = List.copyOf(away);
        }
    }
}
