package tercio.domain.eia.common.game;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;

/**
 * Forces that a defending power wants to retire into the city (EIA-7.5.1.1).
 *
 * @param depot whether the garrison of the depot goes inside
 */
public record RetirementProposal(Power power, List<UnitId> corps, List<UnitId> irregulars, boolean depot, List<EiaLeaderId> leaders) {

    public RetirementProposal {
        corps = List.copyOf(corps);
        irregulars = List.copyOf(irregulars);
        leaders = List.copyOf(leaders);
    }

    /** Whether nobody retires. */
    public boolean isEmpty() {
        return corps.isEmpty() && irregulars.isEmpty() && !depot;
    }
}
