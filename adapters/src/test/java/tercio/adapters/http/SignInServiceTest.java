package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.web.util.HtmlUtils;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.JoinedPerson;
import tercio.adapters.store.JoinedPersons;
import tercio.application.given.Race;

/** Persons sign in at an issuer, and are the same persons in all games. */
class SignInServiceTest {

    private static TestIssuer issuer;
    private static Service service;
    private static Client client;

    @BeforeAll
    static void start() throws IOException {
        issuer = new TestIssuer();
        service = Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()), new Adjudicator(List.of()), "--tercio.sign-in.issuer=" + issuer.address(),
                "--tercio.sign-in.client-id=" + TestIssuer.CLIENT, "--tercio.sign-in.client-secret=" + TestIssuer.SECRET);
        client = new Client(service.port());
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
        issuer.close();
    }

    private static CookieBrowser signedIn(String subject, String name) {
        issuer.comes(subject, name);
        var browser = new CookieBrowser(client.base());
        assertThat(browser.follow("/sign-in/begin").body()).contains("<b>" + HtmlUtils.htmlEscape(name) + "</b>");
        return browser;
    }

    private static Client.Reply get(String path, String token, CookieBrowser browser) {
        return client.get(path, token, "Cookie", browser.cookieHeader());
    }

    private static Client.Reply post(String path, String token, String body, CookieBrowser browser) {
        return client.post(path, token, body, "Cookie", browser.cookieHeader());
    }

    private static Client.Reply takeOver(String game, String token, CookieBrowser browser) {
        return post("/api/sign-in/places", "account", "{\"game\": \"" + game + "\", \"token\": \"" + token + "\"}", browser);
    }

    private static String token(String subject) {
        return TestIssuer.signed(issuer.key(), issuer.claims(subject).build());
    }

    @Test
    void aPersonIsOneOverAllGames() {
        var one = client.race("physical", "free", false);
        var two = client.race("physical", "free", false);
        try (var anna = signedIn("anna-1", "Anna Zed")) {
            assertThat(anna.cookies().keySet()).containsExactly("tercio");
            assertThat(takeOver(one.id(), one.anna(), anna).body().path("as").asString()).isEqualTo("Anna");
            assertThat(takeOver(two.id(), two.bert(), anna).body().path("as").asString()).isEqualTo("Bert");
            assertThat(takeOver(two.id(), two.host(), anna).body().path("token").asString()).isEqualTo("account-host");

            // The earlier tokens have ended.
            assertThat(client.get("/api/games/" + one.id(), one.anna()).status()).isEqualTo(401);
            assertThat(client.get("/api/games/" + two.id(), two.host()).status()).isEqualTo(401);
            // Those of others hold.
            assertThat(client.get("/api/games/" + one.id(), one.bert()).body().path("you").path("name").asString()).isEqualTo("Bert");

            assertThat(get("/api/games/" + one.id(), "account", anna).body().path("you").path("name").asString()).isEqualTo("Anna");
            assertThat(get("/api/games/" + two.id(), "account", anna).body().path("you").path("name").asString()).isEqualTo("Bert");
            assertThat(get("/api/games/" + two.id(), "account-host", anna).body().path("you").path("host").asBoolean()).isTrue();
            assertThat(get("/api/games", "account", anna).raw().body()).contains(one.id(), two.id());
            assertThat(get("/api/sign-in", "account", anna).body().path("places").valueStream().map(place -> place.path("game").asString() + " " + place.path("as").asString()))
                    .containsExactlyInAnyOrder(one.id() + " Anna", two.id() + " Bert", two.id() + " host");
            // A program of the same person says so by a signed token.
            var signed = token("anna-1");
            assertThat(client.get("/api/games/" + two.id(), signed).body().path("you").path("name").asString()).isEqualTo("Bert");
            assertThat(client.get("/api/games/" + two.id(), signed, "Tercio-Role", "host").body().path("you").path("host").asBoolean()).isTrue();
            assertThat(client.post("/api/games/" + one.id() + "/commands", signed, "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}").body().path("position").asInt()).isEqualTo(2);
            // Figures count both names as one person.
            assertThat(service.backend().get(JoinedPersons.class).all()).filteredOn(person -> List.of(one.id(), two.id()).contains(person.game())).hasSize(2)
                    .extracting(JoinedPerson::identity).allMatch(identity -> identity.matches("Anna Zed \\([0-9a-f]{8}\\)")).satisfies(both -> assertThat(both.get(0)).isEqualTo(both.get(1)));
        }
    }

    @Test
    void aPersonHasOnePlaceInAGameAndGivesItBack() {
        var race = client.race("physical", "free", false);
        try (var carl = signedIn("carl", "Carl"); var dora = signedIn("dora", "Dora")) {
            assertThat(takeOver(race.id(), race.anna(), carl).status()).isEqualTo(200);
            var second = takeOver(race.id(), race.bert(), carl);
            assertThat(second.status()).isEqualTo(409);
            assertThat(second.detail()).startsWith("You have a place in this game already");
            assertThat(takeOver(race.id(), race.anna(), dora).status()).as("a token that has ended").isEqualTo(401);
            assertThat(takeOver(race.id(), race.bert(), dora).status()).isEqualTo(200);
            assertThat(get("/api/games/" + race.id(), "account", carl).body().path("you").path("name").asString()).isEqualTo("Anna");
            assertThat(get("/api/games/" + race.id(), "account", dora).body().path("you").path("name").asString()).isEqualTo("Bert");

            var back = post("/api/sign-in/places/release", "account", "{\"game\": \"" + race.id() + "\", \"host\": false}", carl).body().path("token").asString();
            assertThat(client.get("/api/games/" + race.id(), back).body().path("you").path("name").asString()).isEqualTo("Anna");
            assertThat(get("/api/games/" + race.id(), "account", carl).status()).as("a closed game of others").isEqualTo(404);
        }
    }

    /** The host gives places as before; the link of an observer is opened by whoever is signed in, and ends with the place. */
    @Test
    void aLinkThatIsOpenedWhileSignedInBelongsToThePerson() {
        var race = client.race("physical", "free", false);
        var granted = client.post("/api/games/" + race.id() + "/places", race.host(), "{\"person\": \"Olga\", \"role\": \"observer\"}");
        var secret = granted.body().path("link").asString().split("/#/place/")[1].split("/")[1];
        try (var olga = signedIn("olga", "Olga")) {
            var taken = client.post("/api/games/" + race.id() + "/invitations/open", null, "{\"secret\": \"" + secret + "\"}", "Cookie", olga.cookieHeader());
            assertThat(taken.status()).isEqualTo(201);
            assertThat(taken.body().path("token").asString()).isEqualTo("account");
            assertThat(get("/api/games/" + race.id(), "account", olga).body().path("you").path("name").asString()).isEqualTo("Olga");
            assertThat(post("/api/games/" + race.id() + "/commands", "account", "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}", olga).status()).as("an observer moves nothing").isEqualTo(403);

            assertThat(client.delete("/api/games/" + race.id() + "/places/Olga", race.host()).status()).isEqualTo(200);
            assertThat(get("/api/games/" + race.id(), "account", olga).status()).isEqualTo(404);
        }
    }

    @Test
    void theEndOfASignInHoldsForCopiedCookiesToo() {
        var race = client.race("physical", "free", false);
        try (var emil = signedIn("emil", "Emil")) {
            takeOver(race.id(), race.anna(), emil);
            var copied = new TreeMap<>(emil.cookies());
            assertThat(emil.post("/sign-in/out", "").statusCode()).isEqualTo(303);
            assertThat(emil.cookies()).isEmpty();
            emil.cookies().putAll(copied);
            var refused = get("/api/games/" + race.id(), "account", emil);
            assertThat(refused.status()).isEqualTo(401);
            assertThat(refused.detail()).startsWith("Nobody is signed in here");
            assertThat(emil.get("/sign-in").body()).contains("/sign-in/begin").doesNotContain("Emil");
            emil.cookies().replaceAll((name, value) -> "A".repeat(value.length()));
            assertThat(get("/api/games/" + race.id(), "account", emil).status()).as("a cookie that nobody gave").isEqualTo(401);
        }
    }

    @Test
    void anAnswerOfTheIssuerIsTakenOnceAndInTheBrowserThatAsked() {
        issuer.comes("frida", "Frida");
        try (var frida = new CookieBrowser(client.base()); var other = new CookieBrowser(client.base())) {
            var callback = frida.ledTo("/sign-in/begin", client.base() + "/login/oauth2/code/");
            var asking = new TreeMap<>(frida.cookies());
            assertThat(other.follow(callback).body()).as("another browser").contains("The sign-in was refused").doesNotContain("Frida");
            other.cookies().putAll(asking);
            assertThat(other.follow(callback.replaceFirst("state=[^&]*", "state=guessed")).body()).as("another state").contains("The sign-in was refused");
            assertThat(frida.follow(callback).body()).contains("<b>Frida</b>");
            other.cookies().clear();
            other.cookies().putAll(asking);
            assertThat(other.follow(callback).body()).as("the same code again").contains("The sign-in was refused").doesNotContain("Frida");
            assertThat(other.follow("/login/oauth2/code/tercio?error=access_denied&state=" + URLEncoder.encode("x", StandardCharsets.UTF_8)).body()).contains("The sign-in was refused");
        }
    }

    @Test
    void tokensThatDoNotHoldAreRefused() throws JOSEException {
        var race = client.race("physical", "free", true);
        var good = issuer.claims("gustav");
        assertThat(client.get("/api/games/" + race.id(), TestIssuer.signed(issuer.key(), good.build())).status()).as("it holds: a person without a place watches").isEqualTo(200);
        var shared = new SignedJWT(new JWSHeader.Builder(JWSAlgorithm.HS256).keyID(issuer.key().getKeyID()).build(), good.build());
        shared.sign(new MACSigner(issuer.key().toRSAPublicKey().getEncoded()));
        var another = TestIssuer.newKey("one");
        var bad = Map.of(
                "of another issuer", TestIssuer.signed(issuer.key(), new JWTClaimsSet.Builder(good.build()).issuer("http://127.0.0.1:1").build()),
                "for another service", TestIssuer.signed(issuer.key(), new JWTClaimsSet.Builder(good.build()).audience("another").build()),
                "ended", TestIssuer.signed(issuer.key(), new JWTClaimsSet.Builder(good.build()).expirationTime(Date.from(Instant.now().minus(Duration.ofMinutes(5)))).build()),
                "without an end", TestIssuer.signed(issuer.key(), new JWTClaimsSet.Builder(good.build()).expirationTime(null).build()),
                "of nobody", TestIssuer.signed(issuer.key(), new JWTClaimsSet.Builder(good.build()).subject(null).build()),
                "not signed", new PlainJWT(good.build()).serialize(),
                "signed with another key of the same name", TestIssuer.signed(another, good.build()),
                "signed with an unknown key", TestIssuer.signed(new RSAKey.Builder(another).keyID("two").build(), good.build()),
                "signed with the public key as a secret", shared.serialize(),
                "no token", "a.b.c");
        bad.forEach((why, token) -> {
            var refused = client.get("/api/games/" + race.id(), token);
            assertThat(refused.status()).as(why).isEqualTo(401);
            assertThat(refused.detail()).as(why).startsWith("This token of a sign-in does not hold").doesNotContain(token);
        });
    }

    @Test
    void thePageTakesALinkAndSpeaksFrench() {
        var race = client.race("physical", "free", false);
        try (var hans = signedIn("hans", "Hans <i>")) {
            assertThat(hans.post("/sign-in/places", "link=nothing").statusCode()).isEqualTo(400);
            var link = URLEncoder.encode(client.base() + "/#/games/" + race.id() + "/token/" + race.anna(), StandardCharsets.UTF_8);
            assertThat(hans.post("/sign-in/places", "link=" + link).statusCode()).isEqualTo(303);
            assertThat(hans.get("/sign-in").body()).contains("/#/games/" + race.id() + "/token/account\"", "Hans &lt;i&gt;").doesNotContain("<i>", race.anna());
            var french = client.get("/sign-in", null, "Cookie", hans.cookieHeader(), "Accept-Language", "fr").raw();
            assertThat(french.body()).contains("Vos parties", "lang=\"fr\"");
            assertThat(french.headers().firstValue("Content-Security-Policy").orElseThrow()).contains("default-src 'none'", "form-action 'self'");
            assertThat(client.post("/sign-in/out", null, "{}", "Origin", "https://evil.example.org", "Cookie", hans.cookieHeader()).status()).as("a page of another site").isEqualTo(403);
        }
    }

    @Test
    void theDescriptionHasTheCallsOfSignIn() {
        var api = client.get("/api/openapi.json", null).body();
        for (var path : List.of("/api/sign-in", "/api/sign-in/places", "/api/sign-in/places/release")) {
            assertThat(api.path("paths").path(path).propertyStream()).as(path).isNotEmpty().allSatisfy(call -> assertThat(call.getValue().path("summary").asString()).isNotEmpty());
        }
    }
}
