package tercio.projections.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.projections.sentence.ViewText;

/**
 * A stack of a battle as it was when it joined. It may no longer exist on the board.
 *
 * @param title as in {@code France's stack of 8 LD under Condé}
 */
record BattleStack(StackId stack, CountryId country, ViewText title) {

    static List<BattleStack> of(EuState board, List<StackId> stacks) {
        return stacks.stream().flatMap(id -> board.stack(id).map(stack -> new BattleStack(id, Optional.ofNullable(stack.country()).orElse(CountryId.NONE), ViewText.label(SentenceNames.stack(board, id))))
                .or(() -> board.fleet(id).map(fleet -> new BattleStack(id, fleet.country(), ViewText.label(SentenceNames.fleet(board, id))))).stream()).toList();
    }
}
