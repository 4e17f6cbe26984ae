package tercio.domain.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

class EditionHistoryTest {

    private static final EditionHistory THREE = EditionHistory.from("1")
            .withChange("2", Sentence.ofText("First."), "RULE-A").withChange("2", Sentence.ofText("Second."), "RULE-B-3").withChange("3", Sentence.ofText("Third."), "RULE-C");

    @Test
    void theEditionInForceIsTheOneOfTheLastChange() {
        assertThat(EditionHistory.from("1").current()).isEqualTo("1");
        assertThat(THREE.current()).isEqualTo("3");
    }

    @Test
    void whatChangedSinceAnEditionIsAllThatCameAfterIt() {
        assertThat(THREE.changesSince("1").orElseThrow()).extracting(change -> change.text().textOrKey()).containsExactly("First.", "Second.", "Third.");
        assertThat(THREE.changesSince("2").orElseThrow()).extracting(change -> change.text().textOrKey()).containsExactly("Third.");
        assertThat(THREE.changesSince("3").orElseThrow()).isEmpty();
        assertThat(THREE.changesSince("4")).isEmpty();
    }

    @Test
    void anEditionThatIsOverTakesNoChange() {
        assertThatIllegalArgumentException().isThrownBy(() -> THREE.withChange("2", Sentence.ofText("Late."), "RULE-A"));
        assertThatIllegalArgumentException().isThrownBy(() -> THREE.withChange("1", Sentence.ofText("Late."), "RULE-A"));
        assertThatIllegalArgumentException().isThrownBy(() -> THREE.withChange("4", Sentence.ofText("Without a rule.")));
        assertThatIllegalArgumentException().isThrownBy(() -> THREE.withChange("4", Sentence.ofText(" "), "RULE-A"));
    }

    @Test
    void aChangeConcernsItsRulesAndTheirListsAndEntries() {
        var change = THREE.changes().get(1);
        assertThat(change.concerns(List.of(Citation.of("RULE-B-3")))).isTrue();
        assertThat(change.concerns(List.of(Citation.of("RULE-B")))).isTrue();
        assertThat(change.concerns(List.of(Citation.of("RULE-B-4"), Citation.of("RULE-A")))).isFalse();
        assertThat(THREE.changes().getFirst().concerns(List.of(Citation.of("RULE-A-7")))).isTrue();
    }
}
