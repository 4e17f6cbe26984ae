package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** How long, and how many, answers are kept for requests that come again. */
class KeptAnswersTest {

    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private KeptAnswers answers;

    @BeforeEach
    void anEmptyTable() throws Exception {
        var source = new JdbcDataSource();
        source.setURL("jdbc:h2:mem:" + Math.abs(hashCode()) + ";DB_CLOSE_DELAY=-1");
        var database = JdbcClient.create(source);
        for (var statement : new ClassPathResource("db/migration/V18__kept_answers.sql").getContentAsString(StandardCharsets.UTF_8).split(";")) {
            if (!statement.isBlank()) {
                database.sql(statement).update();
            }
        }
        answers = new KeptAnswers(database);
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
}
