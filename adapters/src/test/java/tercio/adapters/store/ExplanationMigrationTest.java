package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.json.SealedText;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.game.GameCreation;
import tercio.application.record.EncodedEnvelope;
import tercio.application.verification.Progress;

/** A database in which explanations stood in the envelopes is read, and its records stay the same to the byte. */
class ExplanationMigrationTest {

    private static final InstalledRulebooks WAR = RulebookModules.all().rulebooks();

    private static String adopted(GameBackend backend) {
        var lines = new BufferedReader(new InputStreamReader(
                ExplanationMigrationTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl"), StandardCharsets.UTF_8));
        return ((GameCreation.Created) backend.games().adopt(backend.records().read(lines, Progress.SILENT))).game();
    }

    private static String record(GameBackend backend, String game) {
        var out = new StringWriter();
        var history = backend.histories().of(game).orElseThrow();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return out.toString();
    }

    /** As an earlier version of the program left the database. */
    private static void asBefore(JdbcClient database) {
        var rows = database.sql("select globalIndex, metaData, explanation from DomainEventEntry where explanation is not null")
                .query((row, number) -> new Row(row.getLong(1), row.getBytes(2), row.getBytes(3))).list();
        for (var row : rows) {
            var stored = SealedText.read(text(row.metaData));
            var whole = new EncodedEnvelope(stored.envelope(), text(row.explanation)).whole();
            database.sql("update DomainEventEntry set metaData = ? where globalIndex = ?")
                    .params(new SealedText(stored.hash(), whole).text().getBytes(StandardCharsets.UTF_8), row.index).update();
        }
        OlderDatabase.beforeForks(database);
        database.sql("alter table DomainEventEntry drop column explanation").update();
        database.sql("alter table checkpoint_build rename to shelf_mark").update();
        database.sql("alter table checkpoint_page rename to shelf_page").update();
        database.sql("alter table checkpoint_board rename to shelf_board").update();
        OlderDatabase.forget(database, 6);
    }

    private record Row(long index, byte[] metaData, byte[] explanation) {}

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static int explained(JdbcClient database) {
        return database.sql("select count(*) from DomainEventEntry where explanation is not null").query(Integer.class).single();
    }

    @Test
    void explanationsOfStoredEventsMoveIntoTheirColumnAndTheChainStaysWhole(@TempDir Path folder) {
        String game;
        String before;
        int explained;
        try (var backend = GameBackend.in(folder, WAR)) {
            game = adopted(backend);
            before = record(backend, game);
            explained = explained(JdbcClient.create(backend.source()));
            assertThat(explained).isPositive();
            asBefore(JdbcClient.create(backend.source()));
        }
        try (var backend = GameBackend.in(folder, WAR)) {
            var database = JdbcClient.create(backend.source());
            assertThat(explained(database)).isEqualTo(explained);
            assertThat(database.sql("select count(*) from DomainEventEntry where metaData like ?")
                    .param("%\"explanation\":[{%".getBytes(StandardCharsets.UTF_8)).query(Integer.class).single()).isZero();
            assertThat(record(backend, game)).isEqualTo(before);
            var report = backend.verifier().verify(game, Progress.SILENT);
            assertThat(report.hashChain()).isEqualTo("intact");
            assertThat(report.divergences()).isEmpty();
            assertThat(backend.eventLog().from(game, 1)).anySatisfy(event ->
                    assertThat(event.envelope().explanation().steps()).isNotEmpty());
        }
    }

    @Test
    void anEnvelopeThatWasNeverTakenApartIsReadWithItsExplanation() {
        try (var backend = GameBackend.inMemory(WAR)) {
            var game = adopted(backend);
            var events = backend.eventLog().from(game, 1);
            events.forEach(event -> {
                var whole = EncodedEnvelope.whole(backend.notation().encode(event.envelope()).whole());
                assertThat(backend.notation().decodeEnvelope(whole)).isEqualTo(event.envelope());
            });
        }
    }
}
