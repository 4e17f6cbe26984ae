package tercio.adapters.eu.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tercio.adapters.archive.BoardThing;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;

/** The things by which a board of the Europa rules is known: stacks and fleets with their leaders, fortresses with their holders, and sieges. */
final class EuStandings {

    private static final String LD = "LD";

    private final EuMilitary rules;
    private EuState last;
    private List<BoardThing> known = List.of();

    EuStandings(EuMilitary rules) {
        this.rules = rules;
    }

    List<BoardThing> of(EuState board) {
        if (last == null || board.stacks() != last.stacks() || board.fortresses() != last.fortresses() || board.navies().stacks() != last.navies().stacks()) {
            var now = read(board);
            known = now.equals(known) ? known : now;
        }
        last = board;
        return known;
    }

    private List<BoardThing> read(EuState board) {
        var all = new ArrayList<BoardThing>();
        board.stacks().values().stream().filter(stack -> stack.country() != null)
                .forEach(stack -> all.add(new BoardThing("stack", stack.id().value(), stack.province().value(), stack.country().value(), "", stack.ld(), LD, leaders(stack.leaders()))));
        board.navies().stacks().values()
                .forEach(fleet -> all.add(new BoardThing("fleet", fleet.id().value(), fleet.at().value(), fleet.country().value(), "", fleet.ships().thirds(), "thirds of a ship", leaders(fleet.leaders()))));
        board.fortresses().forEach((place, fortress) -> all.add(new BoardThing("fortress", place.value(), place.value(), fortress.controller().value(),
                fortress.owner().equals(fortress.controller()) ? "" : fortress.owner().value(), fortress.level(), "levels", "")));
        var war = rules.board(board);
        board.stacks().values().stream().map(Stack::province).distinct().filter(place -> board.fortress(place) != null).forEach(place -> {
            var besiegers = war.besiegers(place).stream().filter(stack -> stack.country() != null).toList();
            if (!besiegers.isEmpty()) {
                all.add(new BoardThing("siege", place.value(), place.value(), besiegers.getFirst().country().value(), board.fortress(place).controller().value(),
                        besiegers.stream().mapToInt(Stack::ld).sum(), LD, leaders(besiegers.stream().flatMap(stack -> stack.leaders().stream()).toList())));
            }
        });
        return all;
    }

    private static String leaders(List<LeaderId> ids) {
        return ids.stream().sorted().map(LeaderId::value).collect(Collectors.joining(" "));
    }
}
