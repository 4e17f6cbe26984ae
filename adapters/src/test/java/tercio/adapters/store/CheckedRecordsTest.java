package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;

/** The records are read whole once a day, whoever starts meanwhile; a game that is used is checked by whoever reads it. */
@OnBothDatabases
class CheckedRecordsTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    private static final LongConsumer AT_ONCE = nanoseconds -> {};

    @TempDir
    private Path folder;
    private String first;
    private String second;

    @BeforeEach
    void twoGames() {
        try (var backend = TestStores.in(folder, RACES)) {
            first = race(backend);
            second = race(backend);
        }
    }

    private static String race(GameBackend backend) {
        var game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
        play(backend, game, "red");
        return game;
    }

    private static void play(GameBackend backend, String game, String pawn) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, new Rest(pawn), List.of(), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(CommandResult.Done.class);
    }

    private void changed(String sql, Object... parameters) {
        try (var database = TestStores.database(folder)) {
            assertThat(JdbcClient.create(database.source()).sql(sql).params(parameters).update()).isPositive();
        }
    }

    @Test
    void theNextStartReadsNoneAgainButThoseThatWentOn() {
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.dailyCheck().checkRemaining(AT_ONCE)).isEqualTo(2);
        }
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.dailyCheck().checkRemaining(AT_ONCE)).isZero();
            play(backend, second, "blue");
        }
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.dailyCheck().checkRemaining(AT_ONCE)).isEqualTo(1);
        }
    }

    @Test
    void anotherDayAndAnotherHandEachHaveThemReadAgain() {
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.dailyCheck().checkRemaining(AT_ONCE)).isEqualTo(2);
        }
        changed("update checked_record set checked_on = date '2026-01-01' where game = ?", first);
        changed("update checked_record set position = 90 where game = ?", second);
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.dailyCheck().checkRemaining(AT_ONCE)).isEqualTo(2);
        }
    }

    /** Somebody changes an event of a game that was checked today: whoever uses the game reads it first. */
    @Test
    void aGameThatIsUsedIsCheckedWhateverIsRemembered() {
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.dailyCheck().checkRemaining(AT_ONCE)).isEqualTo(2);
        }
        changed("update DomainEventEntry set payload = ? where aggregateIdentifier = ? and sequenceNumber = 1", "{}".getBytes(StandardCharsets.UTF_8), first);
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.damagedGames().reasonSoFar(first)).isEmpty();
            assertThat(backend.damagedGames().reason(first)).hasValueSatisfying(reason -> assertThat(reason).contains("damaged at position 2"));
            assertThat(backend.damagedGames().reasonSoFar(first)).isPresent();
        }
    }

    /** A damaged game keeps no other unread, and is not remembered as sound. */
    @Test
    void aDamagedGameIsNoEndOfTheCheck() {
        changed("update DomainEventEntry set payload = ? where aggregateIdentifier = ? and sequenceNumber = 1", "{}".getBytes(StandardCharsets.UTF_8), second);
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkRemaining(AT_ONCE);
            assertThat(backend.damagedGames().all()).containsOnlyKeys(second);
            var remembered = backend.get(CheckedRecords.class);
            assertThat(remembered.of(first)).hasValue(2);
            assertThat(remembered.of(second)).isEmpty();
        }
    }
}
