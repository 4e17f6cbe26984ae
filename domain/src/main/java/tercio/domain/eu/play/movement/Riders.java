package tercio.domain.eu.play.movement;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.leader.PashaLeaders;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Interventions;
import tercio.domain.eu.play.campaign.Permission;
import tercio.domain.eu.play.movement.MoveCommand.RideAlone;
import tercio.domain.eu.play.precedence.Contenders;
import tercio.domain.game.Refusal;

/** The leaders who may ride alone now, and where they may end their ride (EU-MOVE-LEADER). */
final class Riders {

    private Riders() {}

    /** The stack of a leader, or one without troops for a leader who stays alone; empty if he is in no province. */
    static Optional<Stack> origin(Board board, String leader) {
        var stack = board.state().stacks().values().stream().filter(each -> each.leaders().contains(leader)).findFirst();
        return stack.isPresent() ? stack : board.state().leadersAlone().stream().filter(status -> status.leader().id().equals(leader)).findFirst()
                .map(status -> Stack.standing(leader, status.leader().country(), status.place(), Units.NONE, 0, List.of(leader)));
    }

    /** The leaders of a country who may ride alone now, in a stack or without one. */
    static List<String> riders(Board board, String country) {
        return board.state().leaders().values().stream().filter(status -> status.leader().country().equals(country)).map(status -> status.leader().id())
                .filter(leader -> origin(board, leader).filter(stack -> riders(board, stack).contains(leader)).isPresent()).toList();
    }

    static List<String> riders(Board board, Stack stack) {
        return forbids(board, stack).isPresent() ? List.of() : stack.leaders().stream()
                .filter(leader -> !rode(board, leader) && !PashaLeaders.bound(leader)).sorted().toList();
    }

    static boolean rode(Board board, String leader) {
        return board.state().phase() instanceof Phase.Movement movement && movement.rode().contains(leader);
    }

    /** The stacks of the country in the field that a leader of this one could join. */
    static List<Stack> others(Board board, Stack stack) {
        return board.state().stacks().values().stream().filter(other -> cannotJoin(board, stack, other).isEmpty()).toList();
    }

    static Optional<String> cannotJoin(Board board, Stack stack, Stack other) {
        var title = StackTitle.of(board.state(), other.id());
        if (other.id().equals(stack.id()) || !other.country().equals(stack.country())) {
            return Optional.of("a leader rides to another stack of his own country, which " + title + " is not");
        }
        if (other.besieged()) {
            return Optional.of(title + " is besieged in " + board.name(other.province()) + ", and nobody rides through the siege");
        }
        return Interventions.atPeace(board.state(), other) == Interventions.atPeace(board.state(), stack)
                ? Optional.empty()
                : Optional.of("one of the two stacks fights in the war and the other is at peace");
    }

    static Optional<String> cannotStay(Board board, Stack stack, RideAlone command, String end) {
        if (command.path().isEmpty() && board.state().stack(stack.id()).isEmpty()) {
            return Optional.of(SpokenNames.leader(board.state(), command.leader()) + " is alone in " + board.name(end) + " already");
        }
        return mayStay(board, stack, end) ? Optional.empty() : Optional.of(SpokenNames.leader(board.state(), command.leader()) + " cannot stay alone in "
                + board.name(end) + (Interventions.intervenes(board.state(), stack.country()) ? ", since his country only intervenes with its stack"
                        : ", which is neutral"));
    }

    /** Whether a leader of the stack may stay in the province without a stack. */
    static boolean mayStay(Board board, Stack stack, String province) {
        return board.mayStay(province, board.state().allianceOf(stack)) && !Interventions.intervenes(board.state(), stack.country());
    }

    /** The reason why no leader may ride from the stack now, or empty. */
    static Optional<Refusal> forbids(Board board, Stack stack) {
        var state = board.state();
        if (!(state.phase() instanceof Phase.Movement movement) || movement.busy() || movement.engagement() != null
                || !state.duties().isEmpty() || state.allianceAt(movement.turnOf()) != state.allianceOf(stack)) {
            return refuse(LeadersAlone.RULE, "leaders ride alone between the movements of their alliance");
        }
        if (movement.ended().contains(stack.country())) {
            return refuse(LeadersAlone.RULE, Nation.of(stack.country()) + " has ended its movements this impulse");
        }
        var order = Contenders.forbids(board, stack.country());
        if (order.isPresent()) {
            return order;
        }
        if (stack.besieged()) {
            return refuse("EU-MOVE-BESIEGED", StackTitle.of(state, stack.id()) + " is besieged in " + board.name(stack.province()) + ", its leaders too");
        }
        return stack.moved()
                ? refuse(LeadersAlone.ONCE, StackTitle.of(state, stack.id()) + " has moved this impulse, its leaders with it")
                : Permission.forbidsMoving(board, stack);
    }

    private static Optional<Refusal> refuse(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
