package tercio.domain.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The entries of a list and the rule that heads it. */
class CitationTest {

    private static boolean heads(String rule, String entry) {
        return Citation.of(entry).isEntryOf(Citation.of(rule));
    }

    @Test
    void aRuleHeadsTheEntriesOfItsList() {
        assertThat(heads("EU-INT-LAND", "EU-INT-LAND-4")).isTrue();
        assertThat(heads("EU-INT-LAND", "EU-INT-LAND-12")).isTrue();
        assertThat(heads("EIA-7.5", "EIA-7.5.2")).isTrue();
    }

    @Test
    void itHeadsNeitherItselfNorAnotherList() {
        assertThat(heads("EU-INT-LAND", "EU-INT-LAND")).isFalse();
        assertThat(heads("EU-INT-LAND", "EU-INT-LAND-SEA")).isFalse();
        assertThat(heads("EU-INT-LAND", "EU-INT-LANDING-4")).isFalse();
        assertThat(heads("EU-INT-LAND-4", "EU-INT-LAND")).isFalse();
        assertThat(heads("EU-INT", "EU-INT-LAND-4")).isFalse();
        assertThat(heads("EIA-7.5", "EIA-7.5.2.3")).isFalse();
        assertThat(heads("EIA-7", "EIA-77")).isFalse();
    }

    @Test
    void eachEntryNamesItsHead() {
        for (var head : List.of("EU-INT-LAND", "EIA-7.5", "EU-SUP")) {
            var entry = Citation.of(head).entry(3);

            assertThat(entry.listHead()).contains(Citation.of(head));
            assertThat(entry.isEntryOf(Citation.of(head))).isTrue();
        }
    }
}
