package tercio.domain.eu.supply.segment.play;

import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.map.SpaceId;

/** Commands of players whose troops suffer attrition. */
public sealed interface SupplySegmentCommand extends EuCommand {

    SpaceId province();

    @Override
    default Subject about() {
        return Subject.province(province());
    }

    /** Rolls for the attrition of troops in a province, one die (EU-ATTR-SUPPLY, EU-ATTR-BESIEGED, EU-ATTR-BESIEGER). */
    record RollAttrition(SpaceId province, AttritionKind kind) implements SupplySegmentCommand {}

    /** Answers a P: one LD more is lost, or the province is pillaged (EU-ATTR-PILLAGE). */
    record AnswerPillage(SpaceId province, PillageAnswer answer) implements SupplySegmentCommand {}
}
