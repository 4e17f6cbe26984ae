package tercio.domain.eu.supply.segment.play;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.supply.attrition.Attrition.AttritionLoss;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The losses of a roll for attrition in the rest of the world: those that the percentage takes from each set of 10 LD and from the
 * remainder, with a die for each star (EU-ATTR-REMAINDER).
 */
public final class WorldAttrition {

    private static final String STAR = "remainder";

    private WorldAttrition() {}

    /** The losses in thirds of an LD; 0 for a roll in Europe, which takes whole LD. */
    public static int lostThirds(WarView board, List<Stack> stacks, AttritionLoss loss) {
        return loss.wastage() == null ? 0 : board.tables().unit().toThirds(board.size(stacks) - loss.wastage().left());
    }

    /** The odds of a roll: the losses in whole LD, and whether there is a P; in the rest of the world the losses in thirds. */
    public static Forecast forecast(WarView board, List<Stack> stacks, Distribution<AttritionLoss> losses) {
        boolean abroad = losses.weights().keySet().stream().anyMatch(loss -> loss.wastage() != null);
        return abroad ? Forecast.EMPTY.with("lossesThirds", losses.map(loss -> lostThirds(board, stacks, loss)))
                : Forecast.EMPTY.with("lossLd", losses.map(AttritionLoss::lossLd)).with("pillage", losses.map(AttritionLoss::p));
    }

    /** The losses in whole LD, a part of one counted as one. */
    public static int lostLd(WarView board, List<Stack> stacks, AttritionLoss loss) {
        return loss.lossLd() + Math.ceilDiv(lostThirds(board, stacks, loss), Thirds.LD);
    }

    /** The die of a roll by its name in the procedure: each has the name of the first stack, so that no order of rolls gives another die. */
    public static DieName die(List<Stack> stacks, DieName procedure) {
        return procedure.purpose().equals(STAR) ? DieName.d10(stacks.getFirst().id().value(), STAR).ordinal(procedure.ordinal())
                : DieName.d10(stacks.getFirst().id().value(), "attrition");
    }

    /** The rolls of a procedure under these names. */
    public static List<Roll> namedRolls(List<Stack> stacks, List<Roll> rolls) {
        return rolls.stream().map(roll -> new Roll(die(stacks, roll.name()), roll.value())).toList();
    }
}
