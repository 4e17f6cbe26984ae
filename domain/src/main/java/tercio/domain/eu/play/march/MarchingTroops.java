package tercio.domain.eu.play.march;

import java.util.List;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.AttritionCauses;
import tercio.domain.eu.attrition.AttritionCauses.Unrest;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.MarchRoll;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.supply.RollingTroops;

/** The troops of a roll for movement attrition with the modifiers that the board gives. The sea is not played. */
final class MarchingTroops {

    private MarchingTroops() {}

    static Attrition.Stack of(Board board, MarchRoll roll) {
        var stacks = MarchAttritionRolls.alive(board.state(), roll.stacks());
        var causes = new AttritionCauses.March(roll.causes().size(), board.state().maneuver(stacks), roll.noLine(), 0, roll.enemyProvince(),
                unrest(board.state(), roll.path()), 0);
        return new Attrition.Stack(causes, Theatre.EUROPE, Board.ld(stacks) * board.tables().unit().ofOneLd(), RollingTroops.technology(board, stacks));
    }

    /** The pillages of all provinces of the move, each province once (reading: a move may enter a province twice). */
    static Unrest unrest(EuState state, List<String> path) {
        var each = path.stream().distinct().map(province -> state.marks().unrest(province)).toList();
        return new Unrest(each.stream().mapToInt(Unrest::minus).sum(), each.stream().mapToInt(Unrest::plus).sum());
    }
}
