package tercio.domain.eu.play.march;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.attrition.AttritionTables;
import tercio.domain.eu.game.MarchRoll;
import tercio.domain.eu.game.MarchStrain;
import tercio.domain.eu.game.MarchedSoFar;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.supply.WorldAttrition;
import tercio.domain.game.MovePreview;
import tercio.domain.ruling.Citation;

/** The attrition that the marches of one stack bring if nobody intercepts, with its odds. */
public final class MarchTolls {

    private final Board board;
    private final Stack stack;
    private final MarchedSoFar soFar;
    private final Map<Attrition.Stack, MovePreview.Toll> known = new HashMap<>();

    public MarchTolls(Board board, Stack stack) {
        this.board = board;
        this.stack = stack;
        soFar = AttritionOfMarches.soFar(board, stack);
    }

    /**
     * The toll of a march; {@code null} if it brings no roll.
     *
     * @param mp movement points of the whole move
     */
    public MovePreview.Toll of(List<String> path, int mp) {
        var way = soFar;
        for (var entered : path) {
            way = way.entering(entered);
        }
        var roll = AttritionOfMarches.atEnd(board, stack, way, mp);
        return roll.map(due -> known.computeIfAbsent(MarchingTroops.of(board, due), troops -> toll(troops, due))).orElse(null);
    }

    private MovePreview.Toll toll(Attrition.Stack troops, MarchRoll roll) {
        var odds = Attrition.of(troops, board.tables()).distribution(Attrition.start().answered(OnPillage.PILLAGE));
        var byLoss = new TreeMap<Integer, BigInteger>();
        odds.weights().forEach((loss, weight) -> byLoss.merge(ld(roll, loss), weight, BigInteger::add));
        var losses = new ArrayList<MovePreview.Toll.Loss>();
        byLoss.forEach((ld, weight) -> losses.add(new MovePreview.Toll.Loss(ld, MovePreview.decimalOf(weight, odds.whole()))));
        boolean choice = AttritionTables.in(board.tables()).pillageRule(troops.technology()).choice();
        return new MovePreview.Toll("attrition", Citation.of(AttritionOfMarches.RULE), reason(troops, roll),
                MovePreview.decimalOf(odds.weightOf(loss -> ld(roll, loss) > 0), odds.whole()), losses,
                MovePreview.decimalOf(choice ? odds.weightOf(AttritionLoss::p) : BigInteger.ZERO, odds.whole()));
    }

    private int ld(MarchRoll roll, AttritionLoss loss) {
        return WorldAttrition.ld(board, MarchAttritionRolls.alive(board.state(), roll.stacks()), loss);
    }

    private String reason(Attrition.Stack troops, MarchRoll roll) {
        var causes = roll.causes().stream().map(MarchStrain::toString).collect(Collectors.joining(", "));
        var modifiers = troops.causes().modifiers(AttritionTables.in(board.tables())).applied().stream()
                .filter(modifier -> modifier.value() != 0)
                .map(modifier -> (modifier.value() > 0 ? "+" : "") + modifier.value() + " " + modifier.reason())
                .collect(Collectors.joining(", "));
        return modifiers.isEmpty() ? causes : causes + "; " + modifiers;
    }
}
