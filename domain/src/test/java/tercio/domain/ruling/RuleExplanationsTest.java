package tercio.domain.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.table.CsvTable;

class RuleExplanationsTest {

    private static final String HEADER = "rule,tables,edition,text\n";

    private static RuleExplanations read(String lines) {
        var files = Map.of("chapters", "file,title\nraces,Races\n", "races", HEADER + lines);
        return RuleExplanations.read(name -> CsvTable.parse(name, files.get(name)));
    }

    @Test
    void aParagraphHasItsTablesAndWhatAnEditionDoesOtherwise() {
        var read = read("GW-RACE-1,odds results,,\"Who is faster, wins.\"\nGW-RACE-1,,gw-old,Who is slower wins.\n");
        assertThat(read.chapters()).singleElement().satisfies(chapter -> {
            assertThat(chapter.title()).isEqualTo("Races");
            assertThat(chapter.rules()).containsExactly(Citation.of("GW-RACE-1"));
        });
        assertThat(read.find(Citation.of("GW-RACE-1"))).hasValueSatisfying(rule -> {
            assertThat(rule.text()).isEqualTo("Who is faster, wins.");
            assertThat(rule.tables()).containsExactly("odds", "results");
            assertThat(rule.inEdition("gw-old")).contains("Who is slower wins.");
            assertThat(rule.inEdition("gw-new")).isEmpty();
        });
    }

    @Test
    void whatIsToldTwiceOrWithoutAParagraphIsRefusedWithItsLine() {
        assertThatThrownBy(() -> read("GW-RACE,,,One.\nGW-RACE,,,Two.\n")).hasMessageContaining("line 3").hasMessageContaining("twice");
        assertThatThrownBy(() -> read("GW-RACE,,old,One.\n")).hasMessageContaining("line 2").hasMessageContaining("comes before");
        assertThatThrownBy(() -> read("GW-RACE,,,One.\nGW-RACE,,old,Two.\nGW-RACE,,old,Three.\n")).hasMessageContaining("edition stands twice");
    }
}
