package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Power;

/** A choice that a player must make before play goes on. The first duty comes first. */
public sealed interface EiaDuty permits MovementDuty, SupplyDuty, CombatDuty, SiegeDuty, GuerillaDuty, OrdersDuty {

    /** The power that must answer. */
    Power power();
}
