package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The time and the number for which answers are kept for requests that come again. */
@OnBothDatabases
class KeptAnswersTest {

    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private GameBackend backend;
    private KeptAnswers answers;

    @BeforeEach
    void anEmptyTable() {
        backend = TestStores.inMemory(GameBackendTest.RACES);
        answers = backend.get(KeptAnswers.class);
    }

    @AfterEach
    void close() {
        backend.close();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void anAnswerIsKeptForADay() {
        answers.keep("request", "anna", text("made"), NOON);

        assertThat(answers.of("request", NOON.plus(KeptAnswers.LIFETIME).minusSeconds(1))).hasValue(text("made"));
        assertThat(answers.of("request", NOON.plus(KeptAnswers.LIFETIME))).isEmpty();
        answers.keep("request", "anna", text("made anew"), NOON.plus(KeptAnswers.LIFETIME).plus(Duration.ofHours(1)));
        assertThat(answers.of("request", NOON.plus(KeptAnswers.LIFETIME).plus(Duration.ofHours(2)))).hasValue(text("made anew"));
    }

    /** One caller fills its own room, not that of others. */
    @Test
    void theOldestOfACallerGoes() {
        answers.keep("of bert", "bert", text("his"), NOON.minusSeconds(1));
        for (int number = 0; number <= KeptAnswers.MOST_OF_A_CALLER; number++) {
            answers.keep("anna " + number, "anna", text("hers"), NOON.plusSeconds(number));
        }

        assertThat(answers.of("anna 0", NOON)).isEmpty();
        assertThat(answers.of("anna 1", NOON)).isPresent();
        assertThat(answers.of("of bert", NOON)).isPresent();
    }

    /** Within one service requests wait for each other before; two services meet here. */
    @Test
    void aRequestIsBegunByOneServiceAtATime() {
        boolean shared = TestStores.engine() == TestStores.Engine.POSTGRES;

        assertThat(answers.begin("request", "anna", NOON)).isTrue();
        assertThat(answers.begin("request", "anna", NOON.plusSeconds(1))).isEqualTo(!shared);
        assertThat(answers.of("request", NOON.plusSeconds(1))).as("an answer that is not there yet is none").isEmpty();
        answers.end("request");
        assertThat(answers.begin("request", "anna", NOON.plusSeconds(2))).as("it was refused, and may come again").isTrue();
        answers.keep("request", "anna", text("made"), NOON.plusSeconds(3));
        answers.end("request");
        assertThat(answers.of("request", NOON.plusSeconds(4))).hasValue(text("made"));
    }

    @Test
    void whatAServiceBeganThatEndedIsBegunAnew() {
        answers.begin("request", "anna", NOON);
        assertThat(answers.begin("request", "anna", NOON.plus(KeptAnswers.LONGEST_REQUEST))).isTrue();
    }
}
