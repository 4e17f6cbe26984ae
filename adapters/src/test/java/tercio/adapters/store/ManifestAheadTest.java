package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.application.record.HashChain;

/** The manifest that is read while the database is opened, when another process may still write it. */
class ManifestAheadTest {

    private static final KnownGame FIRST = KnownGame.of(4, HashChain.hash("four"), 1, HashChain.hash("tokens"));
    private static final KnownGame LATER = KnownGame.of(5, HashChain.hash("five"), 1, HashChain.hash("tokens"));

    @TempDir
    private Path folder;
    private RowSeals macs;

    @BeforeEach
    void aManifestThatKnowsOneGame() throws IOException {
        var secret = RowSeals.secret();
        ReceiptKeyFile.in(folder).secret(secret);
        macs = new RowSeals(secret, StoreOpening.MANIFEST);
        try (var file = new ManifestFile(folder, macs, ManifestAhead.NONE)) {
            file.begin("id", 0, Map.of("game", FIRST), "the first of this folder", "");
        }
    }

    @Test
    void countsWhereTheFileIsStillTheSame() throws IOException {
        var ahead = ManifestAhead.begin(folder);
        assertThat(ahead.of(ManifestFile.in(folder), macs)).hasValueSatisfying(reading -> assertThat(reading.content().games()).isEqualTo(Map.of("game", FIRST)));
        try (var file = new ManifestFile(folder, macs, ahead)) {
            assertThat(file.readAndOpen()).isEqualTo(new ManifestFile.Content("id", 2, Map.of("game", FIRST), false, "", ""));
            file.add(Map.of("game", LATER), true);
        }
        try (var file = new ManifestFile(folder, macs, ManifestAhead.NONE)) {
            assertThat(file.readAndOpen()).as("what was added follows what was read").isEqualTo(new ManifestFile.Content("id", 4, Map.of("game", LATER), true, "", ""));
        }
    }

    @Test
    void isReadAgainWhereAProcessWroteMeanwhile() throws IOException {
        var ahead = ManifestAhead.begin(folder);
        assertThat(ahead.of(ManifestFile.in(folder), macs)).isPresent();
        try (var ending = new ManifestFile(folder, macs, ManifestAhead.NONE)) {
            ending.readAndOpen();
            ending.add(Map.of("game", LATER), true);
        }
        assertThat(ahead.of(ManifestFile.in(folder), macs)).isEmpty();
        try (var file = new ManifestFile(folder, macs, ahead)) {
            assertThat(file.readAndOpen().games()).isEqualTo(Map.of("game", LATER));
        }
    }

    @Test
    void countsForNothingWithAnotherSecret() throws IOException {
        var ahead = ManifestAhead.begin(folder);
        assertThat(ahead.of(ManifestFile.in(folder), new RowSeals(RowSeals.secret(), StoreOpening.MANIFEST))).isEmpty();
    }

    @Test
    void isNothingWhereThereIsNoManifest() throws IOException {
        ManifestFile.delete(folder);
        assertThat(ManifestAhead.begin(folder).of(ManifestFile.in(folder), macs)).isEmpty();
    }
}
