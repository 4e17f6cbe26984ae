package tercio.domain.eu.sea.ships.play;

import java.util.Optional;
import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.Departure;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.NavalSupplyLine;

/** The start of a voyage as attrition counts it (EU-ATTR-NAVAL). */
public final class Departures {

    /** The distance that counts where no source of supply can be reached: the farthest that the list of modifiers names. */
    private static final int OUT_OF_REACH = 5;

    private Departures() {}

    /** The departure of a stack from where it lies. */
    public static Departure of(WarView board, NavalStack stack) {
        var blockaded = Optional.ofNullable(stack.action()).flatMap(NavalAction::blockadedPort);
        int siege = blockaded.isEmpty() ? 0 : stack.leaders().stream().map(id -> board.state().navies().leaders().get(id).effectiveLeader())
                .filter(leader -> leader.category().commandsFleets()).mapToInt(Leader::siege).max().orElse(0);
        int level = blockaded.map(port -> board.state().fortress(port).level()).orElse(0);
        boolean arsenal = board.map().province(stack.at()).filter(port -> port.port() == PortKind.ARSENAL).isPresent();
        if (board.map().sea(stack.at()).isEmpty()) {
            return new Departure(0, 0, arsenal, level, siege);
        }
        var line = Ports.supplyLine(board, stack);
        int toll = line.map(found -> found.straitForts(board.map()).stream().mapToInt(fort -> Ports.toll(board, stack, fort)).sum()).orElse(0);
        return new Departure(line.map(NavalSupplyLine::length).orElse(OUT_OF_REACH), toll, false, level, siege);
    }
}
