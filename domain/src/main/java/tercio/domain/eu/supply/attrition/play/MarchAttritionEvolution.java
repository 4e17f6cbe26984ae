package tercio.domain.eu.supply.attrition.play;

import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchConditionsNoted;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchPillageAnswered;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.UnitsDroppedOnMarch;

/** Applies movement attrition to the board. */
final class MarchAttritionEvolution {

    private MarchAttritionEvolution() {}

    static EuState evolve(EuState state, MarchAttritionEvent event) {
        return switch (event) {
            case MarchConditionsNoted noted -> withMove(state, move(state).withDeparture(noted.massed(), noted.noLine(), noted.straitForts().orElse(0)));
            case UnitsDroppedOnMarch dropped -> withMove(state, move(state).withDropped(dropped.part()));
            case MarchAttritionDue due -> withDuty(state, due);
            case MarchAttritionRolled rolled -> afterRoll(state, rolled);
            case MarchPillageAnswered answered -> afterAnswer(state.withoutFirstDuty(), answered);
        };
    }

    private static Move move(EuState state) {
        return ((Movement) state.phase()).move().orElseThrow();
    }

    private static EuState withMove(EuState state, Move move) {
        return state.withPhase(((Movement) state.phase()).withMove(move));
    }

    /** The roll of a stack that overruns comes before the overrun. */
    private static EuState withDuty(EuState state, MarchAttritionDue due) {
        var duty = new Duty.March(due.country(), due.roll());
        boolean first = !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.Overrun;
        var next = first ? state.withDuties(state.duties().plus(0, duty)) : state.withDuty(duty);
        return state.phase() instanceof Movement movement && movement.move().isPresent()
                ? withMove(next, movement.move().get().withPartEnded(true))
                : next;
    }

    /** The question of a P comes before all other duties. */
    private static EuState afterRoll(EuState state, MarchAttritionRolled rolled) {
        var next = state.withoutFirstDuty();
        var asks = rolled.asks();
        return asks == null ? next : next.withDuties(next.duties().plus(0,
                new Duty.MarchPillage(rolled.country(), rolled.stacks(), asks.provinces(), rolled.ld(), asks.choice(), asks.forage())));
    }

    private static EuState afterAnswer(EuState state, MarchPillageAnswered answered) {
        var next = state;
        for (var id : answered.foraging()) {
            next = next.with(next.stacks().get(id).withForaging(true));
        }
        return next;
    }
}
