package tercio.domain.eu.game;

/**
 * A leader who rides alone, while he rides (EU-MOVE-LEADER). A stack without troops stands for him on the map until he arrives or dies.
 *
 * @param leader his id
 * @param from the stack that he has left, {@code null} if he stood alone
 * @param into the stack that he will join, {@code null} if he will stay alone
 */
public record Ride(String leader, String from, String into) {}
