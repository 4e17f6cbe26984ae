package tercio.domain.eu.land.interception.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.LandInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * Odds of announced interceptions and counter-interceptions, in the order of the dice: of any success, and of each attempt.
 * A stack that arrived earlier helps the next one (EU-INT-LAND-3).
 */
public final class InterceptionForecaster {

    private static final String SUCCESS = "success";

    private InterceptionForecaster() {}

    /** The odds of a legal announcement, after those of allies. */
    public static Forecast of(WarView board, AttemptInterception command) {
        return of(board, command.stacks()).orElse(Forecast.EMPTY);
    }

    /** The odds of the announcements of allies if this country lets the mover pass; empty if they announced nothing. */
    public static Optional<Forecast> of(WarView board, PassInterception command) {
        return of(board, List.<StackId>of());
    }

    private static Optional<Forecast> of(WarView board, List<StackId> last) {
        var inquiry = InterceptionQuestion.of(board).orElseThrow();
        var all = AnnouncementOptions.diceOrder(inquiry, last);
        if (all.isEmpty()) {
            return Optional.empty();
        }
        var first = Distribution.certain(Optional.<StackId>empty());
        var each = Forecast.EMPTY;
        for (var id : all) {
            each = each.with(id + "/" + SUCCESS, first.then(arrived -> singleOdds(board, inquiry, arrived, id)));
            first = first.then(arrived -> singleOdds(board, inquiry, arrived, id)
                    .map(caught -> arrived.isEmpty() && caught ? Optional.of(id) : arrived));
        }
        var forecast = Forecast.EMPTY.with(SUCCESS, first.map(Optional::isPresent));
        if (all.size() > 1) {
            for (var stack : each.figures().entrySet()) {
                forecast = forecast.with(stack.getKey(), stack.getValue());
            }
        }
        return Optional.of(forecast);
    }

    /** The odds of one attempt after the first success among the earlier ones. Further successes change nothing. */
    private static Distribution<Boolean> singleOdds(WarView board, InterceptionQuestion inquiry, Optional<StackId> arrived, StackId id) {
        var then = AnnouncementOptions.countsArrivals(board.state()) && arrived.isPresent() ? boardAfterArrival(board, inquiry, arrived.get()) : board;
        var attempt = InterceptionInputs.attempt(then, board.state().stacks().get(id), inquiry.move(), inquiry.isCounter());
        var roll = LandInterception.roll(board.tables());
        return roll.procedure().distribution(roll.start(attempt)).map(cast -> cast.result().isSuccess());
    }

    private static WarView boardAfterArrival(WarView board, InterceptionQuestion inquiry, StackId id) {
        var move = inquiry.move();
        var from = board.state().stacks().get(id).province();
        InterceptionEvent arrival = inquiry.isCounter()
                ? new CounterInterceptionAttempted(id, from, move.stack(), move.province(), true)
                : new InterceptionAttempted(id, from, move.stack(), move.province(), true);
        return new WarView(InterceptionEvolution.evolve(board.state(), arrival), board.map(), board.tables());
    }
}
