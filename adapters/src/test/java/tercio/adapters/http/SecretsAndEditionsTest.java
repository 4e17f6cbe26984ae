package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Made;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;
import tercio.domain.game.EditionHistory;
import tercio.domain.sentence.Sentence;

/** Answers of the interface about the secrets of the dice, and about rulings by an earlier edition of the rules. */
class SecretsAndEditionsTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.races();
    }

    private static void command(Made game, String body) {
        assertThat(client.post("/api/games/" + game.id() + "/commands", game.host(), body).status()).as(body).isEqualTo(200);
    }

    /** Red gambles, and runs ten squares. */
    private static Made ended() {
        var game = client.race("server", "free", false);
        command(game, "{\"type\": \"Gamble\", \"pawn\": \"red\"}");
        command(game, "{\"type\": \"Rest\", \"pawn\": \"blue\"}");
        while (!client.get("/api/games/" + game.id(), game.host()).body().path("over").asBoolean()) {
            var turn = client.get("/api/games/" + game.id() + "/decisions", game.host()).body().path(0).path("party").asString();
            command(game, turn.equals("red") ? "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 3}" : "{\"type\": \"Rest\", \"pawn\": \"blue\"}");
        }
        return game;
    }

    @Test
    void theProofTellsWhichCommitmentThrewWhichDieAndTheSecretsThatWereTold() throws Exception {
        var game = ended();
        var path = "/api/games/" + game.id();
        var first = client.get(path + "/dice/proof", game.anna()).body();
        assertThat(first.path("revealed").asBoolean()).isTrue();
        assertThat(first.path("commitments")).hasSize(1);

        var undone = client.post(path + "/undo", game.anna(), "{\"to\": 1, \"reason\": \"a slip\"}").body();
        assertThat(undone.path("events")).hasSize(1);
        int at = undone.path("position").asInt() - 1;
        assertThat(client.get(path + "/events?from=" + at + "&limit=1", game.anna()).body().path(0).path("type").asString())
                .isEqualTo("DiceCommitted");
        assertThat(client.get(path + "/log?from=" + at + "&limit=1", game.anna()).body().path("lines").path(0).path("text").asString())
                .contains("secret of the dice was told", "commits itself to a new one");
        command(game, "{\"type\": \"Gamble\", \"pawn\": \"red\"}");

        var proof = client.get(path + "/dice/proof", game.anna()).body();
        var parts = proof.path("commitments");
        assertThat(parts).hasSize(2);
        assertThat(parts.path(0).path("commitment")).isEqualTo(proof.path("commitment")).isEqualTo(first.path("commitment"));
        assertThat(parts.path(0).path("secret")).isEqualTo(first.path("secret"));
        assertThat(parts.path(0).path("to").asInt()).isEqualTo(at);
        assertThat(parts.path(1).path("from").asInt()).isEqualTo(at + 1);
        assertThat(parts.path(1).path("cause").asString()).isEqualTo("secret-told");
        assertThat(parts.path(1).path("revealed").asBoolean(true)).isFalse();
        assertThat(parts.path(1).has("secret")).isFalse();
        var secret = HexFormat.of().parseHex(parts.path(0).path("secret").asString());
        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(secret)))
                .isEqualTo(parts.path(0).path("commitment").asString());
        var dice = client.get(path + "/dice", game.anna()).body().path("dice");
        assertThat(dice).hasSize(2);
        assertThat(dice.path(0).path("commitment")).isEqualTo(parts.path(0).path("commitment"));
        assertThat(dice.path(1).path("commitment")).isEqualTo(parts.path(1).path("commitment"));
        assertThat(client.get(path, game.anna()).body().path("diceCommitment")).isEqualTo(parts.path(1).path("commitment"));
        var report = client.get(path + "/verification", game.anna()).body();
        assertThat(report.path("verified").asBoolean()).isTrue();
        assertThat(report.path("diceProof").asString()).isEqualTo("intact");
        assertThat(report.path("dice").path(1).path("dice").asInt()).isEqualTo(1);
    }

    @Test
    void anUndoSentTwiceIsAnsweredAlikeThoughACommitmentStandsBeforeIt() {
        var game = ended();
        var path = "/api/games/" + game.id();
        var first = client.post(path + "/undo", game.anna(), "{\"to\": 1, \"reason\": \"a slip\"}", "Idempotency-Key", "u");
        var second = client.post(path + "/undo", game.anna(), "{\"to\": 1, \"reason\": \"a slip\"}", "Idempotency-Key", "u");
        assertThat(second.raw().body()).isEqualTo(first.raw().body());
        assertThat(client.get(path + "/dice/proof", game.anna()).body().path("commitments")).hasSize(2);
    }

    @Test
    void anImportShowsTheCommitmentOfTheDiceToCome() {
        var game = client.race("server", "free", false);
        var old = client.get("/api/games/" + game.id(), game.host()).body().path("diceCommitment").asString();
        var record = client.get("/api/games/" + game.id() + "/record", game.host()).raw().body();
        var made = client.post("/api/games/import?again=true", null, record).body();
        var told = made.path("diceCommitment").asString();
        var path = "/api/games/" + made.path("id").asString();
        var host = made.path("hostToken").asString();

        assertThat(told).hasSize(64).isNotEqualTo(old);
        assertThat(client.get(path, host).body().path("diceCommitment").asString()).isEqualTo(told);
        client.post(path + "/commands", host, "{\"type\": \"Gamble\", \"pawn\": \"red\"}");
        assertThat(client.get(path + "/dice", host).body().path("dice").path(0).path("commitment").asString()).isEqualTo(told);
        assertThat(client.get(path + "/dice/proof", host).body().path("commitments").path(1).path("cause").asString())
                .isEqualTo("record-imported");
    }

    @Test
    void aRulingByAnEarlierEditionSaysSoAndWhatChangedSince() {
        var game = client.race("physical", "free", false);
        command(game, "{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [5]}");
        var ruling = client.get("/api/games/" + game.id() + "/rulings/2", game.host()).body();
        assertThat(ruling.path("edition").asString()).isEqualTo("race-1");
        assertThat(ruling.has("editionNote")).isFalse();
        var record = client.get("/api/games/" + game.id() + "/record", game.host()).raw().body();
        var editions = EditionHistory.from("race-1").withChange("race-2", Sentence.ofText("A turn ends with its step."), "RACE-TURN")
                .withChange("race-2", Sentence.ofText("A gamble succeeds on 5 or more."), "RACE-GAMBLE");
        try (var later = Service.inMemory(new InstalledRulebooks(List.of(new Race(editions, 5)), List.of()));
                var reader = new Client(later.port())) {
            var made = reader.post("/api/games/import?again=true", null, record);
            assertThat(made.status()).isEqualTo(201);
            var path = "/api/games/" + made.body().path("id").asString();
            var host = made.body().path("hostToken").asString();
            var old = reader.get(path + "/rulings/2", host).body();
            assertThat(old.path("edition").asString()).isEqualTo("race-1");
            assertThat(old.path("editionNow").asString()).isEqualTo("race-2");
            assertThat(old.path("editionNote").asString())
                    .isEqualTo("Decided under edition race-1 of the rules. Since then: A gamble succeeds on 5 or more.");
            assertThat(old.path("changesSince")).hasSize(2);
            assertThat(reader.get(path + "/rulings/2?lang=fr", host).body().path("editionNote").asString())
                    .isEqualTo("Décidé sous l’édition race-1 des règles. Depuis\u00a0: A gamble succeeds on 5 or more.");
            var report = reader.get(path + "/verification", host).body();
            assertThat(report.path("verified").asBoolean()).isTrue();
            assertThat(report.path("divergences")).isEmpty();
            assertThat(report.path("hashChain").asString()).isEqualTo("intact");
            assertThat(report.path("hashChainText").asString()).isEqualTo("intact");
            assertThat(reader.get(path + "/verification?lang=fr", host).body().path("hashChain").asString()).isEqualTo("intact");
            assertThat(reader.get(path + "/verification?lang=fr", host).body().path("hashChainText").asString()).isEqualTo("intacte");
            assertThat(report.path("explained").path(0).path("position").asInt()).isEqualTo(2);
            assertThat(report.path("explained").path(0).path("changes").path(0).path("rules").path(0).asString()).isEqualTo("RACE-GAMBLE");

            reader.post(path + "/commands", host, "{\"type\": \"Gamble\", \"pawn\": \"blue\", \"dice\": [5]}");
            assertThat(reader.get(path + "/rulings/4", host).body().path("edition").asString()).isEqualTo("race-2");
            assertThat(reader.get(path + "/rulings/4", host).body().has("editionNote")).isFalse();
            assertThat(reader.get(path + "/events?from=4", host).body().path(0).path("edition").asString()).isEqualTo("race-2");
        }
    }

    @Test
    void theDiceOfAGameWaitForTheContributionsOfItsSeats() {
        var made = client.post("/api/games", null, """
                {"ruleset": "race", "scenario": "short", "public": true, "contributions": "seats",
                 "seats": [{"name": "Anna", "controls": ["red"]}, {"name": "Bert", "controls": ["blue"]}]}""").body();
        var path = "/api/games/" + made.path("id").asString();
        var anna = made.path("seats").path(0).path("token").asString();
        var bert = made.path("seats").path(1).path("token").asString();
        assertThat(made.path("diceCommitment").asString()).as("published before anybody speaks").hasSize(64);

        var refused = client.post(path + "/commands", anna, "{\"type\": \"Gamble\", \"pawn\": \"red\"}");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.body().path("detail").asString()).contains("Anna, Bert");
        assertThat(client.post(path + "/contributions", anna, "{\"value\": \"rain\"}").status()).isEqualTo(200);
        var decision = client.get(path + "/decisions", bert).body().path(0);
        assertThat(decision.path("kind").asString()).isEqualTo("Contribute");
        assertThat(decision.path("seat").asString()).isEqualTo("Bert");
        var waiver = decision.path("options").path(0).path("command");
        assertThat(client.post(path + "/decisions/" + decision.path("id").asString() + "/check", bert, waiver.toString()).status()).isEqualTo(200);
        assertThat(client.get(path + "/dice/proof", anna).body().path("owing").path(0).asString()).isEqualTo("Bert");
        assertThat(client.post(path + "/commands", bert, waiver.toString()).status()).isEqualTo(200);
        assertThat(client.post(path + "/commands", anna, "{\"type\": \"Gamble\", \"pawn\": \"red\"}").status()).isEqualTo(200);

        var proof = client.get(path + "/dice/proof", anna).body();
        assertThat(proof.path("owing")).isEmpty();
        assertThat(proof.path("contributions")).hasSize(2);
        assertThat(proof.path("contributions").path(0).path("value").asString()).isEqualTo("rain");
        assertThat(proof.path("contributions").path(1).has("value")).isFalse();
        assertThat(proof.path("contributionKnown").asString()).startsWith("before the commitment");
        assertThat(proof.path("dice").path(0).path("label").asString()).startsWith("2\n" + made.path("id").asString() + "\n");
        assertThat(proof.path("dice").path(0).path("sides").asInt()).isEqualTo(10);
        assertThat(client.get(path + "/log", anna).body().toString()).contains("Anna contributes to the dice: rain.", "Bert waives");
    }
}
