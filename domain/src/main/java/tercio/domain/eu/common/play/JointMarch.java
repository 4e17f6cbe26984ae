package tercio.domain.eu.common.play;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Stack;

/**
 * The stacks of several allied countries that move as one with the stack of their commander (EU-CMD-3). They are one stack for the
 * campaign that pays, the size, interceptions, overruns, attrition and battles of that move.
 */
public final class JointMarch {

    private JointMarch() {}

    /** The stack and the stacks that move with it, in the move under way or in the move that it has just made. */
    public static List<Stack> of(EuState state, Stack lead) {
        return Stream.concat(Stream.of(lead), followers(state, lead)).toList();
    }

    private static Stream<Stack> followers(EuState state, Stack lead) {
        if (!(state.phase() instanceof Movement movement)) {
            return Stream.of();
        }
        if (movement.move().isPresent()) {
            var move = movement.move().get();
            return move.stack().equals(lead.id()) ? companions(state, lead, move.along()) : Stream.of();
        }
        return companions(state, lead, movement.following().stream().filter(each -> each.under().equals(lead.id())).map(Movement.Following::stack).toList())
                .filter(stack -> !stack.moved());
    }

    private static Stream<Stack> companions(EuState state, Stack lead, List<StackId> ids) {
        return ids.stream().flatMap(id -> state.stack(id).stream())
                .filter(stack -> stack.province().equals(lead.province()) && stack.besieged() == lead.besieged() && !stack.country().equals(lead.country()));
    }

    /** The ids of the stacks that move with this one, without its own. */
    public static List<StackId> followerIds(EuState state, Stack lead) {
        return of(state, lead).stream().skip(1).map(Stack::id).toList();
    }

    /** The units of all of them. */
    public static Units units(EuState state, Stack lead) {
        return of(state, lead).stream().map(Stack::units).reduce(Units.NONE, Units::plus);
    }

    /** Whether all of them together count as a small stack (EU-UNIT-7). */
    public static boolean isSmall(EuState state, Stack lead, int smallStackLd) {
        var units = units(state, lead);
        return lead.withUnits(units, 0).isSmall(smallStackLd);
    }
}
