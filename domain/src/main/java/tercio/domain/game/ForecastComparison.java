package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.ruling.Forecast;

/**
 * What was to be expected of something that began in a game, and what came of it.
 *
 * @param expected the odds at its beginning, with the choices as they were made since
 * @param actual what came, each figure certain; empty while it goes on
 * @param burdens the numbers of which less is luckier, by their paths
 */
public record ForecastComparison(Forecast expected, Optional<Forecast> actual, List<String> burdens) {
    public ForecastComparison {
        burdens = List.copyOf(burdens);
    }
}
