package tercio.adapters.http.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.computing.ComputePools;
import tercio.adapters.http.computing.ComputingSettings;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.CommitListeners;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.application.verification.Progress;
import tercio.projections.AppraisalReader;
import tercio.projections.AppraisalStore;
import tercio.projections.DecisionOdds;
import tercio.projections.GameHistory;
import tercio.projections.GameReport;
import tercio.projections.GameTally;
import tercio.projections.sentence.Language;

/** Each battle, roll of a siege and day of a combat is compared with its odds once, and kept: a report that was given up gets further the next time. */
class KeptAppraisalsTest {

    /** Keeps what it is given in memory and counts it. */
    private static final class Counting implements AppraisalStore {
        private final Map<Key, StoredAppraisal> kept = new HashMap<>();
        private int stored;

        @Override
        public Optional<StoredAppraisal> of(Key key) {
            return Optional.ofNullable(kept.get(key));
        }

        @Override
        public void keep(Key key, StoredAppraisal one) {
            kept.put(key, one);
            stored++;
        }
    }

    private GameBackend backend;

    @BeforeEach
    void open() {
        backend = GameBackend.inMemory(RulebookModules.installed().rulebooks());
    }

    @AfterEach
    void close() {
        backend.close();
    }

    private String imported(String name) throws IOException {
        try (var lines = new BufferedReader(new InputStreamReader(
                KeptAppraisalsTest.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl"), StandardCharsets.UTF_8))) {
            return ((GameCreation.Created) backend.games().adopt(backend.records().read(lines, Progress.SILENT))).game();
        }
    }

    private GameHistory history(String game) {
        return backend.histories().of(game).orElseThrow();
    }

    private GameReport report(GameHistory history, AppraisalReader appraisals, BooleanSupplier enough) {
        var reports = backend.views().reports(history, appraisals, Language.EN);
        return reports.of(0, history.position(), Optional.empty(), reports.turns(history.position()), enough);
    }

    @Test
    void eachAttemptGetsFurtherAndTheLastHasAll() throws IOException {
        var history = history(imported("march-on-artois"));
        var store = new Counting();
        var appraisals = new AppraisalReader(store);

        var nothing = report(history, appraisals, () -> true);
        assertThat(nothing.pending()).isGreaterThan(2);
        assertThat(nothing.luck()).isEmpty();
        assertThat(nothing.sides()).as("what needs no odds is there").isNotEmpty();

        var pending = new ArrayList<>(List.of(nothing.pending()));
        while (pending.getLast() > 0) {
            int before = store.stored;
            pending.add(report(history, appraisals, () -> store.stored > before).pending());
        }

        assertThat(pending).as("one more in each attempt").isEqualTo(IntStream.rangeClosed(0, nothing.pending())
                .mapToObj(done -> nothing.pending() - done).toList());
        int stored = store.stored;
        assertThat(report(history, appraisals, () -> true)).isEqualTo(report(history, new AppraisalReader(AppraisalStore.NONE), AppraisalReader.PATIENTLY));
        assertThat(store.stored).as("nothing is worked out twice").isEqualTo(stored);
    }

    /** A settled fight is compared up to the event that settled it; no later event changes the comparison. */
    @Test
    void whatIsKeptIsWhatTheWholeGameSays() throws IOException {
        for (var name : List.of("march-on-artois", "turks-and-russians")) {
            var history = history(imported(name));
            var store = new Counting();
            assertThat(report(history, new AppraisalReader(store), AppraisalReader.PATIENTLY).pending()).isZero();

            assertThat(store.kept).isNotEmpty();
            store.kept.forEach((key, kept) -> {
                var whole = DecisionOdds.since(history, key.began(), history.position()).flatMap(odds -> odds.actual()
                        .map(actual -> odds.burdens().stream().map(path -> (Integer) actual.figures().get(path).outcomes().getFirst()).toList()));
                assertThat(kept.appraisal().map(appraisal -> appraisal.losses().stream().map(loss -> loss.lost()).toList()))
                        .as("%s, position %d", name, key.began()).isEqualTo(whole);
            });
        }
    }

    @Test
    void theBackgroundPreparesEveryGameOfTheDatabaseAndKeepsItThere() throws IOException {
        var game = imported("march-on-artois");
        var limits = new ComputingSettings.Pool(1, 4, 4, Duration.ofMinutes(1));
        try (var pools = new ComputePools(limits.limits(), limits.limits())) {
            var background = new BackgroundFigures(pools, backend.tallies(), backend.damaged(), backend.directory(), backend.get(CommitListeners.class),
                    new ComputingSettings(limits, limits, true), backend.turn());
            background.start();
            while (backend.tallies().findKnown(game).map(GameTally::pending).orElse(1) > 0) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
            }
            background.stop();
        }

        assertThat(report(history(game), backend.appraisals(), () -> true).pending()).isZero();
        var rows = JdbcClient.create(backend.source());
        assertThat(rows.sql("select count(*) from game_tally where game = ?").param(game).query(Integer.class).single()).isOne();
        assertThat(rows.sql("select count(*) from appraisal").query(Integer.class).single()).isPositive();
    }

    /** Rows that another build wrote, or that nobody can read, are worked out again. */
    @Test
    void aRowThatDoesNotFitIsWorkedOutAgain() throws IOException {
        var history = history(imported("march-on-artois"));
        var first = report(history, backend.appraisals(), AppraisalReader.PATIENTLY);
        var rows = JdbcClient.create(backend.source());
        int all = rows.sql("select count(*) from appraisal").query(Integer.class).single();

        rows.sql("update appraisal set body = X'00'").update();
        assertThat(report(history, backend.appraisals(), () -> true).pending()).isEqualTo(all);
        assertThat(report(history, backend.appraisals(), AppraisalReader.PATIENTLY)).isEqualTo(first);

        rows.sql("update appraisal set program = 'another build'").update();
        assertThat(report(history, backend.appraisals(), () -> true).pending()).isEqualTo(all);
        assertThat(report(history, backend.appraisals(), AppraisalReader.PATIENTLY)).isEqualTo(first);
        assertThat(rows.sql("select count(*) from appraisal").query(Integer.class).single()).as("in their place").isEqualTo(all);
    }
}
