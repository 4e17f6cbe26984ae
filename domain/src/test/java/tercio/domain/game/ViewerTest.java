package tercio.domain.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A secret is for its parties and for whoever may see everything. */
class ViewerTest {

    private static final Secret OF_RED = Secret.of("red", "order");
    private static final Secret OF_NOBODY = new Secret(Set.of(), List.of("board"));

    @Test
    void aPartySeesItsOwnSecrets() {
        assertThat(Viewer.of(List.of("red", "green")).sees(OF_RED)).isTrue();
        assertThat(Viewer.of(List.of("blue")).sees(OF_RED)).isFalse();
        assertThat(Viewer.PUBLIC.sees(OF_RED)).isFalse();
        assertThat(Viewer.ALL.sees(OF_RED)).isTrue();
    }

    @Test
    void aSecretOfNobodyIsForTheHostAlone() {
        assertThat(Viewer.of(List.of("red")).sees(OF_NOBODY)).isFalse();
        assertThat(Viewer.ALL.sees(OF_NOBODY)).isTrue();
        assertThat(Viewer.of(List.of("red")).sees(OF_RED)).isTrue();
    }

    @Test
    void aSecretWithinSomethingLargerHasALongerName() {
        assertThat(OF_RED.within("causedBy").fields()).containsExactly("causedBy.order");
        assertThat(Secret.whole("red").within("causedBy").fields()).containsExactly("causedBy");
    }
}
