package tercio.application.record;

/** What the last undo took away was brought back. */
public record Redone(String reason) implements KernelEvent {}
