package tercio.adapters.http.answer;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import tercio.adapters.http.problem.ReaderText;
import tercio.application.verification.LaterChange;
import tercio.domain.ruling.Citation;

/**
 * A change of the rules that came after a command was decided, in the language of the caller.
 *
 * @param edition the edition that brought it
 * @param text the change and its reason
 * @param concerns whether it is about a rule by which the command is decided
 * @param lang the language of a text that is not English
 */
@Schema(name = "LaterChange")
public record LaterChangeBody(String edition, List<Citation> rules, String text, boolean concerns, Optional<String> lang) {

    /** The change in the language of the caller. */
    public static LaterChangeBody of(LaterChange change) {
        return new LaterChangeBody(change.edition(), change.rules(), ReaderText.text(change.text()), change.concerns(), ReaderText.language(change.text()));
    }
}
