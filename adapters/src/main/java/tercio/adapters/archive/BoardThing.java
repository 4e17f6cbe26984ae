package tercio.adapters.archive;

/**
 * A thing on a board that a position is known by.
 *
 * @param kind in a word that never changes
 * @param thing its id on the board
 * @param place the place where it stands
 * @param party the owner
 * @param against the other party; empty where there is none
 * @param size in the unit; {@code null} where it has none or nobody may know it
 * @param unit of the size; empty where it has none
 * @param leaders the ids of leaders with it, in alphabetical order with spaces between them
 */
public record BoardThing(String kind, String thing, String place, String party, String against, Integer size, String unit, String leaders) {}
