package tercio.application.record;

/**
 * The branch of an amendment became the game. The undo that takes the old line away follows in the same command, and after it the
 * commands of the branch, each with its own events.
 *
 * @param to the position from whose board the branch begins
 * @param commands how many commands of the branch follow
 */
public record AmendmentAdopted(int amendment, int to, int commands) implements KernelEvent {}
