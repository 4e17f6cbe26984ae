package tercio.domain.eu.sea.interception.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** Odds of announced interceptions at sea: of any success, and of each attempt. The attempts do not change each other. */
final class SeaInterceptionForecaster {

    private static final String SUCCESS = "success";

    private SeaInterceptionForecaster() {}

    /** The odds of these stacks after the announcements of allies; empty if nobody tries. */
    static Optional<Forecast> of(WarView board, List<StackId> last) {
        var inquiry = SeaInterceptionQuestion.of(board).orElseThrow();
        var all = inquiry.diceOrder(last);
        if (all.isEmpty()) {
            return Optional.empty();
        }
        var any = Distribution.certain(false);
        var each = Forecast.EMPTY;
        for (var id : all) {
            var alone = SeaInterceptionInputs.odds(board, board.state().fleet(id).orElseThrow(), inquiry.voyage());
            each = each.with(id + "/" + SUCCESS, alone);
            any = any.then(before -> alone.map(caught -> before || caught));
        }
        var forecast = Forecast.EMPTY.with(SUCCESS, any);
        if (all.size() > 1) {
            for (var stack : each.figures().entrySet()) {
                forecast = forecast.with(stack.getKey(), stack.getValue());
            }
        }
        return Optional.of(forecast);
    }
}
