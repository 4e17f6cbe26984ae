package tercio.domain.eu.land.battle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.DrawnLeaders;
import tercio.domain.eu.common.battle.RetreatIntent;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.ruling.Distribution;

/**
 * The exact odds of a land battle whose leaders may have to be drawn. The rolls of the days depend on the leads in fire and shock alone, and on the
 * manoeuvre of who tries to retreat: the days of pairs of leaders that are alike in these are computed once, and the pairs part again
 * after them.
 */
final class DaysOfManyLeaders {

    /** The inputs on which the days depend. */
    private record Alike(int fire, int shock, List<LeaderCategory> categories, List<Integer> manoeuvres) {}

    private final BattleParameters parameters;
    private final Map<Alike, Distribution<BattleState>> days = new HashMap<>();

    private DaysOfManyLeaders(BattleParameters parameters) {
        this.parameters = parameters;
    }

    /**
     * The states at the end of the battle, before the fate of the leaders.
     *
     * @param start before the first roll, without a score sheet
     */
    static Distribution<BattleState> odds(BattleParameters parameters, BattleState start) {
        var many = new DaysOfManyLeaders(parameters);
        return LandBattleProcedure.afterDays(parameters).distribution(LandBattleProcedure.leaders(parameters).distribution(start).then(many::fight));
    }

    private Distribution<BattleState> fight(BattleState led) {
        var fought = days.computeIfAbsent(alike(led), each -> LandBattleProcedure.days(parameters).distribution(led));
        int phasing = leastEquivalentDie(led, Side.PHASING);
        int nonPhasing = leastEquivalentDie(led, Side.NON_PHASING);
        return fought.map(state -> state.withSides(state.phasing().withReplacement(phasing), state.nonPhasing().withReplacement(nonPhasing)));
    }

    private int leastEquivalentDie(BattleState led, Side side) {
        return parameters.drawnLeaders().leastEquivalentDie(side, DrawnLeaders.Until.PURSUIT, led.sideState(side).replacement());
    }

    private Alike alike(BattleState led) {
        var phasing = parameters.leader(led, Side.PHASING);
        var nonPhasing = parameters.leader(led, Side.NON_PHASING);
        return new Alike(phasing.fire() - nonPhasing.fire(), phasing.shock() - nonPhasing.shock(), List.of(phasing.category(), nonPhasing.category()),
                List.of(retreating(led, Side.PHASING), retreating(led, Side.NON_PHASING)));
    }

    /** The manoeuvre of a side that may try to retreat after the first day. */
    private int retreating(BattleState led, Side side) {
        return led.sideState(side).intent() == RetreatIntent.STAY ? 0 : parameters.leader(led, side).maneuver();
    }
}
