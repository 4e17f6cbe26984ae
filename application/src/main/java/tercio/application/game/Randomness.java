package tercio.application.game;

/** The random source of tokens, game ids and dice secrets; the dice themselves never come from it. */
@FunctionalInterface
public interface Randomness {

    /** Returns unpredictable bytes. */
    byte[] bytes(int count);
}
