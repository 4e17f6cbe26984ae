package tercio.adapters.hooks;

import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * How much the service sends. Each limit is a property {@code tercio.hooks.*}; a day ends at midnight UTC.
 *
 * @param mailsPerHook letters of one person of one game in a day
 * @param mailsPerDay letters of all games in a day, also those that ask an address
 * @param webhooksPerHook requests of one person of one game in a day
 * @param webhooksPerDay requests of all games in a day
 * @param confirmations letters in a day that ask one address for one game
 * @param confirmationsPerAddress letters in a day that ask one address for all games
 * @param confirmWithin how long the link of such a letter holds
 * @param failures notices in a row that did not arrive, after which no more are sent
 */
@Component
public record HookLimits(
        @Value("${tercio.hooks.mails-per-hook:50}") int mailsPerHook,
        @Value("${tercio.hooks.mails-per-day:2000}") int mailsPerDay,
        @Value("${tercio.hooks.webhooks-per-hook:1000}") int webhooksPerHook,
        @Value("${tercio.hooks.webhooks-per-day:50000}") int webhooksPerDay,
        @Value("${tercio.hooks.confirmations:3}") int confirmations,
        @Value("${tercio.hooks.confirmations-per-address:10}") int confirmationsPerAddress,
        @Value("${tercio.hooks.confirm-within:3d}") Duration confirmWithin,
        @Value("${tercio.hooks.failures:5}") int failures) {}
