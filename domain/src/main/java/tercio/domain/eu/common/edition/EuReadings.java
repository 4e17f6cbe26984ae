package tercio.domain.eu.common.edition;

import java.util.List;
import tercio.domain.eu.common.battle.BattleReadings;
import tercio.domain.eu.land.interception.InterceptionReadings;
import tercio.domain.eu.land.movement.MovementReadings;
import tercio.domain.eu.land.siege.SiegeReadings;
import tercio.domain.eu.supply.attrition.AttritionReadings;
import tercio.domain.eu.turn.campaign.CampaignReadings;
import tercio.domain.eu.turn.leader.Hierarchy;
import tercio.domain.ruling.Reading;

/** The readings of unclear or contradictory Europa rules. Each reading is defined in its chapter. */
public final class EuReadings {

    /** All readings, the readings with the greatest effect first. */
    public static final List<Reading> ALL = List.of(SiegeReadings.ASSAULT_CAP,
            SiegeReadings.ASSAULT_EXAMPLES,
            SiegeReadings.ASSAULT_DAMAGE_BONUS,
            BattleReadings.BATTLE_LEADER_CAP,
            AttritionReadings.NAVAL_ATTRITION,
            CampaignReadings.EXTENDED_CAMPAIGN,
            BattleReadings.BATTLE_HALVING,
            BattleReadings.BATTLE_DESTROYED,
            MovementReadings.ABOARD,
            MovementReadings.PORT_LOST,
            SiegeReadings.ASSAULT_RENAISSANCE,
            CampaignReadings.VASSAL_CAMPAIGNS,
            MovementReadings.OVERRUN_ESCAPE,
            InterceptionReadings.INTERCEPTION_ORDER,
            BattleReadings.ALLIED_LOSSES,
            Hierarchy.POLICY);

    /** The readings of the rules of a war that no procedure uses. */
    public static final List<Reading> IN_EVERY_GAME = List.of(CampaignReadings.EXTENDED_CAMPAIGN, InterceptionReadings.INTERCEPTION_ORDER,
            BattleReadings.ALLIED_LOSSES, MovementReadings.PORT_LOST, Hierarchy.POLICY);

    private EuReadings() {}
}
