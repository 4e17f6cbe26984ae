package tercio.domain.eu.world.exploration.play;

import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.exploration.ExplorationOrder;
import tercio.domain.map.SpaceId;

/** Stacks that explore, ashore, at sea and aboard, and leaders alone. */
final class ExploringStacks {

    private ExploringStacks() {}

    /** A land stack of this id, ashore or aboard. */
    static Optional<Stack> landStack(EuState state, StackId id) {
        return state.stack(id).or(() -> carriers(state, id).flatMap(ships -> ships.aboard().stream()).filter(stack -> stack.id().equals(id)).findFirst());
    }

    /** The naval stack that carries a land stack. */
    static Optional<NavalStack> carrier(EuState state, StackId id) {
        return carriers(state, id).findFirst();
    }

    private static Stream<NavalStack> carriers(EuState state, StackId id) {
        return state.navies().stacks().values().stream().filter(ships -> ships.aboard().stream().anyMatch(stack -> stack.id().equals(id)));
    }

    /** A leader who stays alone: he is a party of his own (EU-MOVE-LEADER). */
    static Optional<LeaderStatus> leaderAlone(EuState state, StackId id) {
        return Optional.ofNullable(state.leaders().get(new LeaderId(id.value()))).filter(status -> status.fate() == LeaderStatus.Fate.ALONE);
    }

    /** The province or sea zone of a stack, or of a leader alone, also of one who rides; empty if it is gone. */
    static Optional<SpaceId> place(EuState state, StackId id) {
        return state.fleet(id).map(NavalStack::at).or(() -> carrier(state, id).map(NavalStack::at)).or(() -> state.stack(id).map(Stack::province))
                .or(() -> leaderAlone(state, id).map(LeaderStatus::place))
                .or(() -> state.stacks().values().stream().filter(stack -> stack.leaders().contains(new LeaderId(id.value()))).map(Stack::province).findFirst());
    }

    /** The size of a stack that explores, in thirds; 0 for a leader alone. */
    static int thirds(EuState state, ExplorationOrder order) {
        return leaderAlone(state, order.stack()).isPresent() ? 0 : order.naval() ? state.sailing(order.stack()).orElseThrow().ships().thirds() : landStack(state, order.stack()).orElseThrow().units().thirds();
    }

    /**
     * Whether the stack stays outside a province that it discovers: a neutral establishment stands there (EU-EXPLORATION-NEUTRAL), whether or not the
     * alliance may cross it or enemies besiege it. Reading: so does one that discovers other land where it may not stay (EU-CTRL-5).
     */
    static boolean staysOutside(WarView board, ExplorationOrder order, SpaceId zone) {
        return !order.naval() && !board.mayStay(zone, board.state().allianceOf(order.country()));
    }
}
