package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.rulebook.RulebooksWith;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand.GrantPlace;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.KernelCommand.WithdrawPlace;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Role;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Timeline;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tercio.projections.CheckpointStore;
import tercio.projections.GameHistories;
import tercio.projections.GameHistory;
import tercio.projections.NoCheckpoints;
import tercio.projections.RulesAtPosition;

/** A checkpoint holds what the events give, whatever was played. A checkpoint that differs from the events is not used. */
@Timeout(value = 15, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@OnBothDatabases
class CheckpointStoreTest {

    private static final Ruleset<?, ?, ?, ?> WAR = RulebookModules.installed().rulebooks().rulesets().getFirst();
    private static final Race RACE = new Race();
    private static final InstalledRulebooks LIBRARY = RulebooksWith.with(RACE);

    private static GameBackend backend;

    @OnBothDatabases.Before
    static void open() {
        backend = TestStores.inMemory(LIBRARY);
    }

    @OnBothDatabases.After
    static void close() {
        backend.close();
    }

    private static CommandResult play(GameBackend backend, String game, Command command) {
        return backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private static String opened(GameBackend backend, Ruleset<?, ?, ?, ?> rules, Scenario scenario, String one, String other) {
        var wanted = new NewGame(Optional.empty(), rules.id(), scenario, DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(
                new NewGame.SeatRequest("Anna", List.of(one), Optional.empty()), new NewGame.SeatRequest("Bert", List.of(other), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    /** A war by a player who knows no rules and cannot make up his mind. */
    private static String aWar(GameBackend backend, long seed, int events) {
        var game = opened(backend, WAR, WAR.scenario("artois").orElseThrow(), "france", "spain");
        var random = new Random(seed);
        while (backend.eventLog().newest(game) < events) {
            var history = backend.histories().of(game).orElseThrow();
            int now = history.position();
            boolean over = RulesAtPosition.of(history, now).isOver();
            play(backend, game, switch (random.nextInt(over ? 2 : 40)) {
                case 0 -> new Undo(random.nextInt(now), "why not");
                case 1 -> new Redo("");
                case 2 -> new Undo(Math.max(0, now - 1 - random.nextInt(20)), "a slip");
                default -> chosen(backend, history, random);
            });
        }
        return game;
    }

    private static Command chosen(GameBackend backend, GameHistory history, Random random) {
        var decisions = RulesAtPosition.of(history, history.position()).decisions();
        var decision = decisions.get(random.nextInt(decisions.size())).decision();
        return RulesAtPosition.of(history, history.position()).sample(decision, random::nextInt);
    }

    /** A race in which is played forward and taken back almost as far, again and again, and now and then far more. */
    private static String aMuddledRace(GameBackend backend, long seed, int events) {
        var game = opened(backend, RACE, new Race.Track("short", 100_000, Optional.empty()), "red", "blue");
        var random = new Random(seed);
        for (int now = 1; now < events; now = backend.eventLog().newest(game)) {
            var pawn = random.nextBoolean() ? "red" : "blue";
            play(backend, game, switch (random.nextInt(12)) {
                case 0 -> new Undo(Math.max(0, now - 1 - random.nextInt(12)), "a little");
                case 1 -> random.nextInt(8) == 0 ? new Undo(random.nextInt(now), "far") : new Rest(pawn);
                case 2 -> new Redo("");
                case 3, 4 -> new Rest(pawn);
                default -> new Gamble(pawn);
            });
        }
        return game;
    }

    private static GameHistory read(GameBackend backend, CheckpointStore checkpoints, String game) {
        return new GameHistories(backend.eventLog(), checkpoints, backend.dictionary(), backend.notation(), backend.views(), 1).of(game).orElseThrow();
    }

    /** Each moment read with checkpoints is the one that the fold over all events gives. */
    private static <S, E extends Event, N extends Scenario> void sameAsTheEvents(
            GameBackend backend, Ruleset<S, ?, E, N> rules, String game, int step) {
        var record = backend.eventLog().from(game, 1);
        var timeline = timeline(rules, record);
        var fromEvents = read(backend, new NoCheckpoints(), game);
        var views = backend.views();
        assertThat(backend.checkpoints().pages(game)).hasSize(record.size() / CheckpointStore.PAGE);
        var positions = IntStream.rangeClosed(0, record.size())
                .filter(position -> position % step == 0 || position % CheckpointStore.PAGE <= 1 || position == record.size()).toArray();
        for (int position : positions) {
            var cold = read(backend, backend.checkpoints(), game);
            assertThat(cold.board(rules, position)).as("the board at %s", position).isEqualTo(timeline.stateAt(position));
            for (var view : views.names(cold)) {
                assertThat(views.body(cold, view, List.of(), position)).as("%s at %s", view, position)
                        .isEqualTo(views.body(fromEvents, view, List.of(), position));
            }
            assertThat(RulesAtPosition.of(cold, position).decisions()).isEqualTo(RulesAtPosition.of(fromEvents, position).decisions());
            assertThat(views.statistics(cold, position)).isEqualTo(views.statistics(fromEvents, position));
            var inEffect = Set.copyOf(timeline.inEffectAt(position));
            assertThat(RulesAtPosition.of(cold, position).rulings(0, position)).isEqualTo(record.stream()
                    .filter(event -> inEffect.contains(event.position()))
                    .filter(event -> !event.envelope().explanation().isEmpty()).toList());
        }
        var cold = read(backend, backend.checkpoints(), game);
        assertThat(views.overview(cold)).isEqualTo(views.overview(fromEvents));
        assertThat(views.log(cold, 1, record.size())).isEqualTo(views.log(fromEvents, 1, record.size()));
        record.forEach(event -> assertThat(cold.positionAt(event.envelope().at())).isEqualTo(fromEvents.positionAt(event.envelope().at())));
        var earliest = record.stream().map(event -> event.envelope().at()).min(Comparator.naturalOrder()).orElseThrow();
        assertThat(cold.positionAt(earliest.minusSeconds(1))).isZero();
        assertThat(cold.events()).isEqualTo(record);
    }

    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    private static <S, E extends Event, N extends Scenario> Timeline<S, E> timeline(
            Ruleset<S, ?, E, N> rules, List<RecordedEvent> record) {
        var opened = (GameOpened) record.getFirst().fact();
        var timeline = Timeline.<S, E>from(
                rules.start(rules.scenarioType().cast(opened.scenario()), new Readings(opened.readings())), rules::evolve);
        for (var event : record) {
            timeline = KernelEvent.advance(timeline, event.fact(), event.fact() instanceof KernelEvent ? null : (E) event.fact());
        }
        return timeline;
    }

    @Tag(Tier.BOTH)
    @Test
    void aWarIsShownAtAnyMomentAsItsEventsTellIt() {
        var game = withCheckpoints(aWar(backend, Tier.seed(1), Tier.times(420, 800)));
        sameAsTheEvents(backend, WAR, game, 97);
        int at = backend.eventLog().newest(game) * 2 / 3;
        var fork = ((GameCreation.Created) backend.games().fork(game, at, Optional.of("what if"))).game();
        sameAsTheEvents(backend, WAR, withCheckpoints(fork), 151);
    }

    @Tag(Tier.BOTH)
    @Test
    void anyMuddleOfUndoAndRedoIsShownAsItsEventsTellIt() {
        sameAsTheEvents(backend, RACE, withCheckpoints(aMuddledRace(backend, Tier.seed(1), Tier.times(600, 1000))), 41);
    }

    /** A stored board is never far from a board in effect, however much was undone. The short tier takes back three events each time, the thorough one a single one. */
    @Test
    void noBoardIsFarFromAStoredOne() {
        for (int back : Tier.thorough() ? List.of(1) : List.of(3)) {
            var game = opened(backend, RACE, new Race.Track("short", 100_000, Optional.empty()), "red", "blue");
            for (int now = 1; now < Tier.times(800, 1600); now = backend.eventLog().newest(game)) {
                play(backend, game, new Rest("red"));
                play(backend, game, new Rest("blue"));
                play(backend, game, new Rest("red"));
                play(backend, game, new Rest("blue"));
                play(backend, game, new Undo(backend.eventLog().newest(game) - back, "better not"));
                play(backend, game, new Rest(back % 2 == 0 ? "red" : "blue"));
            }
            var undoHistory = read(backend, backend.checkpoints(), withCheckpoints(game)).undoHistory();
            var boards = backend.checkpoints().boards(game, undoHistory.position());
            assertThat(boards.size()).isLessThanOrEqualTo(2 * undoHistory.position() / CheckpointStore.PAGE);
            for (int position = 0; position <= undoHistory.position(); position++) {
                int far = 0;
                for (int event = undoHistory.head(position); event != 0 && !boards.contains(event); event = undoHistory.predecessorOf(event)) {
                    far++;
                }
                assertThat(far).as("from the board at %s", position).isLessThanOrEqualTo(2 * CheckpointStore.PAGE);
            }
        }
    }

    /** The game, once what follows the stream of events has come to its end. */
    private static String withCheckpoints(String game) {
        int newest = backend.eventLog().newest(game);
        while (backend.viewStore().of(game, "board").filter(kept -> kept.position() == newest).isEmpty()) {
            LockSupport.parkNanos(10_000_000);
        }
        return game;
    }

    private static void awaitPages(GameBackend backend, String game, int pages) {
        while (backend.checkpoints().pages(game).size() < pages) {
            LockSupport.parkNanos(10_000_000);
        }
    }

    @Test
    void pagesOfAnotherHistoryCountForNothing() {
        var game = withCheckpoints(aMuddledRace(backend, 1, 700));
        var other = withCheckpoints(aMuddledRace(backend, 2, 700));
        var database = JdbcClient.create(backend.source());
        for (var table : List.of("checkpoint_page", "checkpoint_board")) {
            database.sql("delete from " + table + " where game = ?").param(game).update();
            database.sql("update " + table + " set game = ? where game = ?").params(game, other).update();
        }
        var board = read(backend, backend.checkpoints(), game).board(RACE, 500);
        assertThat(board).isEqualTo(timeline(RACE, backend.eventLog().from(game, 1)).stateAt(500));
    }

    @Test
    void aGameThatLostItsEndIsShownAsFarAsItGoes() {
        var game = withCheckpoints(aMuddledRace(backend, 3, 700));
        JdbcClient.create(backend.source()).sql("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= 400")
                .param(game).update();
        var cold = read(backend, backend.checkpoints(), game);
        assertThat(cold.position()).isEqualTo(400);
        var timeline = timeline(RACE, backend.eventLog().from(game, 1));
        for (int position = 0; position <= 400; position++) {
            assertThat(cold.board(RACE, position)).isEqualTo(timeline.stateAt(position));
        }
    }

    /** Its owner let the game go on: neither manifest nor views tell that there was more. */
    private static void loseEnd(Path folder, String game) throws IOException {
        try (var database = TestStores.database(folder)) {
            var rows = JdbcClient.create(database.source());
            rows.sql("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= 400").param(game).update();
            rows.sql("delete from view_at_present where game = ?").param(game).update();
        }
        Files.delete(folder.resolve(ManifestFile.NAME));
    }

    @Test
    void aGameThatLostItsEndGoesOnAsItsEventsTellIt(@TempDir Path folder) throws IOException {
        String game;
        try (var first = TestStores.in(folder, LIBRARY)) {
            game = aMuddledRace(first, 3, 700);
            awaitPages(first, game, 2);
        }
        loseEnd(folder, game);
        try (var second = TestStores.in(folder, LIBRARY)) {
            for (int goal : List.of(450, 520, 800)) {
                goOn(second, game, goal);
                var timeline = timeline(RACE, second.eventLog().from(game, 1));
                var cold = read(second, second.checkpoints(), game);
                for (int position = 0; position <= cold.position(); position++) {
                    assertThat(cold.board(RACE, position)).as("the board at %s", position).isEqualTo(timeline.stateAt(position));
                }
            }
            assertThat(second.damaged().all()).isEmpty();
            awaitPages(second, game, 3);
            sameAsTheEvents(second, RACE, game, 50);
        }
    }

    /** Each move is another one than would have been made before. */
    private static void goOn(GameBackend backend, String game, int to) {
        for (int now = backend.eventLog().newest(game); now < to; now = backend.eventLog().newest(game)) {
            play(backend, game, new Gamble("blue"));
            play(backend, game, new Gamble("red"));
        }
    }

    @Test
    void aBoardThatCannotBeReadIsFoldedFromTheEvents() {
        var game = withCheckpoints(aMuddledRace(backend, 4, 700));
        JdbcClient.create(backend.source()).sql("update checkpoint_board set body = ? where game = ?").params("{\"goal\":".getBytes(), game).update();
        sameAsTheEvents(backend, RACE, game, 100);
    }

    @Test
    void verificationReadsTheEventsAndNothingElse() {
        var game = withCheckpoints(aWar(backend, 6, 600));
        var database = JdbcClient.create(backend.source());
        database.sql("update checkpoint_board set body = ? where game = ?").params("{}".getBytes(), game).update();
        database.sql("update checkpoint_page set body = ? where game = ?").params("[]".getBytes(), game).update();

        assertThat(backend.verifier().verify(game, Progress.SILENT).verified()).isTrue();

        // An event without fields is stored as {}: that text would change nothing there.
        database.sql("update DomainEventEntry set payload = ? where aggregateIdentifier = ? and sequenceNumber = 300")
                .params("{\"forged\":true}".getBytes(), game).update();
        assertThat(catchVerified(backend, game)).isFalse();
    }

    /** An event that cannot even be read is no verified one. */
    private static boolean catchVerified(GameBackend backend, String game) {
        try {
            return backend.verifier().verify(game, Progress.SILENT).verified();
        } catch (RuntimeException unreadable) {
            return false;
        }
    }

    @Test
    void whatAnotherProgramPutThereIsMadeAnew(@TempDir Path folder) {
        String game;
        int pages;
        try (var first = TestStores.in(folder, LIBRARY)) {
            game = aMuddledRace(first, 5, 700);
            first.rebuild(Progress.SILENT);
            pages = first.checkpoints().pages(game).size();
            var database = JdbcClient.create(first.source());
            database.sql("update checkpoint_build set program = 'an older one'").update();
            database.sql("update checkpoint_board set body = ?").param("{\"goal\":1,\"turn\":\"red\",\"squares\":{},\"gambles\":0}".getBytes()).update();
        }
        assertThat(pages).isEqualTo(2);
        try (var second = TestStores.in(folder, LIBRARY)) {
            awaitPages(second, game, pages);
            sameAsTheEvents(second, RACE, game, 50);
            var mark = JdbcClient.create(second.source()).sql("select program from checkpoint_build").query(String.class).single();
            assertThat(mark).isEqualTo(BuildId.mark());
        }
        try (var third = TestStores.in(folder, LIBRARY)) {
            assertThat(third.checkpoints().pages(game)).as("the same program trusts what it wrote").hasSize(pages);
        }
    }

    /** A place that was given on a stored page is read from there; an undo takes none back. */
    @Test
    void thePlacesAreThoseThatTheEventsGive() {
        var game = opened(backend, RACE, new Race.Track("short", 100_000, Optional.empty()), "red", "blue");
        for (int now = 1; now < 2 * CheckpointStore.PAGE + 60; now = backend.eventLog().newest(game)) {
            var played = play(backend, game, now % 90 == 7 ? new GrantPlace("Guest " + now, Role.OBSERVER, List.of("Anna"), Optional.empty())
                    : now % 90 == 50 ? new WithdrawPlace("Guest " + (now - 43), Optional.empty())
                    : now % 11 == 0 ? new Undo(Math.max(0, now - 9), "a little") : new Rest("red"));
            // The turn changes with each undo.
            assertThat(played instanceof CommandResult.Done ? played : play(backend, game, new Rest("blue"))).as("after position %s", now)
                    .isInstanceOf(CommandResult.Done.class);
        }
        var record = backend.eventLog().from(game, 1);
        awaitPages(backend, game, 2);

        var read = read(backend, backend.checkpoints(), game).places();

        assertThat(read.all()).isEqualTo(Places.of(((GameOpened) record.getFirst().fact()).seats()).after(record).all());
        assertThat(read.all()).hasSizeGreaterThan(2);
    }
}
