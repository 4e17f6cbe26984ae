package tercio.domain.game;

/**
 * What a player who looks for a game reads of a scenario.
 *
 * @param title what it is called, a few words
 * @param description one paragraph
 */
public record ScenarioDescription(String title, String description) {}
