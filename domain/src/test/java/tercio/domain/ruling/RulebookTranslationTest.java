package tercio.domain.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tercio.domain.table.CsvTable;

class RulebookTranslationTest {

    private static final Reading READING = Reading.between("GW-DIE", "GW-1", "because", "own-die", "other");

    private final Map<String, String> files = new HashMap<>();
    private Rulebook english;

    @BeforeEach
    void whatIsTold() {
        files.put("rulebook", "rule,title,place\nGW-1,fire,Combat / Fire; 1.2\nGW-2,rout,Combat\n");
        files.put("rules/chapters", "file,title\ncombat,Combat\n");
        files.put("rules/combat", "rule,tables,edition,text\nGW-1,crt,,Roll.\nGW-1,,gw-old,Roll twice.\nGW-2,,,Run.\n");
        english = Rulebook.readWithExplanations(name -> CsvTable.parse(name, files.get(name)));
        files.put("chapters", "file,title\ncombat,Le combat\n");
        files.put("combat", "rule,edition,title,text\nGW-1,,feu,Jetez.\nGW-1,gw-old,,Jetez deux fois.\nGW-2,,déroute,Fuyez.\n");
        files.put("places", "place,words\nCombat,Combats\nFire,Feu\n");
        files.put("tables", "table,title\ncrt,Table des combats\n");
        files.put("readings", "reading,why\nGW-DIE,parce que\n");
        files.put("choices", "reading,choice,words\nGW-DIE,other,un autre\nGW-DIE,own-die,son dé\n");
    }

    private RulebookTranslation read() {
        return RulebookTranslation.read(english, name -> CsvTable.parse(name, files.get(name)));
    }

    private void refused(String file, String text, String why) {
        var before = files.put(file, text);
        assertThatThrownBy(this::read).isInstanceOf(CsvTable.Defect.class).hasMessageContaining(why);
        files.put(file, before);
    }

    @Test
    void everyTextIsToldInTheOtherLanguage() {
        var french = read();

        var entry = french.rulebook().find(Citation.of("GW-1")).orElseThrow();
        assertThat(entry.title()).isEqualTo("feu");
        assertThat(entry.place()).isEqualTo("Combats / Feu; 1.2");
        var explained = french.rulebook().explanations().find(Citation.of("GW-1")).orElseThrow();
        assertThat(explained.text()).isEqualTo("Jetez.");
        assertThat(explained.inEdition("gw-old")).contains("Jetez deux fois.");
        assertThat(explained.tables()).containsExactly("crt");
        assertThat(french.rulebook().explanations().chapters()).containsExactly(
                new ExplainedChapter("combat", "Le combat", english.explanations().chapters().getFirst().rules()));
        assertThat(french.tableTitle("crt")).isEqualTo("Table des combats");
        assertThat(french.why(READING)).isEqualTo("parce que");
        assertThat(french.choices(READING)).as("in the order of the reading").containsExactly("son dé", "un autre");
    }

    @Test
    void aRuleOrEditionThatIsLackingOrThereNoMoreIsAFault() {
        refused("combat", "rule,edition,title,text\nGW-1,,feu,Jetez.\nGW-1,gw-old,,Jetez deux fois.\n", "GW-2");
        refused("combat", "rule,edition,title,text\nGW-1,,feu,Jetez.\nGW-2,,déroute,Fuyez.\n", "editions of GW-1");
        refused("combat", "rule,edition,title,text\nGW-1,,feu,Jetez.\nGW-1,gw-old,,Jetez.\nGW-2,,déroute,Fuyez.\nGW-3,,choc,Frappez.\n", "no such rule");
        refused("chapters", "file,title\ncombat,Le combat\nend,Fin\n", "chapters");
        refused("chapters", "file,title\n", "the chapter combat");
        refused("places", "place,words\nCombat,Combats\n", "the place Fire");
    }

    @Test
    void aReadingOrTableThatIsLackingIsAFault() {
        files.put("choices", "reading,choice,words\nGW-DIE,other,un autre\n");
        var french = read();
        assertThatThrownBy(() -> french.choices(READING)).hasMessageContaining("choices of GW-DIE");
        assertThatThrownBy(() -> french.why(Reading.between("GW-X", "GW-1", "so", "a", "b"))).hasMessageContaining("GW-X");
        assertThatThrownBy(() -> french.tableTitle("morale")).hasMessageContaining("morale");
    }
}
