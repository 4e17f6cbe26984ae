package tercio.adapters.hooks;

import java.util.List;

/**
 * What a person is told: a game waits for it. It holds nothing that the public summary of the game does not hold.
 *
 * @param awaited what the game asks, as the public may read it
 * @param link to the game, without a token: the person has one
 */
public record TurnNotice(String game, String name, String seat, int position, List<String> awaited, String link) {}
