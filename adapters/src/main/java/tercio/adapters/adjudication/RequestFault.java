package tercio.adapters.adjudication;

/**
 * One thing that is wrong with a request.
 *
 * @param pointer JSON pointer to the wrong value, or to the place where the missing one belongs
 */
public record RequestFault(String pointer, String message) {}
