package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Ruleset;
import tercio.projections.GameSetAside;
import tercio.projections.RulesetViews;
import tercio.projections.View;

/** A game that cannot be shown, or whose record is damaged, stops no other. */
@OnBothDatabases
class SetAsideTest {

    private static final int UNLUCKY = 13;
    private static final InstalledRulebooks SOUND = new InstalledRulebooks(List.of(new Race()), List.of());

    /** A program whose view fails for races to the square 13. */
    private static final InstalledRulebooks FAULTY = new InstalledRulebooks(List.of(new Race()), List.of(new RulesetViews() {
        @Override
        public List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset) {
            return List.of(View.<Race.Course>ofBoard("goal", course -> {
                if (course.goal() == UNLUCKY) {
                    throw new ArithmeticException("integer overflow");
                }
                return course.goal();
            }));
        }
    }));

    private static String race(GameBackend backend, int goal) {
        var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("short", goal, Optional.empty()), DiceMode.PHYSICAL,
                UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    private static void step(GameBackend backend, String game, String pawn) {
        backend.games().execute(new Execute(game, Caller.HOST, new Step(pawn, 1), List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private static void awaitShown(GameBackend backend, String game, int position) {
        while (backend.viewStore().of(game, "board").filter(kept -> kept.position() == position).isEmpty()) {
            LockSupport.parkNanos(10_000_000);
        }
    }

    /** Each of the workers that store views has its own games: that one game is shown says nothing about the other. */
    private static void awaitSetAside(GameBackend backend, String game) {
        while (!backend.damagedGames().all().containsKey(game)) {
            LockSupport.parkNanos(10_000_000);
        }
    }

    @Test
    void aGameThatCannotBeShownIsSetAsideAndTheOthersGoOn() {
        try (var backend = TestStores.inMemory(FAULTY)) {
            var unlucky = race(backend, UNLUCKY);
            var other = race(backend, 10);
            step(backend, unlucky, "red");
            step(backend, other, "red");
            awaitShown(backend, other, 2);
            awaitSetAside(backend, unlucky);
            assertThat(backend.damagedGames().reason(unlucky)).hasValueSatisfying(reason -> assertThat(reason).contains("integer overflow"));
            assertThat(backend.damagedGames().all()).containsOnlyKeys(unlucky);
            assertThat(backend.viewStore().of(unlucky, "board")).isEmpty();
            assertThatThrownBy(() -> backend.damagedGames().require(unlucky)).isInstanceOf(GameSetAside.class);

            backend.rebuild(Progress.SILENT);

            awaitShown(backend, other, 2);
            awaitSetAside(backend, unlucky);
            assertThat(backend.damagedGames().all()).containsOnlyKeys(unlucky);
            step(backend, other, "blue");
            awaitShown(backend, other, 3);
        }
    }

    @Test
    void aMendedProgramShowsTheGameAgain(@TempDir Path folder) {
        String unlucky;
        try (var faulty = TestStores.in(folder, FAULTY)) {
            unlucky = race(faulty, UNLUCKY);
            awaitShown(faulty, race(faulty, 10), 1);
            awaitSetAside(faulty, unlucky);
            assertThat(faulty.damagedGames().all()).containsOnlyKeys(unlucky);
        }
        try (var sound = TestStores.in(folder, SOUND)) {
            sound.rebuild(Progress.SILENT);
            assertThat(sound.damagedGames().reason(unlucky)).isEmpty();
            awaitShown(sound, unlucky, 1);
        }
    }

    @Test
    void aGameWithAnAlteredEntryIsFoundAfterAStartAndSetAside(@TempDir Path folder) {
        String altered;
        String other;
        try (var first = TestStores.in(folder, SOUND)) {
            altered = race(first, 10);
            other = race(first, 10);
            step(first, altered, "red");
            awaitShown(first, altered, 2);
            JdbcClient.create(first.source()).sql("update DomainEventEntry set payload = ? where sequenceNumber = 1 and aggregateIdentifier = ?")
                    .params("{\"pawn\":\"red\",\"squares\":2}".getBytes(), altered).update();
        }
        try (var second = TestStores.in(folder, SOUND)) {
            second.dailyCheck().checkAll();
            assertThat(second.damagedGames().all()).containsOnlyKeys(altered);
            assertThat(second.damagedGames().all().get(altered)).contains("position 2");
            step(second, other, "red");
            awaitShown(second, other, 2);
            second.rebuild(Progress.SILENT);
            assertThat(second.damagedGames().all()).as("a rebuild mends no record").containsOnlyKeys(altered);
            assertThat(second.verifier().verify(altered, Progress.SILENT).hashChain()).isEqualTo("broken at 2");
        }
    }

    /** Explanations are parsed when they are first used: here that is when the command is decided again. */
    @Test
    void aGameWithADamagedExplanationIsVerifiedUpToIt() {
        try (var backend = TestStores.inMemory(SOUND)) {
            var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("short", 100, Optional.empty()), DiceMode.SERVER,
                    UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty())));
            var game = ((GameCreation.Created) backend.games().open(wanted)).game();
            step(backend, game, "red");
            backend.games().execute(new Execute(game, Caller.HOST, new Gamble("blue"), List.of(), OptionalInt.empty(), Optional.empty()));
            var rows = JdbcClient.create(backend.source());
            var stored = rows.sql("select explanation from DomainEventEntry where sequenceNumber = 2 and aggregateIdentifier = ?").param(game).query(byte[].class).single();
            var zeros = stored.clone();
            Arrays.fill(zeros, zeros.length / 2, zeros.length / 2 + 8, (byte) 0);
            rows.sql("update DomainEventEntry set explanation = ? where sequenceNumber = 2 and aggregateIdentifier = ?").params(zeros, game).update();

            var report = backend.verifier().verify(game, Progress.SILENT);

            assertThat(report.verified()).isFalse();
            assertThat(report.hashChain()).isEqualTo("broken at 3");
            assertThat(report.commands()).as("the opening, and the step before the damage").isEqualTo(2);
        }
    }

    @Test
    void anEntryThatIsNoJsonStopsNoOtherGame(@TempDir Path folder) {
        String altered;
        String other;
        try (var first = TestStores.in(folder, SOUND)) {
            altered = race(first, 10);
            other = race(first, 10);
            JdbcClient.create(first.source()).sql("update DomainEventEntry set payload = ?, payloadRevision = '1' where aggregateIdentifier = ?")
                    .params("{".getBytes(), altered).update();
        }
        try (var second = TestStores.in(folder, SOUND)) {
            second.rebuild(Progress.SILENT);
            awaitShown(second, other, 1);
            assertThat(second.damagedGames().all()).containsOnlyKeys(altered);
        }
    }
}
