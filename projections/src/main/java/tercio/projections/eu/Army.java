package tercio.projections.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.StackTitle;

/**
 * A stack of a battle as it was when it came into it. It may have no stack on the board any more.
 *
 * @param title as in {@code France's stack of 8 LD under Condé}
 */
record Army(String stack, String country, String title) {

    static List<Army> of(EuState board, List<String> stacks) {
        return stacks.stream().flatMap(id -> board.stack(id).stream())
                .map(stack -> new Army(stack.id(), Optional.ofNullable(stack.country()).orElse(""), StackTitle.of(board, stack.id()))).toList();
    }
}
