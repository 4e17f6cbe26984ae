package tercio.domain.eu.battle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;

/**
 * The exact odds of the stages of a battle at sea up to the wind advantage ({@link NavalBattleProcedure#opening}). The wind depends on how much
 * better one commander manoeuvres than the other, so it is computed once for each lead and not once for each pair of replacement leaders.
 */
final class SeaOpening {

    private final NavalParameters parameters;
    private final Procedure<BattleState> wind;
    private final Map<Integer, Distribution<NavalState>> byLead = new HashMap<>();

    private SeaOpening(NavalParameters parameters) {
        this.parameters = parameters;
        wind = Procedure.of(new WindStages(parameters).advantage());
    }

    /** @param start without a score sheet */
    static Distribution<BattleState> odds(NavalParameters parameters, BattleState start) {
        var setup = new BattleSetup(parameters);
        var leaders = Procedure.of(List.of(setup.replacementLeader(Side.PHASING), setup.replacementLeader(Side.NON_PHASING))).distribution(start);
        var opening = new SeaOpening(parameters);
        return leaders.then(led -> opening.wind(led).map(led::sea));
    }

    private Distribution<NavalState> wind(BattleState led) {
        int lead = parameters.leader(led, Side.PHASING).maneuver() - parameters.leader(led, Side.NON_PHASING).maneuver();
        return byLead.computeIfAbsent(lead, each -> wind.distribution(led).map(BattleState::sea));
    }
}
