package tercio.adapters.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.game.PieceId;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/** The ids of pieces in printed scenarios are such as a scenario of a player may have. */
class PrintedIdsTest {

    private static <N extends Scenario> void fit(Ruleset<?, ?, ?, N> ruleset, ArrayList<String> seen) {
        for (var name : ruleset.scenarios().keySet()) {
            ruleset.newIds(ruleset.scenario(name).orElseThrow()).forEach((pointer, id) -> {
                assertThat(PieceId.fault(id)).as("%s %s%s: %s", ruleset.id(), name, pointer, id).isEmpty();
                seen.add(id);
            });
        }
    }

    @Test
    void everyPrintedIdFits() {
        var seen = new ArrayList<String>();
        for (var ruleset : RulebookModules.all().rulebooks().rulesets()) {
            fit(ruleset, seen);
        }
        assertThat(seen).hasSizeGreaterThan(100);
    }

    /** {@code a/b} would be a piece that no address names. */
    @ParameterizedTest
    @ValueSource(strings = {"a/b", "", "A", "-a", ".a", "a b", "\u00e9", "a\n", "%41"})
    void anIdThatNoAddressNamesDoesNot(String id) {
        assertThat(PieceId.fault(id)).isPresent();
    }

    @Test
    void anIdHasAtMost64Characters() {
        assertThat(PieceId.fault("a".repeat(64))).isEmpty();
        assertThat(PieceId.fault("a".repeat(65))).isPresent();
        assertThat(PieceId.fault("fra-1.12_b")).isEmpty();
    }
}
