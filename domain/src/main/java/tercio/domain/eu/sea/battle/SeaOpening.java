package tercio.domain.eu.sea.battle;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.battle.BattleSetup;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;

/**
 * The exact odds of the stages of a battle at sea up to the wind advantage ({@link NavalBattleProcedure#opening}). The wind depends on how much
 * better one commander manoeuvres than the other, so it is computed once for each lead and not once for each pair of replacement leaders.
 */
final class SeaOpening {

    private static final int FACES = SeaExchange.FACES;

    private final NavalParameters parameters;
    private final WindStages stages;
    private final Map<Integer, Distribution<NavalState>> byLead = new HashMap<>();

    private SeaOpening(NavalParameters parameters) {
        this.parameters = parameters;
        stages = new WindStages(parameters);
    }

    /** @param start without a score sheet */
    static Distribution<BattleState> odds(NavalParameters parameters, BattleState start) {
        var setup = new BattleSetup(parameters);
        var leaders = Procedure.of(List.of(setup.replacementLeader(Side.PHASING), setup.replacementLeader(Side.NON_PHASING))).distribution(start);
        var opening = new SeaOpening(parameters);
        return leaders.then(led -> opening.wind(led).map(led::withSpecial));
    }

    private Distribution<NavalState> wind(BattleState led) {
        int lead = parameters.leader(led, Side.PHASING).maneuver() - parameters.leader(led, Side.NON_PHASING).maneuver();
        return byLead.computeIfAbsent(lead, each -> stages.advantage().stream().anyMatch(Stage.Throw.class::isInstance)
                ? rollOdds(led)
                : Procedure.of(stages.advantage()).distribution(led).map(NavalState::of));
    }

    /** The distribution after both sides have rolled: the rules of the stages, applied to sums alone. */
    private Distribution<NavalState> rollOdds(BattleState led) {
        var ways = new LinkedHashMap<NavalState, BigInteger>();
        int phasing = stages.tally(led, Side.PHASING).total();
        int nonPhasing = stages.tally(led, Side.NON_PHASING).total();
        for (int first = 1; first <= FACES; first++) {
            for (int second = 1; second <= FACES; second++) {
                ways.merge(NavalState.of(led).withWind(WindStages.winnerOfSums(phasing + first, nonPhasing + second)), BigInteger.ONE, BigInteger::add);
            }
        }
        return Distribution.of(ways, BigInteger.valueOf(FACES * FACES));
    }
}
