package tercio.domain.eu.play.supply;

import java.util.Optional;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.supply.SupplySegmentCommand.RollAttrition;
import tercio.domain.ruling.Forecast;

/** Odds of the rolls for attrition: the LD lost, and whether there is a P, which may cost one LD more. */
final class SupplyOutlook {

    private SupplyOutlook() {}

    static Optional<Forecast> of(Board board, RollAttrition command) {
        return SupplyAttrition.due(board.state()).stream()
                .filter(due -> due.province().equals(command.province()) && due.kind() == command.kind())
                .findFirst()
                .map(due -> WorldAttrition.forecast(board, SupplyAttrition.alive(board.state(), due.stacks()), Attrition.of(RollingTroops.of(board, due),
                        board.tables()).distribution(Attrition.start().answered(OnPillage.PILLAGE))));
    }
}
