package tercio.adapters.http;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * How much may be added to a service in a day, each {@code tercio.limits.*}: a property of the program or, in capitals with
 * underscores, of the environment.
 *
 * @param gamesPerAddress games made, forked or imported from one address
 * @param forksPerGame forks taken of one game
 * @param bytesPerAddress bytes sent in requests that change something, from one address
 * @param bytesPerToken the same with one token of a seat or host
 */
@Component
record DailyLimits(
        @Value("${tercio.limits.games-per-address:10000}") int gamesPerAddress,
        @Value("${tercio.limits.forks-per-game:1000}") int forksPerGame,
        @Value("${tercio.limits.bytes-per-address:4000000000}") long bytesPerAddress,
        @Value("${tercio.limits.bytes-per-token:1000000000}") long bytesPerToken) {}
