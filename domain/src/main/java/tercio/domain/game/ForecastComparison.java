package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.ruling.Forecast;

/**
 * The odds at the beginning of an action in a game, such as a battle, together with its actual outcome.
 *
 * @param expected the odds at its beginning, given the choices made since
 * @param actual the outcome, each figure certain; empty until the action has ended
 * @param burdens the paths of the figures for which a smaller value is luckier
 */
public record ForecastComparison(Forecast expected, Optional<Forecast> actual, List<String> burdens) {
    public ForecastComparison {
        burdens = List.copyOf(burdens);
    }
}
