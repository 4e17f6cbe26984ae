package tercio.application.record;

/**
 * The seat that made a request took it back.
 *
 * @param request the position of the request
 */
public record RequestWithdrawn(int request, String reason) implements KernelEvent {}
