package tercio.domain.eu.play.interception;

import java.util.List;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.game.Form;
import tercio.domain.game.Option;

/** The announcements that the game awaits: one of each country that may intercept or counter-intercept. */
public final class Announcements {

    /**
     * The question to one country.
     *
     * @param counter whether it would help the mover
     * @param stacks the stacks that may try
     * @param form the form for every choice and order of them, {@code null} for a single stack
     */
    public record Question(String country, boolean counter, String rule, List<Stack> stacks, List<Option> options, Form form) {}

    private Announcements() {}

    /** The open questions; empty if no move can be intercepted now. */
    public static List<Question> open(Board board) {
        return Inquiry.of(board).stream()
                .flatMap(inquiry -> inquiry.open().stream().map(country -> new Question(country, inquiry.counter(), inquiry.rule(),
                        inquiry.of(country), Announcing.options(board, inquiry, country), 
                        Announcing.form(board, inquiry, country))))
                .toList();
    }
}
