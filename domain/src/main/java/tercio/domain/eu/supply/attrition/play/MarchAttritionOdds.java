package tercio.domain.eu.supply.attrition.play;

import java.util.Optional;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.segment.play.WorldAttrition;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** Odds of movement attrition: the LD lost, and whether there is a P, which may cost one LD more. */
final class MarchAttritionOdds {

    private MarchAttritionOdds() {}

    /** The odds of the roll that is due. */
    static Optional<Forecast> of(WarView board) {
        return MarchAttritionRolls.dueRoll(board.state()).map(duty -> WorldAttrition.forecast(board,
                MarchAttritionRolls.remainingStacks(board.state(), duty.roll().stacks()), losses(board, duty.roll())));
    }

    /** The outcomes of a roll, with a P answered by a pillage. */
    static Distribution<AttritionLoss> losses(WarView board, MarchRoll roll) {
        return Attrition.of(MarchingTroops.of(board, roll), board.tables()).distribution(Attrition.start().withAnswer(PillageAnswer.PILLAGE));
    }
}
