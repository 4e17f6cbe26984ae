package tercio.application.record;

/** The branch of an amendment was thrown away. It stays readable. */
public record AmendmentDropped(int amendment, String reason) implements KernelEvent {}
