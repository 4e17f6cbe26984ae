package tercio.domain.eu.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.given.War;

/** The printed scenario of the New World in 1520. */
class ColonialScenarioTest {

    @Test
    void eachEditionAcceptsIt() {
        for (var rules : List.of(War.RULES, War.FAST, War.RAPID)) {
            assertThat(rules.faults(War.RULES.scenario("colonial").orElseThrow())).as(rules.id()).isEmpty();
        }
    }
}
