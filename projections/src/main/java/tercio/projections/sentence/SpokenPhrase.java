package tercio.projections.sentence;

/**
 * A phrase as it reads in a language.
 *
 * @param several whether several are spoken of
 * @param feminine whether it is feminine in that language
 * @param adjective the adjective that goes with it; {@code null} where the language has none
 */
record SpokenPhrase(String text, boolean several, boolean feminine, String adjective) {

    SpokenPhrase(String text, boolean several) {
        this(text, several, false, null);
    }
}
