package tercio.projections.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.StackTitle;

/**
 * A stack of a battle as it was when it joined. It may no longer exist on the board.
 *
 * @param title as in {@code France's stack of 8 LD under Condé}
 */
record BattleStack(StackId stack, CountryId country, String title) {

    static List<BattleStack> of(EuState board, List<StackId> stacks) {
        return stacks.stream().flatMap(id -> board.stack(id).map(stack -> new BattleStack(id, Optional.ofNullable(stack.country()).orElse(CountryId.NONE), StackTitle.of(board, id)))
                .or(() -> board.fleet(id).map(fleet -> new BattleStack(id, fleet.country(), FleetTitle.of(board, id)))).stream()).toList();
    }
}
