package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.application.record.HiddenEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.verification.Progress;
import tercio.domain.game.Viewer;
import tercio.projections.RulesAtPosition;

/**
 * The archive over all recorded games, beside a slow and plain computation from their events: each event in effect once, whatever the copies.
 * {@code artois-by-consent-fork} is a fork of {@code artois-by-consent}, whose parent is here too; the lepanto game is here twice.
 * It takes long on one processor, and begins early.
 */
@Order(1)
class RecordedGamesArchiveTest {

    private static final RulebookModules MODULES = RulebookModules.all();
    private static final List<String> RECORDS = List.of("armada-landing", "armada", "artois-by-consent", "artois-by-consent-fork", "colonial-convoy", "europe", "lepanto",
            "lepanto", "march-on-artois", "random-war", "turks-and-russians");

    private static GameBackend backend;
    private static Archive archive;
    private static final List<String> GAMES = new java.util.ArrayList<>();

    @BeforeAll
    static void open() throws IOException {
        backend = GameBackend.inMemory(MODULES.rulebooks());
        for (var record : RECORDS) {
            try (var in = new BufferedReader(new InputStreamReader(RecordedGamesArchiveTest.class.getResourceAsStream("/tercio/adapters/games/" + record + ".jsonl"),
                    StandardCharsets.UTF_8))) {
                GAMES.add(((GameCreation.Created) backend.games().adopt(backend.records().read(in, Progress.SILENT))).game());
            }
        }
        archive = GameArchives.of(backend, MODULES.archives(), ArchiveLimits.STANDARD, Optional.empty());
        archive.feed(() -> false);
    }

    @AfterAll
    static void close() {
        archive.close();
        backend.close();
    }

    private static List<List<Object>> rows(String sql) {
        return archive.query(sql, archive.games()).rows();
    }

    private static long number(String sql) {
        return ((Number) rows(sql).getFirst().getFirst()).longValue();
    }

    /** The events in effect of one game, as everybody may see them at its end. */
    private static List<RecordedEvent> inEffect(String game) {
        var history = backend.histories().of(game).orElseThrow();
        return IntStream.of(history.undoHistory().inEffectAt(history.position())).mapToObj(position -> history.events().get(position - 1)).toList();
    }

    @Test
    void everyGameIsFoldedAndEveryQuestionAnswered() {
        assertThat(archive.status(backend.directory().all()).leftOut()).isEmpty();
        assertThat(archive.status(backend.directory().all()).games()).isEqualTo(RECORDS.size());
        for (var question : archive.questions().all()) {
            var answer = archive.questions().ask(question, Filters.none(), archive.games());
            assertThat(answer.table().columns()).as(question.id()).isNotEmpty();
            if (question.draw().mark().equals("table")) {
                continue;
            }
            assertThat(answer.table().columns().stream().map(Table.Column::name)).as(question.id()).contains(question.draw().x(), question.draw().y());
        }
    }

    /** In a game without copies each of its dice counts, by the side that came up. */
    @Test
    void theDiceOfEachGameAreThoseOfItsEventsInEffect() {
        for (int at = 0; at < RECORDS.size(); at++) {
            if (RECORDS.get(at).startsWith("artois-by") || RECORDS.get(at).equals("lepanto") || backend.histories().of(GAMES.get(at)).orElseThrow().opening().keepsSecrets()) {
                continue;
            }
            var plain = new TreeMap<Integer, Long>();
            inEffect(GAMES.get(at)).forEach(event -> event.envelope().rolls().forEach(roll -> plain.merge(roll.value(), 1L, Long::sum)));
            var told = new TreeMap<Integer, Long>();
            rows("select value, count(*) from die where counted and game = '" + GAMES.get(at) + "' group by value")
                    .forEach(row -> told.put(((Number) row.get(0)).intValue(), ((Number) row.get(1)).longValue()));
            assertThat(told).as(RECORDS.get(at)).isEqualTo(plain).isNotEmpty();
        }
    }

    /** The archive has the open part of a game with secrets that is not over, event by event. */
    @Test
    void aGameWithSecretsAddsItsPublicPart() {
        for (int at = 0; at < RECORDS.size(); at++) {
            var history = backend.histories().of(GAMES.get(at)).orElseThrow();
            boolean whole = !history.opening().keepsSecrets() || RulesAtPosition.of(history, history.position()).isOver();
            var seen = whole ? history : history.seenBy(Viewer.PUBLIC);
            var plain = new TreeMap<Integer, String>();
            seen.events().forEach(event -> plain.put(event.position(), event.fact() instanceof HiddenEvent ? "" : backend.notation().encode(event.fact()).payload()));
            var told = new TreeMap<Integer, String>();
            archive.query("select position, coalesce(payload, '') from event", List.of(GAMES.get(at))).rows()
                    .forEach(row -> told.put(((Number) row.get(0)).intValue(), (String) row.get(1)));
            assertThat(told.keySet()).as(RECORDS.get(at)).isEqualTo(plain.keySet());
            plain.forEach((position, payload) -> assertThat(told.get(position)).as(position.toString()).isEqualTo(payload.substring(0, Math.min(payload.length(), 100_000))));
        }
    }

    /** A second import changes nothing, and a fork adds what was played in it and nothing of its parent. */
    @Test
    void copiesCountOnce() {
        int lepanto = RECORDS.indexOf("lepanto");
        assertThat(number("select count(*) from event where counted and game = '" + GAMES.get(lepanto) + "'")).isEqualTo(inEffect(GAMES.get(lepanto)).size());
        assertThat(number("select count(*) from event where counted and game = '" + GAMES.get(lepanto + 1) + "'")).isZero();
        assertThat(rows("select same_as, counted from game where game = '" + GAMES.get(lepanto + 1) + "'")).containsExactly(List.of(GAMES.get(lepanto), false));
        assertThat(number("select count(*) from die where game = '" + GAMES.get(lepanto + 1) + "' and origin <> '" + GAMES.get(lepanto) + "'")).isZero();

        var parent = GAMES.get(RECORDS.indexOf("artois-by-consent"));
        var fork = GAMES.get(RECORDS.indexOf("artois-by-consent-fork"));
        var seen = new HashSet<String>();
        Predicate<RecordedEvent> isNew = event -> seen.add(event.envelope().at() + event.envelope().causedBy() + (event.position() - event.envelope().since()) + event.fact());
        long first = inEffect(parent).stream().filter(isNew).count();
        long own = inEffect(fork).stream().filter(isNew).count();
        long shared = inEffect(fork).size() - own;
        assertThat(shared).isPositive();
        assertThat(number("select count(*) from event where counted and game in ('" + parent + "', '" + fork + "')")).isEqualTo(first + own);
    }

    /** The copy adds nothing to what is summed, and is told of where somebody names it and a question tells of sessions. */
    @Test
    void aCopyThatIsNamedHasItsFigures() {
        int lepanto = RECORDS.indexOf("lepanto");
        var first = figures(new Filters(Map.of(Filters.GAME, List.of(GAMES.get(lepanto)))));
        assertThat(first).isNotEmpty().isEqualTo(figures(new Filters(Map.of(Filters.GAME, List.of(GAMES.get(lepanto + 1))))));
        assertThat(archive.questions().ask(archive.questions().find("dice").orElseThrow(), new Filters(Map.of(Filters.GAME, List.of(GAMES.get(lepanto + 1)))), archive.games()).table().rows()).isEmpty();
        var all = archive.questions().ask(archive.questions().find("figures").orElseThrow(), Filters.none(), archive.games()).table().rows();
        assertThat(all.stream().map(List::getFirst)).contains(GAMES.get(lepanto)).doesNotContain(GAMES.get(lepanto + 1));
    }

    private static List<List<Object>> figures(Filters filters) {
        var answer = archive.questions().ask(archive.questions().find("figures").orElseThrow(), filters, archive.games());
        assertThat(answer.games()).isEqualTo(1);
        return answer.table().rows().stream().map(row -> row.subList(1, row.size())).toList();
    }

    /** A caller who sees the fork alone gets all of it. */
    @Test
    void whoSeesACopyAloneIsToldOfItInFull() {
        var fork = GAMES.get(RECORDS.indexOf("artois-by-consent-fork"));
        var counted = archive.query("select count(*) from event where counted", List.of(fork)).rows();
        assertThat(counted).containsExactly(List.of((long) inEffect(fork).size()));
        assertThat(archive.query("select distinct origin from event", List.of(fork)).rows()).containsExactly(List.of(fork));
        assertThat(archive.query("select count(*) from game", List.of()).rows()).containsExactly(List.of(0L));
    }

    /** Battles on land and at sea by their events: those that ended, those that were avoided, and no other. */
    @Test
    void battlesSiegesAndCampaignsAreThoseOfTheEvents() {
        for (int at = 0; at < RECORDS.size(); at++) {
            if (RECORDS.get(at).startsWith("artois-by") || RECORDS.get(at).equals("lepanto")) {
                continue;
            }
            var kinds = new TreeMap<String, Long>();
            inEffect(GAMES.get(at)).forEach(event -> kinds.merge(event.fact().getClass().getSimpleName(), 1L, Long::sum));
            var game = " where counted and game = '" + GAMES.get(at) + "'";
            var expected = Map.of("eu_battle", sum(kinds, "BattleEnded", "BattleAvoided"), "eu_sea_battle", sum(kinds, "SeaBattleEnded", "SeaBattleAvoided"),
                    "eu_campaign", sum(kinds, "CampaignDeclared", "CampaignGranted"), "eu_march", sum(kinds, "MoveBegan"),
                    "eu_siege_round", sum(kinds, "FortressUndermined", "BreachMade", "AssaultFought"), "eu_voyage", sum(kinds, "FleetSailed"),
                    "eu_attrition", sum(kinds, "MarchAttritionRolled", "AttritionRolled", "NavalAttritionRolled"),
                    "eu_interception", sum(kinds, "InterceptionAttempted", "CounterInterceptionAttempted", "SeaInterceptionAttempted"));
            var name = RECORDS.get(at);
            expected.forEach((table, count) -> assertThat(number("select count(*) from " + table + game)).as(table + " of " + name).isEqualTo(count));
        }
    }

    private static long sum(Map<String, Long> kinds, String... names) {
        return List.of(names).stream().mapToLong(name -> kinds.getOrDefault(name, 0L)).sum();
    }

    /** A die of a fight at sea, and of one after an evasion that failed, belongs to the side whose roll it was, against the other. */
    @Test
    void aDieBelongsToWhoseRollItWas() {
        var sea = GAMES.get(RECORDS.indexOf("armada"));
        var rolled = rows("select distinct party, against from die where counted and game = '" + sea + "' and purpose in ('fire1', 'shock1')");
        assertThat(rolled).isNotEmpty().allSatisfy(row -> {
            assertThat((String) row.get(0)).isNotEmpty();
            assertThat((String) row.get(1)).isNotEmpty().isNotEqualTo(row.get(0));
        });
    }

    /** The decisions in effect are commands of parties, those of copies once. */
    @Test
    void decisionsAreTheCommandsOfParties() {
        assertThat(number("select count(*) from decision where counted")).isPositive()
                .isLessThanOrEqualTo(number("select count(*) from command where counted and party <> ''"));
    }
}
