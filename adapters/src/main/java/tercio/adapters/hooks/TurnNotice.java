package tercio.adapters.hooks;

import java.util.List;
import java.util.Optional;

/**
 * A notice to a person that a game waits for it. It contains nothing beyond the public summary of the game.
 *
 * @param awaited the prompts of the game, as the public may read them
 * @param link to the game, without a token, which the person has; empty where the operator does not configure the page
 */
public record TurnNotice(String game, String name, String seat, int position, List<String> awaited, Optional<String> link) {}
