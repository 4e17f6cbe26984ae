package tercio.application.record;

/** The game was taken back to what it was at a position. */
public record Undone(int to, String reason) implements KernelEvent {}
