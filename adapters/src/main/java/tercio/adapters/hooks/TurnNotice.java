package tercio.adapters.hooks;

import java.util.List;
import java.util.Optional;

/**
 * What a person is told: a game waits for it. It holds nothing that the public summary of the game does not hold.
 *
 * @param awaited what the game asks, as the public may read it
 * @param link to the game, without a token: the person has one; empty where the operator does not say where the page is
 */
public record TurnNotice(String game, String name, String seat, int position, List<String> awaited, Optional<String> link) {}
