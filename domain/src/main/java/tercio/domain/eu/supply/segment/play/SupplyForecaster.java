package tercio.domain.eu.supply.segment.play;

import java.util.Optional;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.ruling.Forecast;

/** Odds of the rolls for attrition: the LD lost, and whether there is a P, which may cost one LD more. */
final class SupplyForecaster {

    private SupplyForecaster() {}

    static Optional<Forecast> of(WarView board, RollAttrition command) {
        return SupplyAttrition.dueRolls(board.state()).stream()
                .filter(due -> due.province().equals(command.province()) && due.kind() == command.kind())
                .findFirst()
                .map(due -> WorldAttrition.forecast(board, SupplyAttrition.remainingStacks(board.state(), due.stacks()), Attrition.of(RollingTroops.of(board, due),
                        board.tables()).distribution(Attrition.start().withAnswer(PillageAnswer.PILLAGE))));
    }
}
