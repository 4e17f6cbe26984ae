package tercio.domain.eu.play.march;

import java.util.Optional;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.game.MarchRoll;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.supply.WorldAttrition;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** Odds of movement attrition: the LD lost, and whether there is a P, which may cost one LD more. */
final class MarchAttritionOdds {

    private MarchAttritionOdds() {}

    /** The odds of the roll that is due. */
    static Optional<Forecast> of(Board board) {
        return MarchAttritionRolls.due(board.state()).map(duty -> WorldAttrition.forecast(board,
                MarchAttritionRolls.alive(board.state(), duty.roll().stacks()), losses(board, duty.roll())));
    }

    /** The outcomes of a roll, with a P answered by a pillage. */
    static Distribution<AttritionLoss> losses(Board board, MarchRoll roll) {
        return Attrition.of(MarchingTroops.of(board, roll), board.tables()).distribution(Attrition.start().answered(OnPillage.PILLAGE));
    }
}
