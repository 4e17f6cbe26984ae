package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.application.record.HashChain;

/** Lines of games are read from their bytes, and all others are left to the parser of JSON. */
class ManifestLineTest {

    private static final Map<String, KnownGame> GAMES = Map.of("349a7d817ea28009", KnownGame.of(400, HashChain.hash("head"), 3, HashChain.hash("tokens")),
            "a-b_c.9", KnownGame.of(Integer.MAX_VALUE, HashChain.hash("far"), 0, ""), "new", KnownGame.NEW);

    @TempDir
    private Path folder;

    private static ManifestLine read(String line) {
        var bytes = ("\n" + line + "\n").getBytes(StandardCharsets.UTF_8);
        var read = new ManifestLine();
        read.read(bytes, 1, bytes.length - 2);
        return read;
    }

    @Test
    void theLinesOfGamesAreReadAsTheyAreWritten() throws IOException {
        try (var file = new ManifestFile(folder, new RowSeals(RowSeals.secret(), StoreOpening.MANIFEST), ManifestAhead.NONE)) {
            file.begin("id", 41, GAMES, "for a test", "");
            file.add(Map.of(), true);
        }
        var lines = Files.readAllLines(ManifestFile.in(folder));
        assertThat(read(lines.getFirst()).isOfGame()).as("the line that names the manifest").isFalse();
        assertThat(read(lines.getLast()).isOfGame()).as("the line of the end").isFalse();
        var games = lines.subList(1, lines.size() - 1).stream().map(ManifestLineTest::read).toList();
        assertThat(games).hasSize(GAMES.size()).allMatch(ManifestLine::isOfGame);
        assertThat(games.stream().map(ManifestLine::counter)).containsExactly(43L, 44L, 45L);
        assertThat(games).allSatisfy(line -> assertThat(line.knownGame()).isEqualTo(GAMES.get(line.game())));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "{\"n\":2,\"game\":\"a\\u0041\",\"position\":4,\"head\":\"ab\",\"version\":1,\"credentials\":\"cd\",\"mac\":\"",
        "{\"n\":2,\"game\":\"é\",\"position\":4,\"head\":\"ab\",\"version\":1,\"credentials\":\"cd\",\"mac\":\"",
        "{\"n\":2,\"game\":\"a\",\"position\":2147483648,\"head\":\"ab\",\"version\":1,\"credentials\":\"cd\",\"mac\":\"",
        "{\"n\":20000000000000000000,\"game\":\"a\",\"position\":4,\"head\":\"ab\",\"version\":1,\"credentials\":\"cd\",\"mac\":\"",
        "{\"n\":,\"game\":\"a\",\"position\":4,\"head\":\"ab\",\"version\":1,\"credentials\":\"cd\",\"mac\":\"",
        "{\"n\":-2,\"game\":\"a\",\"position\":4,\"head\":\"ab\",\"version\":1,\"credentials\":\"cd\",\"mac\":\"",
        "{\"n\":2,\"game\":\"a\",\"position\":4,\"head\":\"abc\",\"version\":1,\"credentials\":\"cd\",\"mac\":\"",
        "{\"n\":2,\"game\":\"a\",\"position\":4,\"head\":\"xy\",\"version\":1,\"credentials\":\"cd\",\"mac\":\"",
        "{\"n\":2,\"game\":\"a\",\"position\":4,\"head\":\"ab\",\"version\":1,\"credentials\":\"cd\",\"more\":1,\"mac\":\"",
        "{\"n\":2,\"game\":\"a\",\"position\":4,\"head\":\"ab\",\"version\":1,\"credentials\":\"cd",
        "{\"n\":2,\"game\":\"a", "{\"n\":2", "", "{\"n\":2,\"ended\":\"2026-01-01T00:00:00Z\",\"mac\":\""})
    void otherLinesAreNoneOfThese(String line) {
        assertThat(read(line).isOfGame()).isFalse();
    }

    @Test
    void whatBelongsToTheNextLineIsNotRead() {
        var bytes = "{\"n\":2,\"game\":\"a\",\"position\":4,\"head\":\"ab\",\"version\":1,\"credentials\":\"cd\",\"mac\":\"".getBytes(StandardCharsets.UTF_8);
        var line = new ManifestLine();
        line.read(bytes, 0, bytes.length);
        assertThat(line.isOfGame()).isTrue();
        line.read(bytes, 0, bytes.length - 1);
        assertThat(line.isOfGame()).isFalse();
    }
}
