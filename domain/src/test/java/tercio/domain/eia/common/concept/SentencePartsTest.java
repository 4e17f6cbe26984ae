package tercio.domain.eia.common.concept;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists and counts as a sentence holds them. */
class SentencePartsTest {

    @Test
    void aListEndsWithAnd() {
        assertThat(SentenceParts.and(List.of())).isEmpty();
        assertThat(SentenceParts.and(List.of("Ney"))).isEqualTo("Ney");
        assertThat(SentenceParts.and(List.of("Davout", "Ney"))).isEqualTo("Davout and Ney");
        assertThat(SentenceParts.and(List.of("Davout", "Murat", "Ney"))).isEqualTo("Davout, Murat and Ney");
    }
}
