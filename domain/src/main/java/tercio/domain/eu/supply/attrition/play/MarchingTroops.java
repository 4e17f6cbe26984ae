package tercio.domain.eu.supply.attrition.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.AttritionCauses;
import tercio.domain.eu.supply.attrition.AttritionCauses.Unrest;
import tercio.domain.eu.supply.segment.play.RollingTroops;
import tercio.domain.eu.supply.segment.play.Snow;
import tercio.domain.map.SpaceId;

/** The troops of a roll for movement attrition with the modifiers that the board gives. */
public final class MarchingTroops {

    private MarchingTroops() {}

    /** The troops whose roll is due now; empty if none is. */
    public static Optional<Attrition.AttritionStack> troopsDue(WarView board) {
        return MarchAttritionRolls.dueRoll(board.state()).map(duty -> of(board, duty.roll()));
    }

    static Attrition.AttritionStack of(WarView board, MarchRoll roll) {
        var stacks = MarchAttritionRolls.remainingStacks(board.state(), roll.stacks());
        boolean flooded = roll.causes().contains(MarchStrain.FLOOD);
        int others = (int) roll.causes().stream().filter(cause -> cause != MarchStrain.FLOOD).count();
        var causes = new AttritionCauses.March(Math.max(1, others), board.state().maneuver(stacks), roll.noLine(), roll.straitModifier(), roll.enemyProvince(),
                unrest(board.state(), roll.path()), Snow.snowflakesAlong(board, roll.path(), board.state().allianceOf(stacks.getFirst())), flooded);
        return new Attrition.AttritionStack(causes, theatre(board, roll.path()), board.size(stacks), RollingTroops.technology(board, stacks));
    }

    /** The rest of the world if one land province of the move lies there; the sea plays no part (EU-ATTR-MOVEMENT). */
    private static Theatre theatre(WarView board, List<SpaceId> path) {
        return path.stream().filter(province -> board.map().province(province).isPresent()).map(board::theatre)
                .filter(theatre -> theatre != Theatre.EUROPE).findFirst().orElse(Theatre.EUROPE);
    }

    /** The pillages of all provinces of the move, each province once (reading: a move may enter a province twice). */
    static Unrest unrest(EuState state, List<SpaceId> path) {
        var each = path.stream().distinct().map(province -> state.marks().unrest(province)).toList();
        return new Unrest(each.stream().mapToInt(Unrest::minus).sum(), each.stream().mapToInt(Unrest::plus).sum());
    }
}
