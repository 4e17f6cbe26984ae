package tercio.application.record;

/**
 * The method and conditions of the server's dice, fixed at the start of a game.
 *
 * @param method the number of the method; {@value #BY_NAME} for an older game that does not record it
 * @param contributions whether the dice wait for contributions of the seats
 */
public record DiceTerms(int method, Contributions contributions) {

    /** The contributions of the seats after the server has committed itself. */
    public enum Contributions {
        /** Nothing: play begins at once. */
        NONE,
        /** Each seat contributes or waives before the first die. */
        SEATS
    }

    /** A die depends on its name and its count. */
    public static final int BY_NAME = 1;
    /** A die depends on its question, its name and its count. */
    public static final int BY_QUESTION = 2;

    /** The terms of a game that does not record them. */
    public static final DiceTerms FIRST = new DiceTerms(BY_NAME, Contributions.NONE);

    public DiceTerms {
        if (method < BY_NAME || method > BY_QUESTION || contributions == null) {
            throw new IllegalArgumentException("the method of the dice is " + BY_NAME + " or " + BY_QUESTION + ", with contributions or without");
        }
    }

    /** The terms of a game that begins now. */
    public static DiceTerms now(Contributions contributions) {
        return new DiceTerms(BY_QUESTION, contributions);
    }
}
