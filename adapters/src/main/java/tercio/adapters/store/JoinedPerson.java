package tercio.adapters.store;

/**
 * A name in a game that somebody said to be a person.
 *
 * @param game the id of the game; its forks and copies are meant too
 * @param name as the table has it
 * @param identity the name of the person, the same in all games
 */
public record JoinedPerson(String game, String name, String identity) {}
