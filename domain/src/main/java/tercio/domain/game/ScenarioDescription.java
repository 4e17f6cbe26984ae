package tercio.domain.game;

/**
 * The description of a scenario for a player who looks for a game.
 *
 * @param title its title, a few words
 * @param description one paragraph
 */
public record ScenarioDescription(String title, String description) {}
