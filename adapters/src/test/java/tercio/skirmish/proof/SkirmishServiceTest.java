package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Tier;
import tercio.skirmish.proof.SkirmishTable.Made;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Players' programs that know no rules play skirmishes over HTTP, each with the token of its own seat. */
class SkirmishServiceTest {

    private static final int LONGEST = 500;
    private static final List<String> VIEWS = List.of("board", "hills", "captains");

    private static SkirmishTable table;

    @BeforeAll
    static void start() {
        table = new SkirmishTable();
    }

    @AfterAll
    static void stop() {
        table.close();
    }

    /** One answer of any seat to any decision that waits for it; false where nothing is awaited. */
    private static boolean answered(Made game, Random random) {
        for (var captain : shuffled(game, random)) {
            var token = game.tokens().get(captain);
            var mine = table.get(game.home() + "/decisions", token).json().valueStream()
                    .filter(decision -> decision.path("party").asString().equals(captain)).toList();
            if (!mine.isEmpty()) {
                var decision = mine.get(random.nextInt(mine.size())).path("id").asString();
                var sample = table.get(game.home() + "/decisions/" + decision + "/sample?seed=" + random.nextInt(), token);
                assertThat(sample.status()).as(sample.text()).isEqualTo(200);
                var checked = table.post(game.home() + "/decisions/" + decision + "/check", token, sample.text());
                assertThat(checked.status()).as(checked.text()).isEqualTo(200);
                var sent = table.post(game.home() + "/commands", token, sample.text());
                assertThat(sent.status()).as("%s: %s", sample.text(), sent.text()).isEqualTo(200);
                return true;
            }
        }
        return false;
    }

    private static List<String> shuffled(Made game, Random random) {
        var captains = new java.util.ArrayList<>(game.tokens().keySet().stream().sorted().toList());
        java.util.Collections.shuffle(captains, random);
        return captains;
    }

    private static Made played(String scenario, List<String> captains, long seed) {
        var game = table.game(scenario, "server", captains);
        var random = new Random(seed);
        int commands = 0;
        while (answered(game, random)) {
            assertThat(++commands).isLessThan(LONGEST);
        }
        assertThat(position(game)).isGreaterThan(10);
        return game;
    }

    private static int position(Made game) {
        return table.get(game.home(), game.host()).json().path("position").asInt();
    }

    /** @param dice whether the dice are proven: an imported game has none of the server's secret */
    private static void verified(String game, String token, String dice) {
        var report = table.get(game + "/verification", token).json();
        assertThat(report.path("verified").asBoolean()).as(report.toString()).isTrue();
        assertThat(report.path("divergences")).isEmpty();
        assertThat(report.path("hashChain").asString()).isEqualTo("intact");
        assertThat(report.path("diceProof").asString()).isEqualTo(dice);
    }

    private static String views(String game, String token, int position) {
        var text = new StringBuilder();
        VIEWS.forEach(view -> {
            var answer = table.get(game + "/" + view + "?at=" + position, token);
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
            text.append(answer.text()).append('\n');
        });
        return text.toString();
    }

    @Tag(Tier.BOTH)
    @Test
    void skirmishesArePlayedToTheEndAndVerified() {
        for (int seed = Tier.times(1, 3); seed <= Tier.times(2, 5); seed++) {
            var game = seed % 2 == 0 ? played("duel", List.of("red", "blue"), seed) : played("three-captains", List.of("red", "blue", "green"), seed);
            verified(game.home(), game.host(), "intact");
            assertThat(table.get(game.home() + "/log?limit=500", game.host()).json().path("lines").valueStream().map(line -> line.path("type").asString()))
                    .contains("ReserveSet", "OrdersRevealed", "MarchesBegan").endsWith("SkirmishEnded");
        }
    }

    /** The short tier takes every ninth of them, the thorough one every third. */
    @Tag(Tier.BOTH)
    @Test
    void aSkirmishIsTakenBackAndBroughtBackAtItsPositions() {
        var game = played("duel", List.of("red", "blue"), 7);
        int newest = position(game);
        var end = views(game.home(), game.host(), newest);
        for (int to = 1; to < newest; to += Tier.times(9, 3)) {
            if (table.get(game.home() + "/decisions?at=" + to, game.host()).json().isEmpty()) {
                continue; // within a command: the whole command is taken back
            }
            var before = views(game.home(), game.host(), to);
            assertThat(table.post(game.home() + "/undo", game.host(), "{\"to\": " + to + ", \"reason\": \"a slip\"}").status()).isEqualTo(200);
            assertThat(views(game.home(), game.host(), position(game))).isEqualTo(before);
            assertThat(table.post(game.home() + "/redo", game.host(), "{}").status()).isEqualTo(200);
            assertThat(views(game.home(), game.host(), position(game))).isEqualTo(end);
        }
        verified(game.home(), game.host(), "intact");
    }

    @Tag(Tier.BOTH)
    @Test
    void aForkGoesOnFromItsBoardAndLeavesTheGame() {
        var game = played("duel", List.of("red", "blue"), 9);
        int newest = position(game);
        for (int at = 2; at < newest; at += Tier.times(21, 7)) {
            var forked = table.post(game.home() + "/forks", game.host(), "{\"at\": " + at + ", \"name\": \"what if\"}");
            assertThat(forked.status()).as(forked.text()).isEqualTo(201);
            var fork = forked.json();
            var home = "/api/games/" + fork.path("id").asString();
            verified(home, fork.path("hostToken").asString(), "intact");
            int newestOfFork = table.get(home, fork.path("hostToken").asString()).json().path("position").asInt();
            if (newestOfFork == at) {
                assertThat(views(home, fork.path("hostToken").asString(), at)).isEqualTo(views(game.home(), game.host(), at));
            }
        }
        assertThat(position(game)).isEqualTo(newest);
    }

    /** In the short tier at every sixth of them, and at the last. */
    @Tag(Tier.BOTH)
    @Test
    void aRecordThatIsTakenBackGivesTheSameViewsAtItsPositions() {
        var game = played("three-captains", List.of("red", "blue", "green"), 4);
        var record = table.get(game.home() + "/record", game.host());
        assertThat(record.status()).isEqualTo(200);
        var imported = table.post("/api/games/import?again=true", null, record.text());
        assertThat(imported.status()).as(imported.text()).isEqualTo(201);
        var copy = "/api/games/" + imported.json().path("id").asString();
        var token = imported.json().path("hostToken").asString();
        int newest = position(game);
        assertThat(views(copy, token, newest)).isEqualTo(views(game.home(), game.host(), newest));
        for (int position = 0; position < newest; position += Tier.times(6, 1)) {
            assertThat(views(copy, token, position)).isEqualTo(views(game.home(), game.host(), position));
        }
        // The skirmish is over: its record tells the secret of its dice.
        verified(copy, token, "intact");
        assertThat(table.get(copy + "/record", token).text().lines().skip(1)).isEqualTo(record.text().lines().skip(1).toList());
    }

    @Test
    void theAdjudicatorSettlesAClashAndKnowsItsOdds() {
        var question = (ObjectNode) SkirmishTable.JSON.readTree("""
                {"ruleset": "skirmish", "procedure": "clash", "attacker": {"men": 5, "order": "attack"}, "defender": {"men": 3, "order": "hold"}}""");
        var odds = table.post("/api/odds?fractions=true", null, question.toString());
        assertThat(odds.status()).as(odds.text()).isEqualTo(200);
        // The attack and the hold add 1 each. Of 36 throws 15 are won; 5 and 6 lose by 1 or nothing, 4 by 2, and 3 + 2 + 1 by more.
        assertThat(odds.json().at("/odds/attacker/losses/values").valueStream().map(value -> value.path("fraction").asString()))
                .containsExactly("5/12", "11/36", "1/9", "1/6");
        // All 3 defenders fall where the attack wins by 3 or more.
        assertThat(odds.json().at("/odds/taken/values/1/fraction").asString()).isEqualTo("1/6");

        question.putObject("dice").putObject("attacker").put("clash", 4);
        ((ObjectNode) question.path("dice")).putObject("defender").put("clash", 4);
        var settled = table.post("/api/adjudications", null, question.toString()).json();
        assertThat(settled.at("/attacker/losses").asInt(-1)).as(settled.toString()).isEqualTo(1);
        assertThat(settled.at("/defender/losses").asInt(-1)).isEqualTo(1);
        assertThat(settled.path("explanation").valueStream().map(step -> step.path("rule").asString()))
                .containsExactly("SK-CLASH-ATTACK", "SK-CLASH-DEFENCE", "SK-CLASH-TABLE", "SK-CLASH-TABLE");

        question.putObject("readings").put("SK-EQUAL", "attacker");
        assertThat(table.post("/api/adjudications", null, question.toString()).json().at("/defender/losses").asInt(-1)).isZero();
        ((ObjectNode) question.path("dice").path("attacker")).put("clash", 7);
        var seven = table.post("/api/adjudications", null, question.toString());
        assertThat(seven.status()).isEqualTo(422);
        assertThat(seven.text()).as("a die has six sides").contains("/dice/attacker/clash must be from 1 to 6");
    }

    /** Each command reaches an open stream when it is stored, not with the next sign of life of the stream. */
    @Test
    void aStreamHasEachCommandBeforeItsNextHeartbeat() throws Exception {
        var game = table.game("duel", "physical", List.of("red", "blue"));
        try (var stream = table.listen(game.id(), game.tokens().get("red"))) {
            for (int round = 0; round < 60; round++) {
                var undone = round % 2 == 1;
                var sent = undone ? table.post(game.home() + "/undo", game.host(), "{\"to\": 1, \"reason\": \"a slip\"}")
                        : table.post(game.home() + "/commands", game.host(), "{\"type\": \"SetReserve\", \"captain\": \"blue\", \"men\": 3}");
                assertThat(sent.status()).as(sent.text()).isEqualTo(200);
                var awaited = "id:" + (round + 2);
                for (var line = stream.readLine(); !awaited.equals(line); line = stream.readLine()) {
                    assertThat(line).as("before %s", awaited).isNotNull().doesNotContain("still here");
                }
            }
        }
    }

    /** The odds beside the decision of who is attacked are those of the procedure. */
    @Test
    void anAttackedCaptainSeesTheOddsOfEachCommitment() {
        var game = table.game("duel", "physical", List.of("red", "blue"));
        for (var command : List.of("{\"type\": \"SetReserve\", \"captain\": \"red\", \"men\": 1}", "{\"type\": \"SetReserve\", \"captain\": \"blue\", \"men\": 2}",
                "{\"type\": \"ChooseOrder\", \"captain\": \"red\", \"order\": \"attack\"}", "{\"type\": \"ChooseOrder\", \"captain\": \"blue\", \"order\": \"hold\"}",
                "{\"type\": \"March\", \"captain\": \"red\", \"from\": \"birch\", \"to\": \"dogwood\", \"men\": 3}")) {
            assertThat(table.post(game.home() + "/commands", game.host(), command).status()).as(command).isEqualTo(200);
        }
        var odds = table.get(game.home() + "/odds/commit-dogwood?fractions=true", game.tokens().get("blue"));
        assertThat(odds.status()).as(odds.text()).isEqualTo(200);
        var answers = odds.json().path("options");
        assertThat(answers.size()).as(odds.text()).isEqualTo(3);
        var wants = table.post(game.home() + "/commands", game.tokens().get("blue"), "{\"type\": \"Commit\", \"captain\": \"blue\", \"men\": 2}");
        assertThat(wants.status()).isEqualTo(422);
        assertThat(wants.json().path("detail").asString()).contains("the clash die of the attacker");
        var fought = table.post(game.home() + "/commands", game.tokens().get("blue"),
                "{\"type\": \"Commit\", \"captain\": \"blue\", \"men\": 2, \"dice\": [2, 5]}");
        assertThat(fought.status()).as(fought.text()).isEqualTo(200);
        assertThat(owners(table.get(game.home() + "/dice", game.host()).json())).containsExactly("red", "blue");
    }

    private static List<String> owners(JsonNode dice) {
        var list = dice.isArray() ? dice : dice.path("dice");
        return list.valueStream().map(die -> die.path("captain").asString()).toList();
    }
}
