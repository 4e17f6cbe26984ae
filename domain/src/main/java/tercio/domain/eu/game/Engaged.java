package tercio.domain.eu.game;

/**
 * A stack in a battle.
 *
 * @param cameFrom the province from which it came to the battle; the province of the battle if it stood there
 */
public record Engaged(String stack, String cameFrom) {}
