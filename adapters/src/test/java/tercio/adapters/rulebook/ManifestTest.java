package tercio.adapters.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tercio.projections.PrintedBoard;
import tercio.projections.View;
import tercio.projections.sentence.Language;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A manifest describes what its module brings. */
class ManifestTest {

    private static final List<RulebookModule> INSTALLED = RulebookModules.all().modules();

    @Test
    void theViewsOfAManifestAreThoseThatAreServed() {
        assertThat(INSTALLED).isNotEmpty().allSatisfy(module -> {
            var served = module.ruleset().stream().flatMap(rules -> module.views().of(rules).stream()).map(View::name).toList();
            assertThat(module.manifest(Language.EN).views()).as(module.id()).extracting(Manifest.View::name).containsExactlyInAnyOrderElementsOf(served);
        });
    }

    @Test
    void aPrintedBoardIsNamedWhereThereIsOne() {
        assertThat(INSTALLED).allSatisfy(module -> assertThat(module.manifest(Language.EN).board()).as(module.id())
                .isEqualTo(module.ruleset().flatMap(rules -> module.views().board(rules)).map(board -> "rulesets/" + module.id() + "/board")));
    }

    @Test
    void theSheetsOfABoardAreNamedWhereItIsPrintedOnSeveral() {
        assertThat(INSTALLED).allSatisfy(module -> {
            var maps = module.ruleset().flatMap(rules -> module.views().board(rules)).stream()
                    .flatMap(board -> board.maps().stream()).map(PrintedBoard.Sheet::id).toList();
            assertThat(module.manifest(Language.EN).sheets()).as(module.id()).isEqualTo(maps.size() > 1 ? maps : List.of());
        });
    }

    @Test
    void theMarksAreTagsOfThePrintedBoard() {
        assertThat(INSTALLED).allSatisfy(module -> module.ruleset().flatMap(rules -> module.views().board(rules)).ifPresent(board ->
                assertThat(module.manifest(Language.EN).marks()).as(module.id()).isNotEmpty().allSatisfy(mark ->
                        assertThat(new JsonMapper().<JsonNode>valueToTree(board).findValues("tags").toString()).contains('"' + mark.name() + '"'))));
    }

    @Test
    void formsAnswerWithCommandsOfTheRuleset() {
        assertThat(INSTALLED).allSatisfy(module -> {
            var commands = module.ruleset().stream().flatMap(rules -> StreamSupport.stream(rules.commands().all().spliterator(), false))
                    .map(word -> word.alias()).toList();
            assertThat(commands).as(module.id()).containsAll(module.manifest(Language.EN).forms().stream().map(Manifest.Title::name).toList());
        });
    }

    @Test
    void aTabOrABoardOfAnUnknownViewIsRefused() {
        var none = List.<Manifest.Title>of();
        assertThatIllegalArgumentException().isThrownBy(() -> new Manifest(List.of(), List.of(new Manifest.Tab("track", "Track", List.of("track"))),
                List.of(), none, none, none, none, Optional.empty(), Optional.empty(), Optional.empty())).withMessageContaining("track");
        assertThatIllegalArgumentException().isThrownBy(() -> new Manifest(List.of(), List.of(), List.of("map"), none, none, none, none,
                Optional.empty(), Optional.empty(), Optional.empty())).withMessageContaining("map");
    }
}
