package tercio.domain.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The parties that have chosen are open, their choices are not. */
class SealedChoicesTest {

    private final SealedChoices<String> nobody = SealedChoices.of(List.of("red", "blue"));
    private final SealedChoices<String> red = nobody.with("red", Optional.of("attack"));

    @Test
    void allChooseOnceAndInAnyOrder() {
        var blueFirst = nobody.with("blue", Optional.of("hold"));

        assertThat(nobody.awaitedParties()).containsExactly("red", "blue");
        assertThat(red.awaitedParties()).containsExactly("blue");
        assertThat(red.isComplete()).isFalse();
        assertThat(red.with("blue", Optional.of("hold"))).isEqualTo(blueFirst.with("red", Optional.of("attack")));
        assertThat(red.with("blue", Optional.of("hold")).isComplete()).isTrue();
        assertThatThrownBy(() -> red.with("red", Optional.of("hold"))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> red.with("green", Optional.of("hold"))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void othersSeeThatAPartyHasChosenAndNotWhat() {
        var blue = Viewer.of(Set.of("blue"));

        assertThat(red.asSeenBy(blue)).isEqualTo(nobody.with("red", Optional.of("feint")).asSeenBy(blue)).isNotEqualTo(nobody.asSeenBy(blue));
        assertThat(red.asSeenBy(blue).of("red")).isEmpty();
        assertThat(red.asSeenBy(Viewer.PUBLIC).of("red")).isEmpty();
        assertThat(red.asSeenBy(Viewer.of(Set.of("red")))).isEqualTo(red);
        assertThat(red.asSeenBy(Viewer.ALL)).isEqualTo(red);
    }
}
