package tercio.application.record;

/**
 * A seat agreed to a request or refused it, or the host decided it in the place of the seats. The next event of the same
 * command records what follows from the last agreement.
 *
 * @param request the position of the request
 */
public record RequestAnswered(int request, boolean approved, String reason) implements KernelEvent {}
