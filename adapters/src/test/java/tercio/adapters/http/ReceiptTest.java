package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.http.Client.Made;
import tercio.adapters.http.request.RequestLimits;
import tercio.adapters.rulebook.RulebooksWith;
import tercio.adapters.service.Service;
import tercio.application.given.Race;

/** Players get receipts from the service, and ask it later whether their game still is what it was. */
class ReceiptTest {

    private static Service service;
    private static Client client;

    @BeforeAll
    static void start() {
        service = Service.inMemory(RulebooksWith.with(new Race()));
        client = new Client(service.port());
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static void step(Made race, String pawn) {
        var reply = client.post("/api/games/" + race.id() + "/commands", race.host(), "{\"type\": \"Step\", \"pawn\": \"%s\", \"squares\": 1}".formatted(pawn));
        assertThat(reply.status()).as(reply.detail()).isEqualTo(200);
    }

    private static String receipt(Made race) {
        var reply = client.get("/api/games/" + race.id() + "/receipt", race.anna());
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.etag()).isEqualTo("\"" + reply.body().path("position").asInt() + "\"");
        return reply.body().toString();
    }

    private static Client.Reply check(String... receipts) {
        return client.post("/api/receipts/check", null, "{\"receipts\": [" + String.join(",", receipts) + "]}");
    }

    @Test
    void aReceiptNamesTheHeadOfTheChainAndHoldsAsTheGameGoesOn() {
        var race = client.race("physical", "free", false);
        var first = receipt(race);
        step(race, "red");
        var second = receipt(race);
        step(race, "blue");

        var reply = check(second, first);

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.body().path("allHold").asBoolean()).isTrue();
        assertThat(reply.body().path("results").valueStream().map(result -> result.path("finding").asString())).containsExactly("contained", "contained");
        assertThat(reply.body().path("results").valueStream().map(result -> result.path("position").asInt())).containsExactly(2, 1);
        var keys = client.get("/api/keys", null).body().path("keys");
        assertThat(keys.size()).isEqualTo(1);
        assertThat(second).contains("\"key\":\"" + keys.path(0).path("key").asString() + "\"");
        assertThat(keys.path(0).path("until").isMissingNode()).isTrue();
    }

    @Test
    void onlyWhoMaySeeTheGameGetsAReceipt() {
        var race = client.race("physical", "free", false);
        assertThat(client.get("/api/games/" + race.id() + "/receipt", null).status()).isEqualTo(404);
        assertThat(client.get("/api/games/" + race.id() + "/receipt", "wrong").status()).isEqualTo(401);
        assertThat(client.get("/api/games/nothing/receipt", null).status()).isEqualTo(404);
        var open = client.race("physical", "free", true);
        assertThat(client.get("/api/games/" + open.id() + "/receipt", null).status()).isEqualTo(200);
    }

    @Test
    void aReceiptThatWasAlteredOrSignedElsewhereProvesNothing() {
        var race = client.race("physical", "free", false);
        step(race, "red");
        var receipt = receipt(race);
        var altered = receipt.replace("\"position\":2", "\"position\":1");
        var foreign = receipt.replaceFirst("\"key\":\"[0-9a-f]{64}\"", "\"key\":\"" + "0".repeat(64) + "\"");

        var reply = check(altered, receipt, foreign);

        assertThat(reply.body().path("allHold").asBoolean()).isFalse();
        assertThat(reply.body().path("results").valueStream().map(result -> result.path("finding").asString()))
                .containsExactly("wrong-signature", "contained", "unknown-key");
    }

    @Test
    void whatIsMalformedIsToldWithItsPlaceAndABoundHolds() {
        var race = client.race("physical", "free", false);
        var receipt = receipt(race);
        assertThat(check().status()).isEqualTo(400);
        assertThat(check(receipt.replaceFirst("\"head\":\"[0-9a-f]{64}\"", "\"head\":\"x\"")).body().path("errors").path(0).path("pointer").asString())
                .isEqualTo("/receipts/0/head");
        assertThat(check(receipt, "null").status()).isEqualTo(400);
        assertThat(check(receipt, "{}").status()).isEqualTo(400);
        assertThat(check(receipt.replaceFirst("\"at\":\"[^\"]+\"", "\"at\":\"soon\"")).status()).isEqualTo(400);
        assertThat(client.post("/api/receipts/check", null, "{}").status()).isEqualTo(400);
        assertThat(check(java.util.Collections.nCopies(RequestLimits.RECEIPTS, receipt).toArray(String[]::new)).status()).isEqualTo(200);
        assertThat(check(java.util.Collections.nCopies(RequestLimits.RECEIPTS + 1, receipt).toArray(String[]::new)).status()).isEqualTo(400);
    }

    /** The database is changed behind the service: it plays on and does not notice, the receipts do. */
    @Test
    void aTailThatWasCutInTheDatabaseIsFound() {
        var race = client.race("physical", "free", false);
        step(race, "red");
        var second = receipt(race);
        step(race, "blue");
        step(race, "red");
        var fourth = receipt(race);

        database().sql("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= 2").params(race.id()).update();

        var results = check(second, fourth).body().path("results");
        assertThat(results.path(0).path("finding").asString()).isEqualTo("contained");
        assertThat(results.path(1).path("finding").asString()).isEqualTo("cut-off");
        assertThat(results.path(1).path("from").asInt()).isEqualTo(3);
        assertThat(results.path(1).path("heldUpTo").asInt()).isEqualTo(2);
        assertThat(results.path(1).path("text").asString().toLowerCase(Locale.ROOT)).contains("position 3 is missing");
        database().sql("delete from DomainEventEntry where aggregateIdentifier = ?").params(race.id()).update();
        assertThat(check(second).body().path("results").path(0).path("finding").asString()).isEqualTo("no-game");
    }

    @Test
    void anEventThatWasChangedInTheDatabaseIsFoundAtItsPosition() {
        var race = client.race("physical", "free", false);
        for (var pawn : List.of("red", "blue", "red")) {
            step(race, pawn);
        }
        var fourth = receipt(race);
        var payload = new String(database().sql("select payload from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber = 2")
                .params(race.id()).query(byte[].class).single(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(payload).contains("1");
        database().sql("update DomainEventEntry set payload = ? where aggregateIdentifier = ? and sequenceNumber = 2")
                .params(payload.replace("1", "2").getBytes(java.nio.charset.StandardCharsets.UTF_8), race.id()).update();

        var result = check(fourth).body().path("results").path(0);

        assertThat(result.path("finding").asString()).isEqualTo("changed");
        assertThat(result.path("from").asInt()).isEqualTo(3);
    }

    private static JdbcClient database() {
        return JdbcClient.create(service.backend().source());
    }
}
