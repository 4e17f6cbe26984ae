package tercio.domain.eu.games;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.game.Command;
import tercio.domain.map.SpaceId;

/** The ports of a board that naval stacks blockade, and the voyages that have to do with a blockade. */
final class BlockadedPorts {

    private final EuState board;
    private final Set<SpaceId> ports;

    BlockadedPorts(EuState board) {
        this.board = board;
        this.ports = board.navies().stacks().values().stream().flatMap(stack -> Optional.ofNullable(stack.action()).flatMap(NavalAction::blockadedPort).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether the naval stack lies in a port that is blockaded. */
    boolean shutIn(String stack) {
        return board.fleet(new StackId(stack)).map(NavalStack::at).filter(ports::contains).isPresent();
    }

    /** Whether an answer is a voyage out of a blockaded port, into one, or to blockade a port in which ships lie. */
    boolean concerned(Command command) {
        return command instanceof SailFleet sail && !sail.path().isEmpty() && (shutIn(sail.stack().value()) || ports.contains(sail.path().getLast())
                || sail.action().flatMap(NavalAction::blockadedPort).filter(holdsShips()).isPresent());
    }

    private Predicate<SpaceId> holdsShips() {
        return port -> board.navies().stacks().values().stream().anyMatch(stack -> stack.at().equals(port));
    }
}
