package tercio.projections.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.StackTitle;

/**
 * A stack of a battle as it was when it joined. It may no longer exist on the board.
 *
 * @param title as in {@code France's stack of 8 LD under Condé}
 */
record Army(String stack, String country, String title) {

    static List<Army> of(EuState board, List<String> stacks) {
        return stacks.stream().flatMap(id -> board.stack(id).map(stack -> new Army(id, Optional.ofNullable(stack.country()).orElse(""), StackTitle.of(board, id)))
                .or(() -> board.fleet(id).map(fleet -> new Army(id, fleet.country(), FleetTitle.of(board, id)))).stream()).toList();
    }
}
