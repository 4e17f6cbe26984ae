package tercio.application.verification;

/** A place where a record does not say what the rules make of its commands. */
public record Divergence(int position, String expected, String found) {}
