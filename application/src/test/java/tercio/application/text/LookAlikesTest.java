package tercio.application.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.application.given.English;
import tercio.application.record.Caller;

/** Ben and Anna sit at the table: who may come in beside them, and under which name. */
class LookAlikesTest {

    private static final List<String> TABLE = List.of("Ben", "Anna");

    /** Other letters, other scripts, the same face; the fifth and the last two are names that the log has for itself. */
    @ParameterizedTest
    @ValueSource(strings = {"ben", "BEN", "\u0412\u0435\u043d", "Be\u00adn", "B\u0435n", "Be\u200bn", "Ben\u202e", "\uff22\uff45\uff4e", "\u0410nna",
        "Anna\u3164", "host", "Host", "HOST", "\u041d\u041e\u0405\u0422", "h\u00f6st\u0308\u0441", "service", "Service"})
    void aNameThatIsTakenForAnotherIsRefused(String name) {
        assertThat(LookAlikes.fault(name, TABLE)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Benno", "Bene", "B\u00e9n\u00e9dicte", "Zoe", "\u0418\u0432\u0430\u043d", "\u7530\u4e2d\u3055\u304f\u3089", "\u7530\u4e2d Ken",
        "\u05d3\u05d5\u05d3", "\u0645\u062d\u0645\u062f", "Rahul \u0930\u093e\u0939\u0941\u0932", "Seat 2", "O\u2019Brien", "Jean-Luc", "hostess", "Anna \ud83d\ude42"})
    void aNameOfItsOwnIsNot(String name) {
        assertThat(LookAlikes.fault(name, TABLE)).isEmpty();
    }

    @Test
    void theNameOfTheHostInTheLogIsNobodyElses() {
        assertThat(LookAlikes.RESERVED).contains(Caller.HOST_NAME);
    }

    /** It is the same person. */
    @Test
    void theSameNameIsNoLookAlike() {
        assertThat(LookAlikes.fault("Ben", TABLE)).isEmpty();
    }

    @Test
    void theRefusalSaysWhatWouldDo() {
        assertThat(LookAlikes.fault("ben", TABLE).map(English::of)).contains("looks like 'Ben', who is in this game: choose a name that nobody takes for it");
        assertThat(LookAlikes.fault("Host", TABLE).map(English::of)).contains("looks like 'host', and the log names nobody else so: choose another name");
        assertThat(LookAlikes.fault("B\u0435n", List.of()).map(English::of)).contains("mixes scripts whose letters look alike, such as Latin and Cyrillic: write it in one of them");
        assertThat(LookAlikes.fault("Be\u00adn", List.of()).map(English::of)).contains("has an invisible character at place 3 (U+00AD): leave it out");
    }
}
