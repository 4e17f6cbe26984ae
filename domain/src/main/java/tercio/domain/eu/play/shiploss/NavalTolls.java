package tercio.domain.eu.play.shiploss;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.attrition.AttritionTables;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.NavalStrain;
import tercio.domain.eu.play.Board;
import tercio.domain.game.MovePreview;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Distribution;

/** The attrition that a voyage brings, with its odds: whole ships, a begun one counted as one. */
public final class NavalTolls {

    private NavalTolls() {}

    /** The toll of a strain; {@code null} where the stack lies in port. */
    public static MovePreview.Toll of(Board board, NavalStack stack, NavalStrain strain) {
        if (strain.way().stream().allMatch(space -> board.map().sea(space).isEmpty())) {
            return null;
        }
        var odds = odds(board, stack, strain);
        var byShips = new TreeMap<Integer, BigInteger>();
        odds.weights().forEach((thirds, weight) -> byShips.merge(Math.ceilDiv(thirds, Thirds.LD), weight, BigInteger::add));
        var losses = new ArrayList<MovePreview.Toll.Loss>();
        byShips.forEach((ships, weight) -> losses.add(new MovePreview.Toll.Loss(ships, MovePreview.decimalOf(weight, odds.whole()))));
        var modifiers = StrainedFleet.of(board, stack, strain).causes().modifiers(AttritionTables.in(board.tables())).applied().stream()
                .filter(modifier -> modifier.value() != 0)
                .map(modifier -> (modifier.value() > 0 ? "+" : "") + modifier.value() + " " + modifier.reason())
                .collect(Collectors.joining(", "));
        return new MovePreview.Toll("naval-attrition", Citation.of(NavalAttritionRolls.RULE), modifiers,
                MovePreview.decimalOf(odds.weightOf(thirds -> thirds > 0), odds.whole()), losses, MovePreview.decimalOf(BigInteger.ZERO, odds.whole()));
    }

    /** The thirds of a ship that a strain takes. */
    static Distribution<Integer> odds(Board board, NavalStack stack, NavalStrain strain) {
        int size = stack.ships().thirds();
        return Attrition.of(StrainedFleet.of(board, stack, strain), board.tables()).distribution(Attrition.start())
                .map((AttritionLoss loss) -> loss.percent() == 0 ? 0 : size - loss.wastage().left());
    }
}
