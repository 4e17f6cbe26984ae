package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.adapters.store.SeatHooks.Kind;
import tercio.adapters.store.SeatHooks.Language;
import tercio.application.given.Race;
import tercio.domain.given.Thorough;
import tools.jackson.databind.JsonNode;

/** An address of mail gets one letter that asks it, nothing else until it says yes, and nothing more when it says no or a day is full. */
class MailHooksTest {

    /** A service with its server of mail. */
    private record Sending(MailServer post, Service service) {}

    /** Those that run, by their settings: tests with the same ones share one, each with a game and with addresses of its own. */
    private static final Map<List<String>, Sending> SENDING = new HashMap<>();
    private static int tests;

    private final String bert = "bert@t" + ++tests + ".example.org";
    private final String anna = "anna@t" + tests + ".example.org";
    private MailServer post;
    private Service service;
    private Client client;
    private Client.Made game;

    private void start(String... settings) throws IOException {
        if (!SENDING.containsKey(List.of(settings))) {
            var server = new MailServer();
            SENDING.put(List.of(settings), new Sending(server,
                    Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()), RulebookModules.all().adjudicator(), server.settings(settings))));
        }
        post = SENDING.get(List.of(settings)).post();
        service = SENDING.get(List.of(settings)).service();
        client = new Client(service.port());
        game = client.race("physical", "free", true);
    }

    @AfterEach
    void leave() {
        client.close();
    }

    @AfterAll
    static void end() throws IOException {
        for (var each : SENDING.values()) {
            each.service().close();
            each.post().close();
        }
        SENDING.clear();
    }

    private Client.Reply hook(String token, String address) {
        return client.put("/api/games/" + game.id() + "/hooks/email", token, "{\"address\": \"" + address + "\"}");
    }

    private JsonNode line(String token) {
        return client.get("/api/games/" + game.id() + "/hooks", token).body().path("hooks").path(0);
    }

    private String state(String token) {
        return line(token).path("state").asString();
    }

    private Client.Reply use(String way, String token) {
        return client.post("/api/mail/" + way + "/" + token, null, "");
    }

    private void step(String token, String pawn) {
        assertThat(client.post("/api/games/" + game.id() + "/commands", token, "{\"type\": \"Step\", \"pawn\": \"" + pawn + "\", \"squares\": 1}").status()).isEqualTo(200);
    }

    /** Waits until the service has seen whether the game waits for Bert. */
    private void seen(boolean awaited) {
        seen("Bert", awaited);
    }

    private void seen(String person, boolean awaited) {
        await().forever().until(() -> service.backend().hooks().of(game.id(), person).getFirst().awaited() == awaited);
    }

    /** The game waits for Bert, who was not waited for before. */
    private void bertsTurn() {
        step(game.anna(), "red");
        seen(true);
    }

    private void annasTurn() {
        step(game.bert(), "blue");
        seen(false);
    }

    private void confirmed(String token, String address) throws InterruptedException {
        assertThat(hook(token, address).status()).isEqualTo(200);
        assertThat(use("confirm", post.next().token("confirm")).status()).isEqualTo(200);
    }

    @Test
    void anAddressIsAskedOnceAndGetsNothingElseUntilItSaysYes() throws Exception {
        start();
        var kept = hook(game.bert(), bert);
        assertThat(kept.body().at("/hooks/0/state").asString()).isEqualTo("unconfirmed");
        assertThat(Instant.parse(kept.body().at("/hooks/0/until").asString())).as("three days").isAfter(Instant.now().plusSeconds(71 * 3600));
        var asks = post.next();
        assertThat(asks.to()).isEqualTo(bert);
        assertThat(asks.subject()).isEqualTo("Please confirm: e-mail when it is your turn");
        assertThat(asks.text()).contains("/#/mail/confirm/", "/#/mail/stop/").doesNotContain(game.id(), "Bert", "Anna", game.bert());

        bertsTurn();
        annasTurn();
        assertThat(use("confirm", asks.token("confirm") + "x").status()).isEqualTo(404);
        assertThat(use("confirm", asks.token("stop")).status()).as("each link does one thing").isEqualTo(404);
        var yes = use("confirm", asks.token("confirm"));
        assertThat(yes.raw().body()).isEqualTo("{\"state\":\"confirmed\"}");
        assertThat(use("confirm", asks.token("confirm")).status()).as("pressed twice").isEqualTo(200);
        assertThat(state(game.bert())).isEqualTo("active");
        assertThat(hook(game.bert(), bert).body().at("/hooks/0/state").asString()).as("the same address is not asked again").isEqualTo("active");

        bertsTurn();
        var turn = post.next();
        assertThat(turn.subject()).as("no letter went to the address before").startsWith("Your turn: ");
        assertThat(turn.text()).contains("Bert, the game ", "blue", "https://play.example.org/#/games/" + game.id()).doesNotContain(game.bert(), "last of these");
        assertThat(turn.message().getFrom()[0]).hasToString("games@example.org");
        assertThat(turn.header("Auto-Submitted")).isEqualTo("auto-generated");
    }

    @Test
    void whoHasALetterEndsThemWithoutAPlaceInTheGame() throws Exception {
        start();
        confirmed(game.bert(), bert);
        confirmed(game.anna(), anna);
        bertsTurn();
        var turn = post.next();
        var stop = turn.token("stop");
        assertThat(turn.text()).contains("https://play.example.org/#/games/" + game.id(), "https://play.example.org/#/mail/stop/" + stop);
        assertThat(turn.header("List-Unsubscribe")).isEqualTo("<https://play.example.org/api/mail/stop/" + stop + ">");
        assertThat(turn.header("List-Unsubscribe-Post")).isEqualTo("List-Unsubscribe=One-Click");

        var look = client.get("/api/mail/stop/" + stop, null);
        assertThat(look.status()).isEqualTo(303);
        assertThat(look.raw().headers().firstValue("Location")).contains("../../../#/mail/stop/" + stop);
        assertThat(state(game.bert())).as("programs that follow links stop nothing").isEqualTo("active");

        var form = new RawHttp(service.port()).send("POST", "/api/mail/stop/" + stop, "List-Unsubscribe=One-Click", "Content-Type: application/x-www-form-urlencoded");
        assertThat(form.status()).isEqualTo(200);
        assertThat(form.json().toString()).isEqualTo("{\"state\":\"stopped\"}");
        assertThat(client.get("/api/games/" + game.id() + "/hooks", game.bert()).body().path("hooks")).isEmpty();
        assertThat(use("stop", stop).status()).as("again").isEqualTo(200);
        assertThat(use("stop", "never-was").raw().body()).as("it tells nothing").isEqualTo("{\"state\":\"stopped\"}");
        assertThat(use("stop", "a.b").status()).isEqualTo(404);

        step(game.bert(), "blue");
        assertThat(post.next().to()).isEqualTo(anna);
        step(game.anna(), "red");
        seen("Anna", false);
        step(game.bert(), "blue");
        assertThat(post.next().to()).as("nothing to Bert between").isEqualTo(anna);
    }

    @Test
    void aStrangerWhoIsAskedSaysNo() throws Exception {
        start();
        hook(game.bert(), "stranger@example.org");
        var asks = post.next();
        assertThat(asks.header("List-Unsubscribe")).contains(asks.token("stop"));
        use("stop", asks.token("stop"));

        assertThat(line(game.bert()).isMissingNode()).isTrue();
        assertThat(use("confirm", asks.token("confirm")).status()).isEqualTo(404);
    }

    @Test
    void aLinkEndsAndTheSeatAsksAgain() throws Exception {
        start("--tercio.hooks.confirm-within=0s");
        hook(game.bert(), bert);
        var first = post.next();
        assertThat(state(game.bert())).isEqualTo("expired");
        var late = use("confirm", first.token("confirm"));
        assertThat(late.status()).isEqualTo(404);
        assertThat(late.detail()).contains("holds no more");

        hook(game.bert(), bert);
        var second = post.next();
        assertThat(second.token("confirm")).isNotEqualTo(first.token("confirm"));
        assertThat(second.token("stop")).as("the way out of the first letter still holds").isEqualTo(first.token("stop"));
    }

    @Test
    void anotherAddressIsAskedAnewAndTheLinkOfTheFirstHoldsNoMore() throws Exception {
        start();
        hook(game.bert(), bert);
        var first = post.next();
        hook(game.bert(), "else@example.org");
        assertThat(post.next().to()).isEqualTo("else@example.org");

        assertThat(use("confirm", first.token("confirm")).status()).isEqualTo(404);
        assertThat(state(game.bert())).isEqualTo("unconfirmed");
    }

    @Test
    void anAddressIsAskedAFewTimesADayAndARefusalChangesNothing() throws Exception {
        start("--tercio.hooks.confirmations=2", "--tercio.hooks.confirmations-per-address=3");
        hook(game.bert(), bert);
        var same = bert.replace("bert@", "Bert@").replace("example", "Example");
        hook(game.anna(), same);
        assertThat(List.of(post.next().to(), post.next().to())).containsExactlyInAnyOrder(bert, same);
        var third = hook(game.bert(), bert);
        assertThat(third.status()).isEqualTo(429);
        assertThat(third.detail()).contains("at most 2 in a day (UTC) to one address for one game, and 3 for all games");
        client.delete("/api/games/" + game.id() + "/hooks/email", game.bert());
        assertThat(hook(game.bert(), bert).status()).as("taken back and given anew").isEqualTo(429);
        assertThat(line(game.bert()).isMissingNode()).isTrue();

        game = client.race("physical", "free", true);
        assertThat(hook(game.bert(), bert).status()).isEqualTo(200);
        assertThat(hook(game.bert(), bert).status()).as("the fourth of all games").isEqualTo(429);
        assertThat(state(game.bert())).isEqualTo("unconfirmed");
    }

    @Test
    void aDayHasALastLetterWhichSaysSo() throws Exception {
        start("--tercio.hooks.mails-per-hook=2");
        confirmed(game.bert(), bert);
        confirmed(game.anna(), anna);
        bertsTurn();
        assertThat(post.next().text()).doesNotContain("last of these e-mails");
        annasTurn();
        assertThat(post.next().to()).isEqualTo(anna);
        bertsTurn();
        assertThat(post.next().text()).contains("This is the last of these e-mails today");
        assertThat(state(game.bert())).isEqualTo("spent");
        assertThat(line(game.bert()).path("until").asString())
                .isEqualTo(LocalDate.now(ZoneOffset.UTC).plusDays(1).atStartOfDay().toInstant(ZoneOffset.UTC).toString());
        annasTurn();
        assertThat(post.next().to()).isEqualTo(anna);
        bertsTurn();
        annasTurn();
        await().forever().until(() -> service.backend().hooks().of(game.id(), "Anna").getFirst().awaited());
        assertThat(post.empty()).isTrue();
    }

    @Test
    void theServiceSendsNoMoreLettersThanItsOperatorWants() throws Exception {
        start("--tercio.hooks.mails-per-day=1");
        confirmed(game.bert(), bert);
        bertsTurn();
        assertThat(post.next().to()).isEqualTo(bert);
        assertThat(state(game.bert())).isEqualTo("spent");
        annasTurn();
        bertsTurn();
        confirmed(game.anna(), anna);
        assertThat(post.empty()).as("nothing but the letter that asked Anna").isTrue();
    }

    /** Letters caused by strangers take nothing from confirmed addresses. */
    @Thorough("A further bound of letters: the bounds of a day, of a service and of who asks are in the short tier.")
    @Test
    void lettersThatAskStrangersAreCountedApart() throws Exception {
        start("--tercio.hooks.confirmations-per-day=3", "--tercio.hooks.mails-per-day=2");
        confirmed(game.bert(), bert);
        for (var stranger : List.of("one@example.org", "two@example.org")) {
            assertThat(hook(game.anna(), stranger).status()).isEqualTo(200);
            assertThat(post.next().to()).isEqualTo(stranger);
        }
        var refused = hook(game.anna(), "three@example.org");
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.detail()).contains("and 3 in all");
        bertsTurn();
        assertThat(post.next().to()).isEqualTo(bert);
    }

    @Test
    void onePersonOneGameAndOneCallerAskSoManyAddressesAndNoMore() throws Exception {
        start("--tercio.hooks.confirmations-per-person=1", "--tercio.hooks.confirmations-per-game=2", "--tercio.hooks.confirmations-per-caller=3");
        assertThat(hook(game.anna(), "one@example.org").status()).isEqualTo(200);
        var refused = hook(game.anna(), "two@example.org");
        assertThat(refused.status()).as("of one person").isEqualTo(429);
        assertThat(refused.detail()).contains("1 that one person of a game asks for, 2 for one game, 3 from one address of the net");
        assertThat(hook(game.bert(), "two@example.org").status()).isEqualTo(200);
        assertThat(hook(game.host(), "three@example.org").status()).as("of one game").isEqualTo(429);
        game = client.race("physical", "free", true);
        assertThat(hook(game.anna(), "three@example.org").status()).isEqualTo(200);
        assertThat(hook(game.bert(), "four@example.org").status()).as("from one address of the net, in another game").isEqualTo(429);
    }

    @Thorough("A further bound of letters: the bounds of a day, of a service and of who asks are in the short tier.")
    @Test
    void oneCallerOneAddressAndOneGameGetSoManyLettersAndNoMore() throws Exception {
        start("--tercio.hooks.mails-per-caller=1");
        confirmed(game.bert(), bert);
        confirmed(game.anna(), anna);
        bertsTurn();
        assertThat(post.next().to()).isEqualTo(bert);
        assertThat(List.of(state(game.bert()), state(game.anna()))).containsOnly("spent");
    }

    /** The address of the page in a request is its sender's: letters have the operator's, or are not sent. */
    @Test
    void withoutAnAddressOfThePageNoLettersAreOffered() throws Exception {
        start("--tercio.hooks.home=");
        var refused = hook(game.bert(), bert);
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.detail()).contains("tercio.hooks.home");
        assertThat(client.get("/api/games/" + game.id() + "/hooks", game.bert()).body().path("offered")).isEmpty();
        assertThat(post.empty()).isTrue();
    }

    @Thorough("A further bound of letters: the bounds of a day, of a service and of who asks are in the short tier.")
    @Test
    void anAddressThatTheServerOfMailDoesNotTakeIsGivenUp() throws Exception {
        start("--tercio.hooks.failures=1");
        confirmed(game.bert(), bert);
        post.refuse(bert);
        bertsTurn();
        await().forever().until(() -> state(game.bert()).equals("failed"));

        assertThat(hook(game.bert(), bert).body().at("/hooks/0/state").asString()).as("the seat begins anew").isEqualTo("active");
    }

    /** As a database of an older version, or the command line, leaves it. */
    @Test
    void anAddressThatWasNeverAskedIsAskedWhenTheGameNextWaits() throws Exception {
        start();
        service.backend().hooks().keep(Hook.ofRequest(game.id(), "Bert", Kind.EMAIL, bert, "", Language.FR, false));
        assertThat(state(game.bert())).isEqualTo("unconfirmed");
        assertThat(line(game.bert()).has("until")).isFalse();

        bertsTurn();
        var asks = post.next();
        assertThat(asks.subject()).isEqualTo("À confirmer : un courriel quand c’est votre tour");
        annasTurn();
        bertsTurn();
        annasTurn();
        assertThat(post.empty()).as("it is asked once").isTrue();
        use("confirm", asks.token("confirm"));
        bertsTurn();
        assertThat(post.next().text()).contains("Bert, la partie ", "Pour ne plus recevoir ces courriels");
    }
}
