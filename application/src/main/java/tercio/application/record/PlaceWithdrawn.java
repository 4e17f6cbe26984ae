package tercio.application.record;

/**
 * A person lost its place in the game, in every role. Its seats have no player until they are given to another person.
 *
 * @param reason empty where none was given
 */
public record PlaceWithdrawn(String person, String reason) implements KernelEvent {}
