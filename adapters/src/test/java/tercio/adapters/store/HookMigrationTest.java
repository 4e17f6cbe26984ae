package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.adapters.store.SeatHooks.Kind;
import tercio.adapters.store.SeatHooks.Language;
import tercio.adapters.store.SeatHooks.Standing;
import tercio.application.given.Race;

/** Hooks that were stored before addresses of mail were asked: those of mail are not confirmed, those of the web go on. */
class HookMigrationTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @Test
    void anAddressOfAnOlderDatabaseIsNotConfirmed(@TempDir Path folder) {
        try (var backend = GameBackend.in(folder, RACES)) {
            var database = JdbcClient.create(backend.source());
            OlderDatabase.beforeConfirmedHooks(database);
            database.sql("insert into seat_hook (game, person, kind, address, home, awaited) values ('g', 'Anna', 'email', 'anna@example.org', 'http://h', true),"
                    + " ('g', 'Bert', 'webhook', 'https://example.org/told', 'http://h', false)").update();
            database.sql("insert into game_remark (game, kind, position, audience, person, body, written_at) values"
                    + " ('g', 'CHAT', 0, 'ALL', 'Anna', 'one', now()), ('g', 'CHAT', 0, 'ALL', 'Anna', 'two', now())").update();
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            assertThat(backend.hooks().of("g")).containsExactly(
                    new Hook("g", "Anna", Kind.EMAIL, "anna@example.org", "", Language.EN, true, new Standing(false, Optional.empty(), Optional.empty(), 0)),
                    new Hook("g", "Bert", Kind.WEBHOOK, "https://example.org/told", "", Language.EN, false, new Standing(true, Optional.empty(), Optional.empty(), 0)));
            assertThat(JdbcClient.create(backend.source()).sql("select body from game_remark where sent_key is null order by ordinal").query(String.class).list())
                    .containsExactly("one", "two");
        }
    }

    @Test
    void aDayIsCountedAcrossStartsAndTheNextBeginsAnew(@TempDir Path folder) {
        var day = LocalDate.of(2026, 5, 19);
        var bounds = Map.of("all", 3, "one", 2);
        try (var backend = GameBackend.in(folder, RACES)) {
            var counts = backend.get(NoticeCounts.class);
            assertThat(counts.take(day, bounds)).as("one more").isEqualTo(1);
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            var counts = backend.get(NoticeCounts.class);
            assertThat(counts.take(day, bounds)).as("the last").isZero();
            assertThat(counts.take(day, bounds)).as("one too many").isNegative();
            assertThat(counts.of(day, "all")).as("what was refused is not counted").isEqualTo(2);
            assertThat(counts.take(day, Map.of("all", 3, "other", 2))).isZero();
            assertThat(counts.take(day, Map.of("all", 3, "other", 2))).isNegative();
            assertThat(counts.take(day.plusDays(1), bounds)).isEqualTo(1);
            assertThat(counts.of(day, "all")).as("yesterday is forgotten").isZero();
        }
    }
}
