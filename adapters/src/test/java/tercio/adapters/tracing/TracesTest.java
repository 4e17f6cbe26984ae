package tercio.adapters.tracing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Auction;

/** The trace of a command at a receiver: the time of its parts, the game and the position, and no secret. */
class TracesTest {

    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

    @Test
    void aCommandIsTracedFromTheRequestToTheStoredViewAndTellsNoSecret() throws IOException {
        try (var receiver = new TraceReceiver()) {
            var traces = Traces.to(receiver.address(), 100);
            try (var service = Service.inMemory(new InstalledRulebooks(List.of(new Auction()), List.of()), traces); var client = new Client(service.port())) {
                var made = client.post("/api/games", null, """
                        {"ruleset": "auction", "scenario": "two-lots", "dice": "server", "undo": "free", "public": true,
                         "seats": [{"name": "Anna", "controls": ["red"]}, {"name": "Bert", "controls": ["blue"]}]}""").body();
                var game = made.path("id").asString();
                var token = made.path("seats").path(0).path("token").asString();
                var bid = client.post("/api/games/" + game + "/commands", token, "{\"type\":\"Bid\",\"bidder\":\"red\",\"amount\":717171}", "traceparent", "00-" + TRACE + "-00f067aa0ba902b7-01");
                assertThat(bid.body().path("position").asInt()).as(bid.raw().body()).isEqualTo(2);
                assertThat(client.get("/api/mail/stop/" + "t".repeat(30), null).status()).isPositive();

                Predicate<TraceReceiver.Received> ofTheCommand = span -> span.trace().equals(TRACE);
                Predicate<TraceReceiver.Received> atItsPosition = span -> "2".equals(span.attributes().get("game.position")) && game.equals(span.attributes().get("game.id"));
                await().forever().until(() -> {
                    traces.flush();
                    return receiver.spans().stream().anyMatch(ofTheCommand.negate().and(atItsPosition)) && receiver.spans().stream().anyMatch(span -> span.name().contains("mail"));
                });
                var spans = receiver.spans();
                assertThat(spans).as("the request").filteredOn(ofTheCommand).anySatisfy(span -> {
                    assertThat(span.name()).isEqualTo("POST /api/games/{id}/commands");
                    assertThat(span.parent()).isEqualTo("00f067aa0ba902b7");
                    assertThat(span.attributes()).containsEntry("game.id", game).containsEntry("http.response.status_code", "200").containsEntry("http.route", "/api/games/{id}/commands");
                });
                assertThat(spans).as("the command").filteredOn(ofTheCommand).anySatisfy(span ->
                        assertThat(span.attributes()).containsEntry("game.id", game).hasEntrySatisfying("game.command", command -> assertThat(command).contains("Bid")));
                assertThat(spans).as("the append").filteredOn(ofTheCommand).anyMatch(atItsPosition);
                assertThat(spans).as("the stored views").filteredOn(ofTheCommand.negate()).anySatisfy(span -> {
                    assertThat(span.name()).contains("Processor");
                    assertThat(span.attributes()).containsEntry("game.position", "2");
                });
                assertThat(spans).as("each span but the first is in another").filteredOn(ofTheCommand).filteredOn(span -> !span.parent().equals("00f067aa0ba902b7"))
                        .allSatisfy(span -> assertThat(spans).extracting(TraceReceiver.Received::id).contains(span.parent()));
                assertThat(receiver.bodies()).noneMatch(body -> body.contains("717171") || body.contains(token) || body.contains(made.path("hostToken").asString()) || body.contains("ttttt"));
            }
        }
    }

    @Test
    void aReceiverThatIsAwayHindersNobody() {
        try (var service = Service.inMemory(new InstalledRulebooks(List.of(new Auction()), List.of()), Traces.to("http://127.0.0.1:1/v1/traces", 100)); var client = new Client(service.port())) {
            assertThat(client.get("/api/games", null).status()).isEqualTo(200);
        }
        assertThat(Traces.OFF.tracer()).isEmpty();
        assertThat(Traces.OFF.ofAxon()).isEmpty();
    }
}
