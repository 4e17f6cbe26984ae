package tercio.application.game;

/** Where tokens, names of games and secrets of dice come from; never the dice themselves. */
@FunctionalInterface
public interface Randomness {

    /** That many bytes that nobody can guess. */
    byte[] bytes(int count);
}
