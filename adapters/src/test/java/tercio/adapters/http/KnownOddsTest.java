package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KnownOddsTest {

    private final List<String> workedOut = new ArrayList<>();
    private final KnownOdds<String, String> known = new KnownOdds<>(2);

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

    private String ask(String question) {
        return known.of(question, () -> {
            workedOut.add(question);
            return "odds of " + question;
        });
    }
}
