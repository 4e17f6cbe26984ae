package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.receipt.Ed25519;
import tercio.application.receipt.PublicReceiptKey;
import tercio.application.receipt.Receipt;
import tercio.application.record.StorageUnavailable;

/** The keys lie in a file of their own, which only its owner can read; a new key leaves old receipts valid. */
class ReceiptKeyFileTest {

    private static final String HEAD = "ab".repeat(32);

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve(ReceiptKeyFile.NAME);
    }

    @Test
    void theFirstKeyIsMadeOnceAndKept() throws IOException {
        var made = ReceiptKeyFile.in(folder).publicKeys();

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file()))).isEqualTo("rw-------");
        assertThat(ReceiptKeyFile.in(folder).publicKeys()).isEqualTo(made).hasSize(1);
        assertThat(ReceiptKeyFile.publicKeysIn(folder)).isEqualTo(made);
        assertThat(ReceiptKeyFile.publicKeysIn(folder.resolve("nowhere"))).isEmpty();
        assertThat(made.getFirst().key()).isEqualTo(Ed25519.id(made.getFirst().publicKey()));
    }

    @Test
    void aReceiptThatWasSignedBeforeTheKeyChangedStaysValid() throws IOException {
        var keys = ReceiptKeyFile.in(folder);
        var running = ReceiptKeyFile.in(folder);
        var old = running.sign("g", 3, HEAD);
        var before = Files.readString(file());

        var now = keys.change();

        assertThat(running.publicKeys()).extracting(PublicReceiptKey::key).containsExactly(now.key(), old.key());
        assertThat(running.publicKeys().get(1).until()).contains(now.from());
        assertThat(running.sign("g", 4, HEAD).key()).isEqualTo(now.key());
        assertThat(Ed25519.isSigned(old, running.publicKeys().get(1))).isTrue();
        assertThat(Ed25519.isSigned(old, now)).isFalse();
        assertThat(Files.readString(file())).doesNotContain(before.replaceAll("(?s).*\"privateKey\" : \"([^\"]+)\".*", "$1"));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file()))).isEqualTo("rw-------");
    }

    @Test
    void whatIsSignedIsTheCanonicalTextOfTheOtherFieldsAndNothingElseFits() {
        var keys = ReceiptKeyFile.in(folder);
        var receipt = keys.sign("g", 3, HEAD);
        var key = keys.publicKeys().getFirst();

        assertThat(receipt.signedText()).isEqualTo("{\"at\":\"" + receipt.at() + "\",\"game\":\"g\",\"head\":\"" + HEAD + "\",\"key\":\""
                + key.key() + "\",\"position\":3}");
        assertThat(receipt.faults()).isEmpty();
        assertThat(Ed25519.isSigned(receipt, key)).isTrue();
        for (var other : List.of(new Receipt("h", 3, HEAD, receipt.at(), receipt.key(), receipt.signature()),
                new Receipt("g", 4, HEAD, receipt.at(), receipt.key(), receipt.signature()),
                new Receipt("g", 3, "ba".repeat(32), receipt.at(), receipt.key(), receipt.signature()),
                new Receipt("g", 3, HEAD, "2020-01-01T00:00:00Z", receipt.key(), receipt.signature()),
                new Receipt("g", 3, HEAD, receipt.at(), "cd".repeat(32), receipt.signature()))) {
            assertThat(Ed25519.isSigned(other, key)).isFalse();
        }
    }

    @Test
    void neitherTheDatabaseNorABackupHoldsThePrivateKey() throws IOException {
        var backup = folder.resolve("backup.zip");
        try (var backend = GameBackend.in(folder, RulebookModules.all().rulebooks())) {
            assertThat(backend.receipts().publicKeys()).hasSize(1);
        }
        var secret = Files.readString(file()).replaceAll("(?s).*\"privateKey\" : \"([^\"]+)\".*", "$1");
        BackupFile.of(folder, backup);

        assertThat(Files.readString(folder.resolve("tercio.mv.db"), java.nio.charset.StandardCharsets.ISO_8859_1)).doesNotContain(secret);
        try (var zip = new ZipFile(backup.toFile())) {
            assertThat(zip.stream().map(entry -> entry.getName())).containsExactly("tercio.mv.db");
        }
    }

    @Test
    void aFileThatIsDamagedIsToldInOneLineAndNotReplaced() throws IOException {
        ReceiptKeyFile.in(folder);
        for (var text : List.of("", "{", "{\"format\":\"tercio-receipt-keys\",\"privateKey\":\"x\",\"keys\":[]}")) {
            Files.writeString(file(), text);
            assertThatThrownBy(() -> GameBackend.in(folder, RulebookModules.all().rulebooks())).isInstanceOf(StorageUnavailable.class)
                    .hasMessageContaining(file().toString()).hasMessageContaining("put the file back");
            assertThat(file()).hasContent(text);
        }
    }
}
