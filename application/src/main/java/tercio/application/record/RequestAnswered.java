package tercio.application.record;

/**
 * A seat agreed to a request or refused it, or the host decided it in the place of the seats. What follows from the last
 * agreement is recorded by the next event of the same command.
 *
 * @param request the position of the request
 */
public record RequestAnswered(int request, boolean approved, String reason) implements KernelEvent {}
