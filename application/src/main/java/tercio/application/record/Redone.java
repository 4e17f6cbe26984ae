package tercio.application.record;

/** The events that the last undo took away are in effect again. */
public record Redone(String reason) implements KernelEvent {}
