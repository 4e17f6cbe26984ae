package tercio.adapters.http.filter;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Limits of what callers may add in a day. Each limit is a property {@code tercio.limits.*} of the program, or a variable
 * of the environment in capitals with underscores.
 *
 * @param gamesPerAddress games that one address makes, forks or imports
 * @param forksPerGame forks of one game
 * @param bytesPerAddress bytes sent in requests that change something, from one address
 * @param bytesPerToken bytes sent in requests that change something, with one token
 */
@Component
record DailyLimits(
        @Value("${tercio.limits.games-per-address:10000}") int gamesPerAddress,
        @Value("${tercio.limits.forks-per-game:1000}") int forksPerGame,
        @Value("${tercio.limits.bytes-per-address:4000000000}") long bytesPerAddress,
        @Value("${tercio.limits.bytes-per-token:1000000000}") long bytesPerToken) {}
