package tercio.domain.eu.supply.attrition.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tercio.domain.eu.common.game.MarchProgress;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.AttritionTables;
import tercio.domain.eu.supply.segment.play.WorldAttrition;
import tercio.domain.game.MovePreview;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;

/** The attrition that the marches of one stack bring if nobody intercepts, with its odds. */
public final class MarchTolls {

    private final WarView board;
    private final Stack stack;
    private final MarchProgress soFar;
    private final Map<Attrition.AttritionStack, MovePreview.Toll> known = new HashMap<>();

    public MarchTolls(WarView board, Stack stack) {
        this.board = board;
        this.stack = stack;
        soFar = MarchAttrition.marchedSoFar(board, stack);
    }

    /**
     * The toll of a march; {@code null} if it brings no roll.
     *
     * @param mp movement points of the whole move
     */
    public MovePreview.Toll of(List<SpaceId> path, int mp) {
        var way = soFar;
        for (var entered : path) {
            way = way.afterEntering(entered);
        }
        var roll = MarchAttrition.rollAtEnd(board, stack, way, mp);
        return roll.map(due -> known.computeIfAbsent(MarchingTroops.of(board, due), troops -> toll(troops, due))).orElse(null);
    }

    private MovePreview.Toll toll(Attrition.AttritionStack troops, MarchRoll roll) {
        var odds = Attrition.of(troops, board.tables()).distribution(Attrition.start().withAnswer(PillageAnswer.PILLAGE));
        var byLoss = new TreeMap<Integer, BigInteger>();
        odds.weights().forEach((loss, weight) -> byLoss.merge(ld(roll, loss), weight, BigInteger::add));
        var losses = new ArrayList<MovePreview.Toll.Loss>();
        byLoss.forEach((ld, weight) -> losses.add(new MovePreview.Toll.Loss(ld, MovePreview.decimalOf(weight, odds.whole()))));
        boolean choice = AttritionTables.from(board.tables()).pillageRule(troops.technology()).givesChoice();
        return new MovePreview.Toll("attrition", Citation.of(MarchAttrition.RULE), MovePreview.modifierNames(reason(troops, roll)),
                MovePreview.decimalOf(odds.weightOf(loss -> ld(roll, loss) > 0), odds.whole()), losses,
                MovePreview.decimalOf(choice ? odds.weightOf(AttritionLoss::p) : BigInteger.ZERO, odds.whole()));
    }

    private int ld(MarchRoll roll, AttritionLoss loss) {
        return WorldAttrition.lostLd(board, MarchAttritionRolls.remainingStacks(board.state(), roll.stacks()), loss);
    }

    private String reason(Attrition.AttritionStack troops, MarchRoll roll) {
        var causes = roll.causes().stream().map(MarchStrain::toString).collect(Collectors.joining(", "));
        var modifiers = troops.causes().modifiers(AttritionTables.from(board.tables())).applied().stream()
                .filter(modifier -> modifier.value() != 0)
                .map(modifier -> (modifier.value() > 0 ? "+" : "") + modifier.value() + " " + modifier.reason())
                .collect(Collectors.joining(", "));
        return modifiers.isEmpty() ? causes : causes + "; " + modifiers;
    }
}
