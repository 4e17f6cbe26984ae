package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** The output of {@code tercio doctor}, and its exit code. */
class DoctorCommandTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;

    private record Ended(int code, String output) {
        /** The lines about a subject, without those of the tests' own properties. */
        List<String> of(String subject) {
            return output.lines().filter(line -> line.matches("(well|warning|FAULT) +" + subject + " .*")).toList();
        }
    }

    private Ended examined() {
        return examined("en");
    }

    private Ended examined(String language) {
        var out = new StringWriter();
        int code = TercioCommand.commandLine(() -> RACES, "doctor").setOut(new PrintWriter(out, true)).execute("doctor", "--data", folder.resolve("games").toString(), "--lang", language);
        return new Ended(code, out.toString());
    }

    @Test
    void eachSubjectIsToldWhetherAServiceRunsOrNot() throws IOException {
        GameBackend.in(folder.resolve("games"), RACES).close();
        var stopped = examined();
        for (var subject : List.of("files", "keys", "database", "disk", "clock", "mail", "base address", "certificate", "sign-in", "service")) {
            assertThat(stopped.of(subject)).as(subject).hasSize(1);
        }
        assertThat(stopped.of("service").getFirst()).contains("none runs on the folder");
        assertThat(stopped.of("database").getFirst()).startsWith("well").contains("0 games in ");

        try (var service = Service.start(RACES, 0, "127.0.0.1", folder.resolve("games"))) {
            assertThat(service.port()).isPositive();
            var running = examined();
            assertThat(running.of("service").getFirst()).startsWith("well").contains("its health is UP");
            assertThat(running.of("database").getFirst()).contains("open in a process of this machine");
        }
    }

    /** Properties of the tests begin with "tercio." too: to the doctor they are misspelt settings. */
    @Test
    void aFaultIsToldWithWhatToDoAndEndsWithOne() throws IOException {
        var games = folder.resolve("games");
        GameBackend.in(games, RACES).close();
        Files.setPosixFilePermissions(games.resolve("receipt-keys.json"), PosixFilePermissions.fromString("rw-rw-rw-"));
        var ended = examined();
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.of("files").getFirst()).startsWith("FAULT").contains("receipt-keys.json, which holds secrets");
        assertThat(ended.output()).contains("to do: chmod 600 " + games.resolve("receipt-keys.json"));
    }

    @Test
    void findingsAndAdviceAreToldInTheLanguageAskedFor() throws IOException {
        var games = folder.resolve("games");
        GameBackend.in(games, RACES).close();
        Files.setPosixFilePermissions(games.resolve("receipt-keys.json"), PosixFilePermissions.fromString("rw-rw-rw-"));

        assertThat(examined("fr").output()).containsPattern("(?m)^DÉFAUT +fichiers +d’autres utilisateurs de cette machine peuvent lire .*receipt-keys.json, qui contient des secrets$")
                .contains("à faire\u00a0: chmod 600 " + games.resolve("receipt-keys.json") + ", puis «\u00a0tercio keys --new\u00a0» crée une nouvelle clé")
                .containsPattern("(?m)^bien +base de données +0 partie.? dans .*, tables de la version ").containsPattern("(?m)^bien +service +aucun ne tourne sur le dossier ")
                .containsPattern("(?m)^DÉFAUT +réglages +");
    }
}
