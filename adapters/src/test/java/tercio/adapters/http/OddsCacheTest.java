package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OddsCacheTest {

    private final List<String> workedOut = new ArrayList<>();
    private final OddsCache<String, String> known = new OddsCache<>(2, 40, String::length);

    @Test
    void whatWasJustAskedIsNotWorkedOutAgain() {
        ask("Artois");
        assertThat(ask("Artois")).isEqualTo("odds of Artois");
        assertThat(workedOut).containsExactly("Artois");
    }

    @Test
    void whatWasLongestNotAskedIsForgotten() {
        List.of("Artois", "Picardie", "Artois", "Milano").forEach(this::ask);
        List.of("Artois", "Picardie").forEach(this::ask);
        assertThat(workedOut).containsExactly("Artois", "Picardie", "Milano", "Picardie");
    }

    /** The answers to both together are longer than 40. */
    @Test
    void whatIsLargeIsKeptForAShorterTime() {
        var longer = "a province with a long name";
        List.of("Artois", longer, "Artois", longer).forEach(this::ask);
        assertThat(workedOut).containsExactly("Artois", longer, "Artois", longer);
        assertThat(known.known(longer)).isPresent();
        assertThat(known.known("Artois")).isEmpty();
    }

    @Test
    void anAnswerThatIsTooLargeIsNotKept() {
        var huge = "a province with a name that is longer than all that is kept";
        assertThat(ask(huge)).endsWith(huge);
        assertThat(known.known(huge)).isEmpty();
        ask("Artois");
        assertThat(known.known("Artois")).contains("odds of Artois");
    }

    private String ask(String question) {
        return known.of(question, () -> {
            workedOut.add(question);
            return "odds of " + question;
        });
    }
}
