package tercio.adapters.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A refusal lists the allowed words in the order in which they are declared, in every run of the program. */
class AllowedWordsTest {

    @Test
    void wordsAreListedAsTheyAreDeclared() {
        assertThat(AllowedWords.of(List.of("S", "W")).list()).isEqualTo("S, W");
        assertThat(AllowedWords.of(List.of("W", "S")).list()).isEqualTo("W, S");
    }
}
