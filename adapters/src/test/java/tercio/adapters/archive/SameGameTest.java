package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tercio.adapters.demo.DemonstrationRun;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.application.verification.Progress;
import tercio.domain.given.Thorough;

/** A game that was played here and the import of its own record are one: every question counts its dice, its openings and its battles once. */
class SameGameTest {

    private static final RulebookModules MODULES = RulebookModules.all();

    private GameBackend backend;

    @BeforeEach
    void open() {
        backend = GameBackend.inMemory(MODULES.rulebooks());
    }

    @AfterEach
    void close() {
        backend.close();
    }

    private String demonstration() {
        var module = MODULES.modules().stream().filter(each -> each.demonstration().isPresent()).findFirst().orElseThrow();
        return DemonstrationRun.playExample(backend, module.ruleset().orElseThrow(), module.demonstration().orElseThrow()).game();
    }

    private String importedAgain(String game) throws IOException {
        var record = new StringWriter();
        var history = backend.histories().of(game).orElseThrow();
        backend.records().write(game, history.openingEvent(), history.position(), record);
        return ((GameCreation.Created) backend.games().adopt(backend.records().read(new BufferedReader(new StringReader(record.toString())), Progress.SILENT))).game();
    }

    @Thorough("The other test here imports records again, and ArchivePropertiesTest copies games.")
    @Test
    void aDemonstrationAndTheImportOfItsRecordCountOnceInEveryAnswer() throws IOException {
        var game = demonstration();
        try (var archive = GameArchives.of(backend, MODULES.archives(), ArchiveLimits.STANDARD, Optional.empty())) {
            archive.feed(() -> false);
            archive.compare(() -> false);
            var alone = answers(archive);
            var openings = archive.openings(Filters.none(), archive.games(), List.of());
            var copy = importedAgain(game);
            archive.markStale(copy);
            archive.feed(() -> false);
            archive.compare(() -> false);
            assertThat(archive.games()).containsExactlyInAnyOrder(game, copy);
            assertThat(archive.query("select same_as, counted from game where game = '" + copy + "'", archive.games()).rows()).containsExactly(List.of(game, false));
            assertThat(answers(archive)).isEqualTo(alone);
            assertThat(archive.openings(Filters.none(), archive.games(), List.of())).isEqualTo(openings);
        }
    }

    /** Played twice it is two games: each playing has its own instants, and nobody can tell whether the same dice fell again. */
    @Test
    void twoPlayingsOfOneScriptAreTwoGames() {
        demonstration();
        demonstration();
        try (var archive = GameArchives.of(backend, MODULES.archives(), ArchiveLimits.STANDARD, Optional.empty())) {
            archive.feed(() -> false);
            assertThat(archive.query("select count(*) from game where counted", archive.games()).rows()).containsExactly(List.of(2L));
        }
    }

    private static List<List<List<Object>>> answers(Archive archive) {
        return archive.questions().all().stream().map(question -> archive.questions().ask(question, Filters.none(), archive.games()).table().rows()).toList();
    }
}
