package tercio.adapters.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;
import tercio.adapters.http.Client;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;
import tools.jackson.databind.json.JsonMapper;

/** The dashboard and the rules ask for measures, labels and values that a running service has, and leave out none of its own. */
class MonitoringTest {

    private static final Pattern SAMPLE = Pattern.compile("([a-z_]+)(?:\\{(.*)})? (?:\\S+)");
    private static final Pattern LABEL = Pattern.compile("([a-z_]+)=\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern ASKED = Pattern.compile("\\b((?:tercio|http|jvm|process)_[a-z_]+)(?:\\{([^}]*)})?");
    private static final Pattern MATCHER = Pattern.compile("([a-z_]+)(=~|=)\"([^\"]*)\"");
    /** Prometheus gives these itself. */
    private static final Set<String> OF_THE_SCRAPE = Set.of("instance", "job");

    @TempDir
    private static Path folder;
    private static Service service;
    private static final Map<String, Map<String, Set<String>>> MEASURES = new HashMap<>();

    /** One of each kind happens: a command, a refusal, a game that is set aside. */
    @BeforeAll
    static void scrape() {
        service = Service.start(new InstalledRulebooks(List.of(new Race()), List.of()), 0, "127.0.0.1", folder.resolve("games"));
        try (var client = new Client(service.port())) {
            var game = client.race("physical", "free", true);
            assertThat(client.get("/api/games/none", null).status()).isEqualTo(404);
            service.backend().damagedGames().put(game.id(), "as the test says");
            assertThat(client.get("/api/games/" + game.id(), null).status()).isEqualTo(409);
            client.get("/actuator/prometheus", service.operatorToken());
            client.get("/actuator/prometheus", service.operatorToken()).raw().body().lines().filter(line -> !line.startsWith("#")).map(SAMPLE::matcher)
                    .filter(found -> found.matches()).forEach(found -> {
                        var labels = MEASURES.computeIfAbsent(found.group(1), name -> new HashMap<>());
                        LABEL.matcher(found.group(2) == null ? "" : found.group(2)).results()
                                .forEach(label -> labels.computeIfAbsent(label.group(1), name -> new TreeSet<>()).add(label.group(2)));
                    });
        }
    }

    @AfterAll
    static void end() {
        service.close();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> rules() {
        var groups = (List<Map<String, Object>>) new Yaml().<Map<String, Object>>load(ReleaseFiles.text("monitoring/prometheus-rules.yaml")).get("groups");
        return groups.stream().flatMap(group -> ((List<Map<String, Object>>) group.get("rules")).stream()).toList();
    }

    private static List<String> questionsOfTheDashboard() {
        var asked = new ArrayList<String>();
        new JsonMapper().readTree(ReleaseFiles.text("monitoring/grafana-dashboard.json")).path("panels")
                .forEach(panel -> panel.path("targets").forEach(target -> asked.add(target.path("expr").asString())));
        return asked;
    }

    private static void assertIsThere(String question) {
        var measures = ASKED.matcher(question).results().toList();
        assertThat(measures.isEmpty() && !question.startsWith("up{")).as("%s asks for nothing", question).isFalse();
        measures.forEach(asked -> {
            assertThat(MEASURES).as(question).containsKey(asked.group(1));
            MATCHER.matcher(asked.group(2) == null ? "" : asked.group(2)).results().filter(match -> !OF_THE_SCRAPE.contains(match.group(1))).forEach(match -> {
                assertThat(MEASURES.get(asked.group(1))).as(question).containsKey(match.group(1));
                if (match.group(2).equals("=")) {
                    assertThat(MEASURES.get(asked.group(1)).get(match.group(1))).as(question).contains(match.group(3));
                }
            });
        });
    }

    @Test
    void theDashboardAsksForMeasuresThatAreThere() {
        assertThat(questionsOfTheDashboard()).hasSizeGreaterThan(20).allSatisfy(MonitoringTest::assertIsThere);
    }

    @Test
    void theRulesAskForMeasuresThatAreThereAndSayWhatToDo() {
        assertThat(rules()).hasSizeGreaterThan(10).allSatisfy(rule -> {
            assertIsThere((String) rule.get("expr"));
            assertThat(rule.get("alert").toString()).startsWith("Tercio");
            assertThat(rule.get("labels").toString()).matches("\\{severity=(critical|warning|info)}");
            assertThat(rule.get("annotations").toString()).contains("summary=", "remedy=");
        });
        assertThat(rules()).extracting(rule -> rule.get("alert")).doesNotHaveDuplicates();
    }

    @Test
    void eachMeasureOfTheServiceIsOnTheDashboardAndInTheDocs() throws java.io.IOException {
        var own = MEASURES.keySet().stream().filter(name -> name.startsWith("tercio_")).toList();
        assertThat(own).contains("tercio_views_lag", "tercio_streams_open", "tercio_connections", "tercio_game_errors_total");
        var dashboard = String.join("\n", questionsOfTheDashboard());
        var docs = Files.readString(Path.of("src/docs/operator/watching.md"));
        assertThat(own).allSatisfy(name -> {
            assertThat(dashboard).contains(name + "{");
            assertThat(docs).contains("`" + name + "`");
        });
    }

    @Test
    void theLabelsOfAnAlertAreThoseOfItsMeasure() {
        rules().forEach(rule -> {
            var expression = (String) rule.get("expr");
            Pattern.compile("\\$labels\\.([a-z_]+)").matcher(rule.get("annotations").toString()).results().map(found -> found.group(1)).filter(label -> !OF_THE_SCRAPE.contains(label))
                    .forEach(label -> assertThat(ASKED.matcher(expression).results().anyMatch(asked -> MEASURES.get(asked.group(1)).containsKey(label))).as("%s in %s", label, rule).isTrue());
        });
    }

    @Test
    void theViewsComeUpToTheEvents() {
        try (var client = new Client(service.port())) {
            org.awaitility.Awaitility.await().forever().untilAsserted(() -> assertThat(client.get("/actuator/prometheus", service.operatorToken()).raw().body())
                    .contains("tercio_views_lag 0.0", "tercio_views_claims 2.0", "tercio_views_failing 0.0", "tercio_storage_writable 1.0", "tercio_games_aside 1.0"));
        }
    }
}
