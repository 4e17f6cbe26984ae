package tercio.domain.eu.play.interception;

import tercio.domain.eu.game.MoveCommand.AttemptInterception;
import tercio.domain.eu.interception.LandInterception;
import tercio.domain.eu.play.Board;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** How likely interceptions and counter-interceptions come off: each by itself, and whether any does. */
public final class InterceptionOutlook {

    private static final String SUCCESS = "success";

    private InterceptionOutlook() {}

    /** Of a legal attempt. */
    public static Forecast of(Board board, AttemptInterception command) {
        var move = Interceptions.underWay(board.state()).orElseThrow();
        boolean counter = Interceptions.asked(board, move).isEmpty();
        var roll = LandInterception.with(board.tables());
        var any = Distribution.certain(false);
        var each = Forecast.EMPTY;
        for (var id : command.stacks()) {
            var attempt = Attempts.attempt(board, board.state().stacks().get(id), move, counter);
            var caught = roll.procedure().distribution(roll.start(attempt)).map(cast -> cast.result().succeeded());
            any = any.then(already -> caught.map(now -> already || now));
            each = each.with(id + "/" + SUCCESS, caught);
        }
        var forecast = Forecast.EMPTY.with(SUCCESS, any);
        if (command.stacks().size() > 1) {
            for (var stack : each.figures().entrySet()) {
                forecast = forecast.with(stack.getKey(), stack.getValue());
            }
        }
        return forecast;
    }
}
