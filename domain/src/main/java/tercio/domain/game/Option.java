package tercio.domain.game;

/**
 * One legal answer, ready to send.
 *
 * @param label what it means, for a person
 */
public record Option(String label, Command command) {}
