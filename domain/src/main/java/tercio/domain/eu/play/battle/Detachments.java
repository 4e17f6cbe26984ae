package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.movement.MoveEvent.StackSplit;

/**
 * Moves part of a side separately: whole stacks first, then loose LD of the next one (EU-UNIT-2). Leaders go with a stack
 * that goes whole, else they stay with the others.
 */
final class Detachments {

    private Detachments() {}

    /**
     * The stacks that together hold this many LD. The last one is split off if needed.
     *
     * @param ld if more than the stacks hold, all of them go
     */
    static List<String> of(Play play, List<String> stacks, int ld) {
        var going = new ArrayList<String>();
        int left = ld;
        for (var id : stacks) {
            var stack = play.state().stacks().get(id);
            if (left > 0 && stack.ld() > left) {
                id = part(play, stack, Units.of(0, 0, left));
            }
            if (left > 0) {
                going.add(id);
                left = Math.max(0, left - stack.ld());
            }
        }
        return going;
    }

    /**
     * Splits these units off a stack.
     *
     * @return the id of their new stack
     */
    static String part(Play play, Stack stack, Units units) {
        var id = stack.id() + "." + (play.state().founded() + 1);
        play.happens(new StackSplit(stack.id(), id, units, Math.min(stack.veteranLd(), units.allLd()), false));
        return id;
    }
}
