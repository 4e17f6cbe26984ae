package tercio.domain.eu.land.interception.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
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
    public record Question(CountryId country, boolean counter, String rule, List<Stack> stacks, List<Option> options, Form form) {}

    private Announcements() {}

    /** The open questions; empty if no move can be intercepted now. */
    public static List<Question> openQuestions(WarView board) {
        return InterceptionQuestion.of(board).stream()
                .flatMap(inquiry -> inquiry.openCountries().stream().map(country -> new Question(country, inquiry.isCounter(), inquiry.rule(),
                        inquiry.of(country), AnnouncementOptions.options(board, inquiry, country), 
                        AnnouncementOptions.form(board, inquiry, country))))
                .toList();
    }
}
