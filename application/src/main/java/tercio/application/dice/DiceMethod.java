package tercio.application.dice;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.application.record.DiceTerms;

/**
 * The method by which the server computes a die. A game keeps the method that it began with, so that its dice can
 * always be computed again.
 */
public enum DiceMethod {
    /** A die depends on its name and on how often this name was asked before. */
    BY_NAME("game, contribution, die, side, purpose, ordinal, how often this die was asked in the history in effect counting this time,"
            + " attempt from 0; joined by line feeds"),
    /** A die also depends on its question: who does what to whom. */
    BY_QUESTION("the digit 2, game, contribution, question (who does what to whom), die, side, purpose, ordinal, how often this die was"
            + " asked for this question in the history in effect counting this time, attempt from 0; in each a backslash is written as two"
            + " and a line feed as a backslash and the letter n; joined by line feeds");

    private static final String TOLD = "The first 4 bytes of HMAC-SHA-256 (key: the secret; text: %s) as an unsigned number, modulo the"
            + " sides, plus 1; numbers of the incomplete last block of 2^32 are drawn again with the next attempt. The commitment is"
            + " SHA-256 of the secret.";

    private final String text;

    DiceMethod(String text) {
        this.text = text;
    }

    /** The method of a game. */
    public static DiceMethod of(DiceTerms terms) {
        return terms.method() >= DiceTerms.BY_QUESTION ? BY_QUESTION : BY_NAME;
    }

    /** The method in words, for those who check a die. */
    public String inWords() {
        return TOLD.formatted(text);
    }

    /** The part of a question on which a die of this method depends. */
    DieQuestion relevantPart(DieQuestion question) {
        return this == BY_NAME ? new DieQuestion("", question.name()) : question;
    }

    /**
     * The text from which a die is computed, without the attempt, which is joined to it by a line feed.
     *
     * @param game under whose name it is thrown
     * @param asked the number of times that it was asked, this time included
     */
    public String label(String game, String contribution, DieQuestion question, int asked) {
        var name = question.name();
        var parts = Stream.of(game, contribution, question.about(), name.die().name(), name.side(), name.purpose(),
                Integer.toString(name.ordinal()), Integer.toString(asked));
        return this == BY_NAME
                ? String.join("\n", game, contribution, name.die().name(), name.side(), name.purpose(), Integer.toString(name.ordinal()),
                        Integer.toString(asked))
                : Stream.concat(Stream.of("2"), parts).map(part -> part.replace("\\", "\\\\").replace("\n", "\\n"))
                        .collect(Collectors.joining("\n"));
    }
}
