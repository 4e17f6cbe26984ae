package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.request.RequestLimits;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.rulebook.RulebooksWith;
import tercio.adapters.service.Service;
import tercio.adapters.store.SeatHooks;
import tercio.application.given.Race;
import tercio.application.record.HashChain;
import tercio.domain.given.Tier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The description of the interface says what the service does: each operation is asked, and its answer held against it. */
class ApiDocumentTest {

    private static final String QUESTION = """
            {"ruleset": "eu-military", "procedure": "interception", "period": 3, "element": "land", "interceptor": {"maneuver": 4, "technologyLevel": 24}, \
            "moving": {"maneuver": 3, "technologyLevel": 21}, "target": {"friendlyForceOrCity": true}, "acrossRiverOrPass": true%s}""";

    private static Service service;
    private static RawHttp http;
    private static ApiDocument document;
    private final TreeSet<String> answered = new TreeSet<>();

    @BeforeAll
    static void start() {
        service = Service.inMemory(RulebooksWith.with(new Race()), RulebookModules.installed().adjudicator(), "--tercio.hooks.webhooks=true");
        http = new RawHttp(service.port());
        document = new ApiDocument(http.get("/api/openapi.json").json());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private RawHttp.Reply ask(String method, String template, String path, String token, String body, String... headers) {
        var all = new java.util.ArrayList<>(List.of(headers));
        if (token != null) {
            all.add("Authorization: Bearer " + token);
        }
        if (!body.isEmpty() && all.stream().noneMatch(header -> header.startsWith("Content-Type"))) {
            all.add("Content-Type: application/json");
        }
        var operation = document.operation(method, template);
        var reply = http.send(method, path, body, all.toArray(String[]::new));
        document.holds(operation, reply, method + " " + path);
        if (reply.status() < 300) {
            answered.add(operation.toString());
        }
        return reply;
    }

    private RawHttp.Reply get(String template, String path, String token, String... headers) {
        return ask("GET", "/api" + template, "/api" + path, token, "", headers);
    }

    private static String record() {
        try (var stream = ApiDocumentTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    /** In the short tier the march on Artois is looked at where it stands, at one position before, and at none; in the thorough one at more of them. */
    @Tag(Tier.BOTH)
    @Test
    void everyOperationAnswersAsItIsDescribed() {
        catalogue();
        var march = ask("POST", "/api/games/import", "/api/games/import?again=true", null, record(), "Content-Type: application/x-ndjson").json();
        ask("POST", "/api/games/import", "/api/games/import", march.path("hostToken").asString(), record(), "Content-Type: application/x-ndjson");
        archive(march);
        looks("/games/" + march.path("id").asString(), march.path("hostToken").asString());
        var amendments = "/games/" + march.path("id").asString() + "/amendments";
        ask("POST", "/api/games/{id}/amendments", "/api" + amendments, march.path("hostToken").asString(), "{\"at\": 2, \"drop\": true, \"reason\": \"misread\"}");
        get("/games/{id}/amendments/{number}/{view}/{rest}", amendments + "/1/ers/france", march.path("hostToken").asString());
        adjusts();
        race();
        orders();
        adjudicator();
        var all = document.operations().stream().map(ApiDocument.Operation::toString).collect(Collectors.toSet());
        // A backup takes the token that lies in the data folder of the service: BackupCommandTest uses it.
        all.remove("GET /api/backup");
        assertThat(answered).containsExactlyInAnyOrderElementsOf(all);
    }

    private void orders() {
        var made = ask("POST", "/api/games", "/api/games", null, """
                {"ruleset": "empires-in-arms", "scenario": "turkey-russia", "public": true, "seats": [{"name": "Anna", "controls": ["russia"]}]}""").json();
        var anna = made.path("seats").path(0).path("token").asString();
        var home = "/api/games/{id}/orders";
        var orders = "/api/games/" + made.path("id").asString() + "/orders";
        for (var text : List.of("if attacked, cordon", "depot Odesa", "russia I > Paris")) {
            var body = "{\"party\": \"russia\", \"text\": \"" + text + "\"}";
            ask("POST", home + "/check", orders + "/check", anna, body);
            ask("POST", home, orders, anna, body);
            ask("POST", home, orders, null, body);
            ask("POST", home, orders, anna, body.replace("russia\", \"text", "chess\", \"text"));
        }
        get("/games/{id}/orders", orders.substring(4), anna);
        get("/games/{id}/orders", orders.substring(4) + "?at=1", null);
        get("/games/{id}/orders/told", orders.substring(4) + "/told", anna);
        get("/games/{id}/orders/told", orders.substring(4) + "/told?from=0", anna);
    }

    private void catalogue() {
        for (var path : List.of("/rulesets", "/scenarios", "/readings", "/games", "/statistics")) {
            get(path, path, null);
        }
        get("/games", "/games?page=0&size=5", null);
        get("/games", "/games?size=0", null);
        get("/backup", "/backup", null);
        ask("POST", "/api/operator/proof", "/api/operator/proof", null, "{\"nonce\": \"" + "0f".repeat(32) + "\"}");
        ask("POST", "/api/operator/proof", "/api/operator/proof", null, "{\"nonce\": \"x\"}");
        get("/backup", "/backup", "wrong");
        for (var ruleset : List.of("eu-military", "eu-fast-battle", "race", "chess")) {
            get("/rulesets/{id}", "/rulesets/" + ruleset, null);
            get("/rulesets/{id}/page", "/rulesets/" + ruleset + "/page", null);
        }
        for (var ruleset : List.of("eu-military", "empires-in-arms", "chess")) {
            get("/rulesets/{id}/scenario-schema", "/rulesets/" + ruleset + "/scenario-schema", null);
            get("/scenarios/{ruleset}/{name}", "/scenarios/" + ruleset + "/vienna-1529", null);
        }
        for (var ruleset : List.of("eu-military", "race", "chess")) {
            get("/rulesets/{id}/events", "/rulesets/" + ruleset + "/events", null);
            get("/rulesets/{id}/commands", "/rulesets/" + ruleset + "/commands", null);
        }
        get("/rulesets/{id}/events", "/rulesets/eu-military/events?type=eu-military/BattleFought", null);
        get("/rulesets/{id}/events", "/rulesets/eu-military/events?type=nothing", null);
        get("/rulesets/{id}/board", "/rulesets/eu-military/board", null);
        get("/rulesets/{id}/board", "/rulesets/chess/board", null);
        for (var ruleset : List.of("eu-military", "empires-in-arms", "race", "chess")) {
            get("/rulesets/{id}/parties", "/rulesets/" + ruleset + "/parties", null);
            get("/rulesets/{id}/enterable-tables", "/rulesets/" + ruleset + "/enterable-tables", null);
        }
        var scenario = http.get("/api/scenarios/eu-military/artois").json();
        for (var sent : List.of(scenario.toString(), "{}")) {
            ask("POST", "/api/rulesets/{id}/scenarios/check", "/api/rulesets/eu-military/scenarios/check", null, sent);
            ask("POST", "/api/rulesets/{id}/scenarios/check", "/api/rulesets/eu-military/scenarios/check?reading=EU-PORT-LOST:stay&reading=EU-ASSAULT-CAP:resistance", null, sent);
        }
        get("/rulesets/{id}/tables/{table}", "/rulesets/eu-military/tables/combat-results", null);
        get("/rulesets/{id}/tables", "/rulesets/eu-military/tables", null);
        for (var ruleset : List.of("eu-military", "eu-rapid-battle", "empires-in-arms", "race", "chess")) {
            get("/rulesets/{id}/rules", "/rulesets/" + ruleset + "/rules", null);
        }
        for (var rule : List.of("eu-military/rules/EU-BATTLE-DRM", "eu-fast-battle/rules/EU-BATTLE-RETREAT-ATTEMPT", "race/rules/RACE-TURN",
                "eu-military/rules/EU-NOTHING", "eu-military/rules/nothing", "chess/rules/EU-RND-CONT")) {
            get("/rulesets/{id}/rules/{code}", "/rulesets/" + rule, null);
        }
        get("/statistics", "/statistics", null, "Accept: text/csv");
    }

    private void archive(JsonNode march) {
        var fork = ask("POST", "/api/games/{id}/forks", "/api/games/" + march.path("id").asString() + "/forks", march.path("hostToken").asString(), "{\"at\": 42}").json();
        var both = march.path("id").asString() + "," + fork.path("id").asString();
        get("/analysis/compare", "/analysis/compare?games=" + both, service.operatorToken());
        get("/analysis/compare", "/analysis/compare?games=nothing,nobody", null);
        get("/analysis/compare", "/analysis/compare?games=nothing", null);
        for (var path : List.of("/analysis/status", "/analysis/schema", "/analysis/questions", "/analysis/parquet")) {
            get(path, path, null);
        }
        get("/analysis/openings", "/analysis/openings?scenario=artois", null);
        get("/analysis/openings", "/analysis/openings?colour=red", null);
        var positions = "/api/analysis/positions";
        for (var pattern : List.of("\"siege place=artois\"", "\"siege where=artois\"", "{\"game\": \"" + march.path("id").asString() + "\", \"position\": 42, \"place\": \"artois\"}",
                "{\"game\": \"nothing\", \"position\": 42}", "7")) {
            ask("POST", positions, positions, march.path("hostToken").asString(), "{\"pattern\": " + pattern + "}");
        }
        var persons = "/api/analysis/persons/join";
        for (var token : List.of(march.path("hostToken").asString(), service.operatorToken())) {
            for (var who : List.of("Anna", "Nobody")) {
                ask("POST", persons, persons, token, "{\"identity\": \"Anna of the club\", \"persons\": [{\"game\": \"" + march.path("id").asString() + "\", \"name\": \"" + who + "\"}]}");
            }
            ask("POST", persons, persons, token, "{\"identity\": null, \"persons\": [{\"game\": \"nothing\", \"name\": \"Anna\"}]}");
        }
        ask("POST", persons, persons, null, "{\"identity\": null, \"persons\": [{\"game\": \"nothing\", \"name\": \"Anna\"}]}");
        var questions = "/analysis/questions/{question}";
        get(questions, "/analysis/questions/dice", null);
        get(questions, "/analysis/questions/dice?format=csv", null);
        get(questions, "/analysis/questions/dice?format=parquet", null);
        get(questions, "/analysis/questions/dice?colour=red", null);
        get(questions, "/analysis/questions/nothing", null);
        var saved = get(questions, "/analysis/questions/results?format=saved", march.path("hostToken").asString()).json().toString();
        for (var sent : List.of(saved, saved.replace("results", "dice"), "{}")) {
            ask("POST", "/api/analysis/saved", "/api/analysis/saved", march.path("hostToken").asString(), sent);
        }
        var rollouts = "/api/games/{id}/rollouts";
        var begun = "/api/games/" + march.path("id").asString() + "/rollouts";
        for (var sent : List.of("{\"positions\": [42], \"games\": 1, \"commands\": 1}", "{\"games\": 0}")) {
            var run = ask("POST", rollouts, begun, march.path("hostToken").asString(), sent).json().path("id").asString("nothing");
            ask("GET", rollouts + "/{run}", begun + "/" + run, march.path("hostToken").asString(), "");
            ask("DELETE", rollouts + "/{run}", begun + "/" + run, march.path("hostToken").asString(), "");
        }
        for (var token : java.util.Arrays.asList(service.operatorToken(), "wrong", null)) {
            ask("POST", "/api/analysis/query", "/api/analysis/query", token, "{\"sql\": \"select count(*) as n from die\"}");
            ask("POST", "/api/analysis/query", "/api/analysis/query", token, "{\"sql\": \"drop table die\"}");
        }
    }

    private void looks(String game, String host) {
        var home = "/games/{id}";
        get(home + "/charts", game + "/charts", host);
        get(home + "/tables/{table}", game + "/tables/combat-results", host);
        get(home + "/tables/{table}", game + "/tables/nothing", host);
        for (var at : List.of("", "?at=9", "?at=soon", "?at=999", "?at=0", "?at=1", "?at=4", "?at=40").subList(0, Tier.times(4, 8))) {
            for (var view : List.of("map", "stacks", "fleets", "ers", "round-track", "sequence", "battles", "sieges", "colonial", "nothing")) {
                get(home + "/{view}", game + "/" + view + at, host);
            }
            get(home + "/decisions", game + "/decisions" + at, host);
            get(home + "/moves/{piece}", game + "/moves/fra-1" + at, host);
            get(home + "/moves/{piece}", game + "/moves/nobody" + at, host);
            for (var way : List.of("to=artois", "to=london", "to=nowhere", "path=picardie,artois", "to=artois&path=artois", "")) {
                get(home + "/moves/{piece}/asked", game + "/moves/fra-1/asked" + at + (at.isEmpty() ? "?" : "&") + way, host);
            }
            get(home + "/odds/moves/{piece}", game + "/odds/moves/fra-1" + at + (at.isEmpty() ? "?" : "&") + "path=picardie,artois", host);
            get(home + "/traces/{name}", game + "/traces/artois" + at, host);
            get(home + "/{view}/{rest}", game + "/ers/france" + at, host);
            get(home + "/rulings", game + "/rulings" + at, host);
            get(home + "/statistics", game + "/statistics" + at, host);
            get(home + "/report/course", game + "/report/course" + at, host);
            get(home + "/report/weights", game + "/report/weights" + at, host);
            for (var stretch : List.of("turn=1", "turn=9", "turn=-1", "turn=soon", "from=1", "from=50", "from=999", "from=1&turn=1", "")) {
                get(home + "/report", game + "/report" + at + (at.isEmpty() ? "?" : "&") + stretch, host);
            }
        }
        for (var type : List.of("text/plain", "text/markdown", "application/xml", "application/json")) {
            get(home + "/summary", game + "/summary", host, "Accept: " + type);
        }
        get(home + "/statistics", game + "/statistics", host, "Accept: text/csv");
        get(home, game, null);
        get(home, game, host);
        get(home, game, "wrong");
        get(home + "/diff", game + "/diff?from=0&to=40", host);
        get(home + "/diff", game + "/diff", host);
        get(home + "/log", game + "/log", host);
        get(home + "/log", game + "/log?limit=0", host);
        get(home + "/account", game + "/account?at=10", host);
        get(home + "/account", game + "/account?lang=xx", host);
        get(home + "/log/search", game + "/log/search?about=artois&limit=3", host);
        get(home + "/log/search", game + "/log/search?limit=501", host);
        get(home + "/events", game + "/events?limit=1000", host);
        get(home + "/timeline", game + "/timeline", host);
        get(home + "/record", game + "/record", host);
        get(home + "/rulings/{position}", game + "/rulings/10", host);
        get(home + "/rulings/{position}", game + "/rulings/1", host);
        get(home + "/questions/{position}", game + "/questions/86", host);
        IntStream.rangeClosed(1, 20).forEach(at -> get(home + "/questions/{position}", game + "/questions/" + at, host));
        get(home + "/verification", game + "/verification", host);
        get(home + "/forks", game + "/forks", host);
        get("/scenarios/{ruleset}/{name}", "/scenarios/eu-military/artois", null);
        get(home + "/scenario", game + "/scenario?at=0", host);
        get(home + "/scenario", game + "/scenario?at=99999", host);
        get(home + "/set-up", game + "/set-up?at=0", host);
        get(home + "/set-up", game + "/set-up?at=99999", host);
        get(home + "/forks", game + "/forks?size=0", host);
        var receipt = get(home + "/receipt", game + "/receipt", host).json();
        get(home + "/receipt", game + "/receipt", "wrong");
        get("/keys", "/keys", null);
        var check = "/api/receipts/check";
        ask("POST", check, check, null, "{\"receipts\": [%s]}".formatted(receipt));
        ask("POST", check, check, null, "{\"receipts\": []}");
        get(home + "/dice", game + "/dice", host);
        get(home + "/dice/proof", game + "/dice/proof", host);
        for (var of : List.of("9", "1", "none")) {
            get(home + "/odds/{of}", game + "/odds/" + of + "?fractions=true", host);
        }
        var decision = get(home + "/decisions", game + "/decisions?at=10", host).json().path(0).path("id").asString();
        get(home + "/odds/{of}", game + "/odds/" + decision + "?at=10", host);
    }

    private void adjusts() {
        var made = ask("POST", "/api/games", "/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "dice": "server", "public": true, "seats": [{"name": "Anna", "controls": ["france"]}]}""").json();
        var game = "/api/games/" + made.path("id").asString() + "/adjustments";
        var host = made.path("hostToken").asString();
        get("/games/{id}/adjustments", game.substring("/api".length()), host);
        ask("POST", "/api/games/{id}/adjustments", game, host, "{\"reason\": \"a storm\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": true}]}");
        ask("POST", "/api/games/{id}/adjustments", game, host, "{\"reason\": \"a slip\", \"changes\": [{\"kind\": \"stack-withdrawn\", \"stack\": \"none\"}]}");
    }

    private void race() {
        JsonNode made = null;
        for (var dice : List.of("physical", "server")) {
            made = ask("POST", "/api/games", "/api/games", null, """
                    {"name": "A race", "ruleset": "race", "scenario": "short", "dice": "%s", "undo": "host-only", "readings": {}, "public": true, \
                    "seats": [{"name": "Anna", "controls": ["red", "blue"], "contribution": "x"}]}""".formatted(dice)).json();
        }
        ask("POST", "/api/games", "/api/games", null, "{\"ruleset\": \"race\"}");
        ask("POST", "/api/games", "/api/games", null, "x", "Content-Type: text/plain");
        ask("POST", "/api/games", "/api/games", null, "{}", "Origin: https://evil.example");
        ask("POST", "/api/games/import", "/api/games/import", null, "nonsense", "Content-Type: application/x-ndjson");
        var home = "/api/games/{id}";
        var game = "/api/games/" + made.path("id").asString();
        var host = made.path("hostToken").asString();
        var anna = made.path("seats").path(0).path("token").asString();
        var commands = home + "/commands";
        var step = "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}";
        var decision = get("/games/{id}/decisions", game.substring(4) + "/decisions", anna).json().path(0).path("id").asString();
        var about = "/decisions/" + decision;
        get("/games/{id}/decisions/{decision}/sample", game.substring(4) + about + "/sample?seed=7", anna);
        get("/games/{id}/decisions/{decision}/sample", game.substring(4) + "/decisions/nothing/sample", anna);
        ask("POST", home + "/decisions/{decision}/check", game + about + "/check", anna, step);
        ask("POST", home + "/commands/dice", game + "/commands/dice", anna, step);
        ask("POST", home + "/commands/dice", game + "/commands/dice", anna, "{\"type\": \"Gamble\", \"pawn\": \"blue\", \"dice\": [7]}");
        ask("POST", home + "/commands/dice", game + "/commands/dice", null, step);
        ask("POST", home + "/decisions/{decision}/check", game + about + "/check", anna, step.replace("1", "99"));
        ask("POST", commands, game + "/commands", anna, step, "If-Match: \"1\"", "Idempotency-Key: k");
        ask("POST", commands, game + "/commands", anna, step.replace("1", "2"), "Idempotency-Key: k");
        ask("POST", commands, game + "/commands", anna, step, "If-Match: \"1\"");
        ask("POST", commands, game + "/commands", anna, step);
        ask("POST", commands, game + "/commands", anna, "{\"type\": \"Gamble\", \"pawn\": \"blue\"}");
        ask("POST", commands, game + "/commands", null, step);
        ask("POST", commands, game + "/commands", anna, "{\"type\": \"Fly\"}");
        get("/games/{id}/dice/proof", game.substring(4) + "/dice/proof", anna);
        get("/games/{id}/undo", game.substring(4) + "/undo?to=1", host);
        get("/games/{id}/undo", game.substring(4) + "/undo?last=true", anna);
        get("/games/{id}/undo", game.substring(4) + "/undo?last=order", host);
        get("/games/{id}/undo", game.substring(4) + "/undo", host);
        get("/games/{id}/redo", game.substring(4) + "/redo", host);
        ask("POST", home + "/undo", game + "/undo", anna, "{\"to\": 1, \"reason\": \"a slip\"}");
        ask("POST", home + "/undo", game + "/undo", host, "{\"to\": 1, \"reason\": \"slip\"}");
        ask("POST", home + "/contributions", game + "/contributions", anna, "{\"value\": \"rain\"}");
        ask("POST", home + "/contributions", game + "/contributions", anna, "{\"weather\": \"rain\"}");
        var waiting = ask("POST", "/api/games", "/api/games", null, """
                {"ruleset": "race", "scenario": "short", "contributions": "seats", "seats": [{"name": "Anna", "controls": ["red", "blue"]}]}""").json();
        ask("POST", home + "/contributions", "/api/games/" + waiting.path("id").asString() + "/contributions",
                waiting.path("seats").path(0).path("token").asString(), "{\"value\": \"rain\"}");
        get("/games/{id}/redo", game.substring(4) + "/redo", host);
        ask("POST", home + "/redo", game + "/redo", host, "");
        ask("POST", home + "/redo", game + "/redo", host, "{\"reason\": \"again\"}");
        ask("POST", home + "/remarks", game + "/remarks", anna, "{\"kind\": \"note\", \"audience\": \"all\", \"glyph\": \"!?\", \"text\": \"bold\"}");
        ask("POST", home + "/remarks", game + "/remarks", anna, "{\"kind\": \"chat\", \"glyph\": \"!?\"}");
        ask("POST", home + "/remarks", game + "/remarks", null, "{\"kind\": \"chat\", \"text\": \"hello\"}");
        get("/games/{id}/remarks", game.substring(4) + "/remarks", anna);
        get("/games/{id}/remarks", game.substring(4) + "/remarks?from=0", anna);
        amends(game, host, anna);
        ask("POST", home + "/forks", game + "/forks", anna, "{\"at\": 1, \"name\": \"what if\"}");
        ask("POST", home + "/forks", game + "/forks", anna, "{\"at\": 99}");
        get("/games/{id}/hooks", game.substring(4) + "/hooks", anna);
        ask("PUT", home + "/hooks/{kind}", game + "/hooks/webhook", anna, "{\"address\": \"https://223.255.255.254/told\"}");
        ask("DELETE", home + "/hooks/{kind}", game + "/hooks/webhook", anna, "");
        ask("PUT", home + "/hooks/{kind}", game + "/hooks/webhook", anna, "{\"address\": \"http://223.255.255.254/told\"}");
        letters(game.substring("/api/games/".length()));
        var again = ask("POST", home + "/seats/{seat}/token", game + "/seats/Anna/token", host, "").json().path("link").asString();
        ask("POST", home + "/seats/{seat}/token", game + "/seats/Nobody/token", host, "");
        get("/games/{id}/places", game.substring(4) + "/places", host);
        var places = home + "/places";
        var link = ask("POST", places, game + "/places", host, "{\"person\": \"Carl\", \"role\": \"deputy\", \"seats\": [\"Anna\"]}", "Idempotency-Key: p")
                .json().path("link").asString();
        var opening = home + "/invitations/open";
        get("/games/{id}/invitations", game.substring(4) + "/invitations", host);
        get("/games/{id}/invitations", game.substring(4) + "/invitations", null);
        ask("POST", opening, game + "/invitations/open", null, "{\"secret\": \"" + link.substring(link.lastIndexOf('/') + 1) + "\"}");
        ask("POST", opening, game + "/invitations/open", null, "{\"secret\": \"" + link.substring(link.lastIndexOf('/') + 1) + "\"}");
        ask("POST", opening, game + "/invitations/open", null, "{\"secret\": \"\"}");
        ask("POST", places, game + "/places", host, "{\"person\": \"Carl\", \"role\": \"deputy\", \"seats\": [\"Nobody\"]}");
        var renewed = ask("POST", opening, game + "/invitations/open", null, "{\"secret\": \"" + again.substring(again.lastIndexOf('/') + 1) + "\"}").json()
                .path("token").asString();
        ask("POST", places, game + "/places", renewed, "{\"person\": \"Rita\", \"role\": \"referee\"}");
        ask("POST", places, game + "/places", host, "{\"person\": \"Rita\", \"role\": \"king\"}");
        ask("POST", places, game + "/places", host, "{\"person\": \"Rita\", \"role\": \"referee\"}", "If-Match: \"1\"");
        ask("POST", places + "/{person}/token", game + "/places/Carl/token", host, "");
        ask("POST", places + "/{person}/token", game + "/places/Nobody/token", host, "");
        ask("DELETE", places + "/{person}", game + "/places/Carl?reason=home", host, "");
        ask("DELETE", places + "/{person}", game + "/places/Carl", host, "");
        ask("PUT", home + "/visibility", game + "/visibility", host, "{\"public\": false}");
        get("/games/{id}", game.substring(4), null);
    }

    /** The links of a letter, without a letter. */
    private void letters(String game) {
        var hook = SeatHooks.Hook.ofRequest(game, "Anna", SeatHooks.Kind.EMAIL, "anna@example.org", "http://localhost", SeatHooks.Language.EN, false);
        service.backend().hooks().keep(hook);
        get("/games/{id}/hooks", "/games/" + game + "/hooks", null);
        service.backend().hooks().ask(hook, HashChain.hash("yes"), Instant.now().plusSeconds(3600), "no");
        ask("POST", "/api/mail/confirm/{token}", "/api/mail/confirm/yes", null, "");
        ask("POST", "/api/mail/confirm/{token}", "/api/mail/confirm/never", null, "");
        ask("POST", "/api/mail/stop/{token}", "/api/mail/stop/no", null, "");
    }

    private void amends(String game, String host, String anna) {
        var all = "/games/{id}/amendments";
        var one = all + "/{number}";
        var here = game.substring(4) + "/amendments";
        ask("POST", "/api" + all, "/api" + here, anna, "{\"at\": 2, \"drop\": true, \"reason\": \"slip\"}");
        ask("POST", "/api" + all, "/api" + here, anna, "{\"at\": 2, \"replace\": {\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 2}}");
        ask("POST", "/api" + all, "/api" + here, anna, "{\"at\": 99, \"drop\": true}");
        ask("POST", "/api" + all, "/api" + here, anna, "{\"at\": 2, \"end\": true}");
        get(all, here, anna);
        get(one, here + "/1", anna);
        get(one, here + "/7", anna);
        get(one + "/decisions", here + "/1/decisions", anna);
        get(one + "/moves/{piece}", here + "/1/moves/red", anna);
        get(one + "/{view}", here + "/1/board", anna);
        get(one + "/{view}", here + "/1/weather", anna);
        ask("POST", "/api" + one + "/steps", "/api" + here + "/1/steps", anna, "{\"end\": true}");
        ask("POST", "/api" + one + "/steps", "/api" + here + "/1/steps", anna, "{\"drop\": true}");
        ask("POST", "/api" + one + "/adopt", "/api" + here + "/1/adopt", anna, "{}");
        ask("POST", "/api" + one + "/adopt", "/api" + here + "/1/adopt", host, "{}");
        get(one, here + "/1", anna);
        ask("DELETE", "/api" + one, "/api" + here + "/2", anna, "");
        ask("DELETE", "/api" + one, "/api" + here + "/2", anna, "");
    }

    private void adjudicator() {
        ask("POST", "/api/adjudications", "/api/adjudications", null, QUESTION.formatted(", \"dice\": {\"interception\": 7}"));
        ask("POST", "/api/adjudications", "/api/adjudications", null, QUESTION.formatted(""));
        ask("POST", "/api/adjudications", "/api/adjudications", null, "nonsense");
        ask("POST", "/api/odds", "/api/odds?fractions=true", null, QUESTION.formatted(""));
        ask("POST", "/api/odds", "/api/odds", null, QUESTION.formatted(", \"dice\": {\"interception\": 7}"));
    }

    @Test
    void whatIsWantedIsDescribedAsItGoesOverTheWire() {
        var made = document.json().at("/components/schemas/CreateGame");
        assertThat(made.at("/properties/dice/enum").toString()).isEqualTo("[\"server\",\"physical\"]");
        assertThat(made.at("/properties/seats/maxItems").asInt()).isEqualTo(RequestLimits.SEATS);
        assertThat(document.json().at("/components/schemas/Undo/properties/reason/maxLength").asInt()).isEqualTo(RequestLimits.TEXT);
        assertThat(document.json().at("/components/securitySchemes").propertyNames()).containsExactly("token");
        for (var operation : document.operations()) {
            var described = operation.described();
            assertThat(described.path("parameters").valueStream().map(parameter -> parameter.path("name").asString())).as(operation.toString())
                    .doesNotContain("Authorization", "Accept");
            assertThat(described.has("security")).as(operation.toString()).isTrue();
            assertThat(described.path("description").asString("")).as(operation.toString()).doesNotStartWith("null");
            assertThat(described.path("responses").propertyNames()).as(operation.toString()).contains("400", "403");
            described.path("parameters").forEach(parameter -> assertThat(parameter.at("/schema/type").asString("").equals("string")
                    && !parameter.at("/schema").has("maxLength")).as("%s %s", operation, parameter).isFalse());
        }
        var text = document.json().toString();
        assertThat(text).doesNotContain("SERVER", "JsonNode", "SseEmitter", "StreamingResponseBody", "\"*/*\"");
        assertThat(document.json().at("/paths/~1api~1games/post/responses").propertyNames()).contains("201").doesNotContain("200");
        assertThat(new JsonMapper().readTree(text).path("openapi").asString()).startsWith("3.1");
    }
}
