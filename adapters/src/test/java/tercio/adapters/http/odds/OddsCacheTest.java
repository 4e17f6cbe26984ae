package tercio.adapters.http.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OddsCacheTest {

    private static final int MOST = 4;
    private static final int MOST_BYTES = 100;

    private final List<String> computed = new ArrayList<>();
    private final OddsCache<String, String> cache = new OddsCache<>(MOST, MOST_BYTES, String::length);

    @Test
    void anAnswerThatWasJustAskedForIsNotComputedAgain() {
        ask("Artois");
        assertThat(ask("Artois")).isEqualTo("odds of Artois");
        assertThat(computed).containsExactly("Artois");
    }

    @Test
    void aSmallAnswerTakesOneOfFewPlaces() {
        IntStream.range(0, 50).forEach(place -> ask("zone " + place));
        assertThat(cache.size()).isEqualTo(MOST);
    }

    @Test
    void largeAnswersTakeThePlaceOfSeveralSmallOnes() {
        IntStream.range(0, 50).forEach(place -> ask("a province with a name of about fifty characters " + place));
        assertThat(cache.size()).as("each answer has more than half of the bytes").isEqualTo(1);
    }

    @Test
    void anAnswerThatIsTooLargeIsNotKept() {
        var huge = "a province with a very long name".repeat(4);
        assertThat(ask(huge)).endsWith(huge);
        assertThat(cache.findKept(huge)).isEmpty();
        ask("Artois");
        assertThat(cache.findKept("Artois")).contains("odds of Artois");
    }

    private String ask(String question) {
        return cache.computeIfAbsent(question, () -> {
            computed.add(question);
            return "odds of " + question;
        });
    }
}
