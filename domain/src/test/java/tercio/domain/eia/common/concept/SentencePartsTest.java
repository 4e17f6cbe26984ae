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

    @Test
    void oneIsSingularAndNoneIsPlural() {
        assertThat(SentenceParts.counted(1, "factor", "factors")).isEqualTo("1 factor");
        assertThat(SentenceParts.counted(0, "factor", "factors")).isEqualTo("0 factors");
        assertThat(SentenceParts.agreeing(2, "begins", "begin")).isEqualTo("begin");
    }
}
