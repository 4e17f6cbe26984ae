package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.DivideForce;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;

/**
 * The plans of a side for a day: each chit that it may choose (EIA-7.5.2.1), outflank once for each division of its force (EIA-7.5.2.3). A force of more than four corps
 * has too many divisions to follow each of them to its end: it has plans without outflank, and its outflank has no odds.
 */
final class ChitPlans {

    private ChitPlans() {}

    /**
     * A chit with what goes around the flank.
     *
     * @param flanking the ids of corps and irregulars; none for another chit than outflank
     */
    record Plan(OperationalChit chit, List<UnitId> flanking) {
        Plan {
            flanking = List.copyOf(flanking);
        }
    }

    static List<Plan> of(EiaWarView board, LandCombat combat, CombatSide side) {
        var plans = new ArrayList<Plan>();
        for (var option : CombatDecisions.chitOptions(board, combat, side)) {
            var chit = ((ChooseChit) option.command()).chit().orElseThrow();
            if (chit != OperationalChit.OUTFLANK) {
                plans.add(new Plan(chit, List.of()));
            } else {
                var army = combat.armyOf(side);
                DivisionOfForce.divisions(DivisionOfForce.movableCorps(board, combat, side))
                        .forEach(around -> plans.add(new Plan(chit, DivisionOfForce.flanking(board.state(), army, new DivideForce(army.lead(), around)))));
            }
        }
        return plans;
    }
}
