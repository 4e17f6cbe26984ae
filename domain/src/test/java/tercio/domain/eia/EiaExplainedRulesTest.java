package tercio.domain.eia;

import java.util.List;
import tercio.domain.ruling.ExplainedRules;

/** The paragraphs of Empires in Arms. */
class EiaExplainedRulesTest extends ExplainedRules {

    EiaExplainedRulesTest() {
        super(new EmpiresInArms().rulebook(), List.of(), EiaReadings.ALL);
    }
}
