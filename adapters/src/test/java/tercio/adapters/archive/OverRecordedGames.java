package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.application.record.HiddenEvent;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.verification.Progress;
import tercio.domain.game.Viewer;
import tercio.projections.RulesAtPosition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Eight recorded games without copies in one archive, and the lines of their records: the events in effect, as everybody may see them. */
abstract class OverRecordedGames {

    static final List<String> RECORDS = List.of("armada-landing", "armada", "colonial-convoy", "europe", "lepanto", "march-on-artois", "random-war", "turks-and-russians");
    static final JsonMapper JSON = new JsonMapper();
    static final List<Line> LINES = new ArrayList<>();
    static final Map<String, String> GAMES = new TreeMap<>();
    private static final Map<String, Table> ANSWERS = new ConcurrentHashMap<>();
    static GameBackend backend;
    static Archive archive;

    /** An event as its record has it. */
    record Line(String game, String type, JsonNode fact, RecordedEvent event) {

        String text(String field) {
            return fact.path(field).asString("");
        }

        int number(String field) {
            return fact.path(field).asInt(0);
        }

        boolean is(String field) {
            return fact.path(field).asBoolean(false);
        }

        boolean begins() {
            return event.envelope().since() == event.position();
        }
    }

    /** Opened once for all tests over these games, which change nothing; its memory goes with the process. */
    @BeforeAll
    static void open() {
        synchronized (OverRecordedGames.class) {
            if (archive != null) {
                return;
            }
            var modules = RulebookModules.all();
            backend = GameBackend.inMemory(modules.rulebooks());
            RECORDS.forEach(record -> {
                GAMES.put(record, adopted(record));
                read(GAMES.get(record));
            });
            var made = GameArchives.of(backend, modules.archives(), ArchiveLimits.STANDARD, Optional.empty());
            made.feed(() -> false);
            made.compare(() -> false);
            archive = made;
        }
    }

    private static String adopted(String record) {
        try (var in = new BufferedReader(new InputStreamReader(OverRecordedGames.class.getResourceAsStream("/tercio/adapters/games/" + record + ".jsonl"), StandardCharsets.UTF_8))) {
            return ((GameCreation.Created) backend.games().adopt(backend.records().read(in, Progress.SILENT))).game();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void read(String game) {
        var whole = backend.histories().of(game).orElseThrow();
        boolean open = !whole.opening().keepsSecrets() || RulesAtPosition.of(whole, whole.position()).isOver();
        var history = open ? whole : whole.seenBy(Viewer.PUBLIC);
        IntStream.of(whole.undoHistory().inEffectAt(whole.position())).mapToObj(position -> history.events().get(position - 1))
                .filter(event -> !(event.fact() instanceof KernelEvent) && !(event.fact() instanceof HiddenEvent)).forEach(event -> {
                    var written = backend.notation().encode(event.fact());
                    LINES.add(new Line(game, written.type().substring(written.type().indexOf('/') + 1), JSON.readTree(written.payload()), event));
                });
    }

    /** The answer to a question over all games, which is asked once for all tests. */
    static Table answer(String question) {
        return ANSWERS.computeIfAbsent(question, id -> archive.questions().ask(archive.questions().find(id).orElseThrow(), Filters.none(), archive.games()).table());
    }

    /** The rows of this answer by the names of their columns. */
    static List<Map<String, Object>> asked(String question) {
        return named(answer(question));
    }

    /** The rows of a table as it is kept. */
    static List<Map<String, Object>> select(String sql) {
        return named(archive.query(sql, archive.games()));
    }

    private static List<Map<String, Object>> named(Table table) {
        return table.rows().stream().map(row -> {
            Map<String, Object> named = new TreeMap<>();
            IntStream.range(0, row.size()).forEach(at -> named.put(table.columns().get(at).name(), row.get(at)));
            return named;
        }).toList();
    }

    /** Sums over the lines of some types, by a key. */
    static Map<String, Double> plain(List<String> types, BiConsumer<Line, Map<String, Double>> sum) {
        var sums = new TreeMap<String, Double>();
        LINES.stream().filter(line -> types.contains(line.type())).forEach(line -> sum.accept(line, sums));
        return sums;
    }

    static void add(Map<String, Double> sums, String key, double value) {
        sums.merge(key, value, Double::sum);
    }

    /** The sums of a column of an answer, by the texts of another one. */
    static Map<String, Double> asked(String question, String key, String column) {
        var sums = new TreeMap<String, Double>();
        asked(question).forEach(row -> add(sums, key.isEmpty() ? "" : String.valueOf(row.get(key)), ((Number) row.get(column)).doubleValue()));
        return sums;
    }

    static void agree(String question, String key, String column, Map<String, Double> plain) {
        var asked = asked(question, key, column);
        assertThat(plain).as(question).isNotEmpty();
        assertThat(asked.keySet()).as(question + " by " + key).isEqualTo(plain.keySet());
        plain.forEach((each, sum) -> assertThat(asked.get(each)).as(question + ": " + column + " of " + each).isCloseTo(sum, within(1e-6)));
    }
}
