package tercio.domain.eu.play.march;

import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchConditionsNoted;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchPillageAnswered;
import tercio.domain.eu.play.march.MarchAttritionEvent.UnitsDroppedOnMarch;

/** Applies movement attrition to the board. */
final class MarchAttritionEvolution {

    private MarchAttritionEvolution() {}

    static EuState evolve(EuState state, MarchAttritionEvent event) {
        return switch (event) {
            case MarchConditionsNoted noted -> underWay(state, move(state).setOut(noted.massed(), noted.noLine(), noted.straitForts().orElse(0)));
            case UnitsDroppedOnMarch dropped -> underWay(state, move(state).dropping(dropped.part()));
            case MarchAttritionDue due -> due(state, due);
            case MarchAttritionRolled rolled -> rolled(state, rolled);
            case MarchPillageAnswered answered -> answered(state.settled(), answered);
        };
    }

    private static Move move(EuState state) {
        return ((Phase.Movement) state.phase()).move();
    }

    private static EuState underWay(EuState state, Move move) {
        return state.phase(((Phase.Movement) state.phase()).move(move));
    }

    /** The roll of a stack that overruns comes before the overrun. */
    private static EuState due(EuState state, MarchAttritionDue due) {
        var duty = new Duty.March(due.country(), due.roll());
        boolean first = !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.Overrun;
        var next = first ? state.duties(state.duties().plus(0, duty)) : state.owes(duty);
        return state.phase() instanceof Phase.Movement movement && movement.move() != null
                ? underWay(next, movement.move().part(true))
                : next;
    }

    /** The question of a P comes before all other duties. */
    private static EuState rolled(EuState state, MarchAttritionRolled rolled) {
        var next = state.settled();
        var asks = rolled.asks();
        return asks == null ? next : next.duties(next.duties().plus(0,
                new Duty.MarchPillage(rolled.country(), rolled.stacks(), asks.provinces(), rolled.ld(), asks.choice(), asks.forage())));
    }

    private static EuState answered(EuState state, MarchPillageAnswered answered) {
        var next = state;
        for (var id : answered.foraging()) {
            next = next.with(next.stacks().get(id).foraging(true));
        }
        return next;
    }
}
