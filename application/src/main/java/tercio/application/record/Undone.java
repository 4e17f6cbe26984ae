package tercio.application.record;

/** The game was taken back to its state at a position. */
public record Undone(int to, String reason) implements KernelEvent {}
