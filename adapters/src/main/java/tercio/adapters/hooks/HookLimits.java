package tercio.adapters.hooks;

import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Limits of the notices that the service sends. Each limit is a property {@code tercio.hooks.*}; a day ends at midnight
 * UTC.
 *
 * @param mailsPerHook letters to one person of one game in a day
 * @param mailsPerGame letters to all persons of one game in a day
 * @param mailsPerAddress letters to one address in a day, for all games
 * @param mailsPerCaller letters in a day that were requested from one network address
 * @param mailsPerDay letters of all games in a day, without those that ask for confirmation
 * @param webhooksPerHook requests for one person of one game in a day
 * @param webhooksPerGame requests for all persons of one game in a day
 * @param webhooksPerCaller requests in a day that were requested from one network address
 * @param webhooksPerDay requests of all games in a day
 * @param confirmations letters in a day that ask one address for one game
 * @param confirmationsPerAddress letters in a day that ask one address for all games
 * @param confirmationsPerPerson letters in a day that one person of a game has sent to ask addresses
 * @param confirmationsPerGame letters in a day that all persons of a game have sent to ask addresses
 * @param confirmationsPerCaller letters in a day that were requested from one network address to ask addresses, for all
 *     games
 * @param confirmationsPerDay letters in a day that ask addresses, of all games; they do not count against the other
 *     letters
 * @param confirmWithin the time for which the link of such a letter is valid
 * @param failures failed notices in a row after which no more are sent
 */
@Component
public record HookLimits(
        @Value("${tercio.hooks.mails-per-hook:50}") int mailsPerHook,
        @Value("${tercio.hooks.mails-per-game:300}") int mailsPerGame,
        @Value("${tercio.hooks.mails-per-address:200}") int mailsPerAddress,
        @Value("${tercio.hooks.mails-per-caller:500}") int mailsPerCaller,
        @Value("${tercio.hooks.mails-per-day:2000}") int mailsPerDay,
        @Value("${tercio.hooks.webhooks-per-hook:1000}") int webhooksPerHook,
        @Value("${tercio.hooks.webhooks-per-game:5000}") int webhooksPerGame,
        @Value("${tercio.hooks.webhooks-per-caller:10000}") int webhooksPerCaller,
        @Value("${tercio.hooks.webhooks-per-day:50000}") int webhooksPerDay,
        @Value("${tercio.hooks.confirmations:3}") int confirmations,
        @Value("${tercio.hooks.confirmations-per-address:10}") int confirmationsPerAddress,
        @Value("${tercio.hooks.confirmations-per-person:10}") int confirmationsPerPerson,
        @Value("${tercio.hooks.confirmations-per-game:50}") int confirmationsPerGame,
        @Value("${tercio.hooks.confirmations-per-caller:30}") int confirmationsPerCaller,
        @Value("${tercio.hooks.confirmations-per-day:1000}") int confirmationsPerDay,
        @Value("${tercio.hooks.confirm-within:3d}") Duration confirmWithin,
        @Value("${tercio.hooks.failures:5}") int failures) {}
