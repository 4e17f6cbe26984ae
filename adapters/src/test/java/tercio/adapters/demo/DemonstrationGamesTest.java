package tercio.adapters.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.projections.sentence.Language;

/** The demonstration games are made once for a folder; a second start prints the same links. */
class DemonstrationGamesTest {

    private static final RulebookModules RULEBOOKS = RulebookModules.all();

    @TempDir
    private Path folder;

    private String printed(GameBackend backend) {
        var out = new StringWriter();
        DemonstrationGames.in(folder, backend, RULEBOOKS).print(new PrintWriter(out, true), "http://home", Language.EN);
        return out.toString();
    }

    @Test
    void aSecondStartPrintsTheSameLinks() {
        try (var backend = GameBackend.inMemory(RULEBOOKS.rulebooks())) {
            var first = printed(backend);

            assertThat(first).contains("The rulebook's example, played:  http://home/#/games/", "France against Spain, to play:",
                    "  as host:  http://home/#/games/", "  as Anna (france):  ", "/token/");
            assertThat(printed(backend)).isEqualTo(first);
        }
    }

    /** First lines at sea are secret: at a closed table no seat could fork or amend the war that waits for players. */
    @Test
    void theWarThatWaitsForPlayersIsAnOpenTable() {
        var module = RULEBOOKS.module("eu-military").orElseThrow();
        var rules = module.ruleset().orElseThrow();
        try (var backend = GameBackend.inMemory(RULEBOOKS.rulebooks())) {
            var war = backend.histories().of(DemonstrationRun.openFresh(backend, rules, module.demonstration().orElseThrow()).game()).orElseThrow().openingEvent();

            assertThat(war.holdsSecrets(rules)).isTrue();
            assertThat(war.openTable()).contains(true);
        }
    }

    @Test
    void theTokensAreReadableByTheirOwnerOnly() throws IOException {
        try (var backend = GameBackend.inMemory(RULEBOOKS.rulebooks())) {
            printed(backend);

            var file = folder.resolve("demonstration.txt");
            assertThat(Files.getPosixFilePermissions(file))
                    .doesNotContain(PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);
            assertThat(Files.readAllLines(file)).as("two blocks of five lines").hasSize(11);
        }
    }

    @Test
    void gamesThatAreGoneAreMadeAnew() {
        String first;
        try (var backend = GameBackend.inMemory(RULEBOOKS.rulebooks())) {
            first = printed(backend);
        }
        try (var backend = GameBackend.inMemory(RULEBOOKS.rulebooks())) {
            assertThat(printed(backend)).isNotEqualTo(first).contains("France against Spain, to play:");
        }
    }
}
