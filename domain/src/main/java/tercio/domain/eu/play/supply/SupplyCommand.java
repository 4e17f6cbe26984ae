package tercio.domain.eu.play.supply;

import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.game.AttritionKind;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.Subject;

/** Commands of players whose troops suffer attrition. */
public sealed interface SupplyCommand extends EuCommand {

    String province();

    @Override
    default Subject about() {
        return Subject.province(province());
    }

    /** Rolls for the attrition of troops in a province, one die (EU-ATTR-SUPPLY, EU-ATTR-BESIEGED, EU-ATTR-BESIEGER). */
    record RollAttrition(String province, AttritionKind kind) implements SupplyCommand {}

    /** Answers a P: one LD more is lost, or the province is pillaged (EU-ATTR-PILLAGE). */
    record AnswerPillage(String province, OnPillage answer) implements SupplyCommand {}
}
