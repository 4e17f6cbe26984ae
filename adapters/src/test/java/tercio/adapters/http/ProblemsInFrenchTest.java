package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A French reader is told in French what the service does not do, wherever in it that is found. */
class ProblemsInFrenchTest {

    private static final String ASKED = "Accept-Language: fr";

    private static RawHttp http;
    private static Client.Made race;

    @BeforeAll
    static void make() {
        var client = Served.races();
        http = new RawHttp(Integer.parseInt(client.base().substring(client.base().lastIndexOf(':') + 1)));
        race = client.race("server", "free", true);
    }

    private static void told(RawHttp.Reply reply, int status, String title, String text) {
        var problem = reply.problem(status).json();
        assertThat(plain(problem, "title")).isEqualTo(title);
        assertThat(plain(problem, "detail")).isEqualTo(text);
        assertThat(problem.path("lang").asString()).isEqualTo("fr");
    }

    private static String plain(JsonNode of, String name) {
        return of.path(name).asString().replace('\u00a0', ' ').replace('\u202f', ' ');
    }

    private static RawHttp.Reply post(String path, String body, String... more) {
        var headers = new ArrayList<>(List.of(more));
        headers.add(ASKED);
        headers.add("Content-Type: application/json");
        return http.post(path, body, headers.toArray(String[]::new));
    }

    private static String host() {
        return "Authorization: Bearer " + race.host();
    }

    private static String anna() {
        return "Authorization: Bearer " + race.anna();
    }

    private static String game() {
        return "/api/games/" + race.id();
    }

    /** Faults that are found before an operation is called. */
    @Test
    void refusalsOfTheServiceItself() {
        told(http.get("/api/games", ASKED, "Origin: https://example.org"), 403, "Demande étrangère",
                "Les pages de l’origine « https://example.org » ne peuvent pas employer ce service. Lancez-le avec --allow-host NOM pour permettre celles d’un hôte.");
        told(http.post("/api/games", "{}", ASKED, "Content-Type: text/plain"), 415, "Un autre type de contenu est demandé",
                "Le contenu s’envoie en application/json, avec l’en-tête Content-Type: application/json ; celui-ci est venu en text/plain. Avec curl : -H 'Content-Type: application/json'.");
        told(http.get("/api/games", ASKED, "Accept: nonsense"), 406, "Inacceptable", "Accept est une liste de types de contenu, comme application/json.");
        told(http.get("/api/nothing", ASKED), 404, "Introuvable", "Il n’y a rien à cette adresse.");
        told(http.send("FLY", "/api/games", "", ASKED), 405, "Méthode non permise", "La méthode « FLY » n’est pas prise ici. Cette adresse prend GET, POST.");
        told(http.send("PUT", "/api/games", "{}", ASKED, "Content-Type: application/json"), 405, "Méthode non permise", "La méthode « PUT » n’est pas prise ici. Cette adresse prend GET, POST.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "/api/games?page=1&page=2   | /page est plus d’une fois dans l’adresse",
        "/api/games?colour=red      | '/colour est inconnu ici ; sont connus : over, page, ruleset, scenario, size, text'",
        "/api/games?page=-1         | '/page une page est à partir de 0, avec 1 à 200 parties'",
        "/api/games?%zz             | 'La fin de l’adresse ne peut être lue : c’est une liste de nom=valeur, en UTF-8, avec % devant deux chiffres hexadécimaux.'"})
    void addressesThatCannotBeRead(String path, String text) {
        told(http.get(path, ASKED), 400, "Demande mal formée", text);
    }

    @Test
    void aParameterThatIsNoNumber() {
        var reply = http.get("/api/games?page=one", ASKED);

        told(reply, 400, "Demande incorrecte", "La valeur « one » de « page » ne peut être lue.");
        assertThat(plain(reply.json().path("errors").path(0), "message")).isEqualTo("ne peut être lu");
    }

    @Test
    void theParameterOfTheLanguage() {
        told(http.get(game() + "/decisions?lang=tlh", ASKED), 400, "Demande mal formée", "/lang est l’un de : en, fr");
        told(http.get("/api/games/none/decisions?lang=fr"), 404, "Introuvable", "Il n’y a pas de partie none que vous puissiez voir.");
    }

    @Test
    void tokens() {
        told(post(game() + "/undo", "{\"to\": 0}"), 401, "Jeton manquant", "Il faut ici le jeton d’un siège ou de l’hôte : Authorization: Bearer JETON.");
        told(post(game() + "/undo", "{\"to\": 0}", "Authorization: Bearer stranger"), 401, "Jeton inconnu", "Ce jeton n’est pas de cette partie.");
        told(http.get("/api/backup", ASKED), 401, "Jeton manquant",
                "Ceci est pour l’exploitant du service : Authorization: Bearer JETON, avec le jeton de la dernière ligne du fichier service.address dans le dossier des données.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'[]'                                     | Un objet JSON est demandé.",
        "'{\"pawn\": \"red\"}'                    | '/type manque ; les ordres sont Step, Gamble, Rest'",
        "'{\"type\": \"Fly\"}'                    | '/type « Fly » n’est pas un ordre ici ; les ordres sont Step, Gamble, Rest'",
        "'{\"type\": \"Gamble\", \"dice\": 7}'    | /dice doit être une liste de dés",
        "'{\"type\": \"Gamble\", \"pawn\": 7}'    | /pawn doit être un texte",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"colour\": 7}' | '/colour est inconnu ici ; sont connus : pawn'"})
    void commandsThatCannotBeRead(String body, String text) {
        told(post(game() + "/commands", body, anna()), 400, "Demande mal formée", text);
    }

    @Test
    void faultsOfARequestAreInFrenchEachByItself() {
        var errors = post(game() + "/commands", "{\"type\": \"Gamble\", \"dice\": [0]}", anna()).problem(400).json().path("errors");

        assertThat(errors.path(0).path("pointer").asString()).isEqualTo("/dice/0");
        assertThat(plain(errors.path(0), "message")).isEqualTo("doit être un nombre entier de 1 à 10");
    }

    @Test
    void aGameThatHasMovedOn() {
        told(post(game() + "/commands", "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 2}", anna(), "If-Match: \"7\""), 412, "La partie a avancé", "La partie est à la position 1.");
        told(post(game() + "/commands", "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 2}", anna(), "If-Match: seven"), 400, "Demande mal formée",
                "/If-Match est la position de la partie entre guillemets, comme \"12\"");
    }

    @Test
    void aKeyThatCameBefore() {
        var made = post("/api/games", "{\"ruleset\": \"race\", \"scenario\": \"short\", \"seats\": [{\"name\": \"Anna\", \"controls\": [\"red\"]}]}", "Idempotency-Key: once-in-french");
        assertThat(made.status()).as(made.body()).isLessThan(300);
        told(post("/api/games", "{\"ruleset\": \"race\"}", "Idempotency-Key: once-in-french"), 409, "Clé déjà employée",
                "L’Idempotency-Key once-in-french est déjà venue avec un autre contenu.");
    }

    @Test
    void newGames() {
        told(post("/api/games", "{\"ruleset\": \"chess\", \"scenario\": \"short\", \"seats\": []}"), 400, "Demande mal formée", "/ruleset « chess » est inconnu ; il y a race");
        told(post("/api/games", "{\"ruleset\": \"race\", \"scenario\": \"long\", \"seats\": []}"), 400, "Demande mal formée",
                "/scenario « long » n’est pas un scénario de race ; il y a short");
        told(post("/api/games", "{\"ruleset\": \"race\", \"scenario\": \"" + "s".repeat(2_000_000) + "\"}"), 413, "Trop grand", "Un envoi a ici au plus 1000000 octets.");
    }

    @Test
    void refusals() {
        var against = post(game() + "/commands", "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 99}", anna()).problem(422).json();
        assertThat(plain(against, "title")).isEqualTo("Contraire aux règles");
        assertThat(plain(post(game() + "/redo", "{}", host()).problem(422).json(), "title")).isEqualTo("Rien n’est rétabli");
        assertThat(plain(post(game() + "/undo", "{\"to\": 900}", host()).problem(422).json(), "title")).isEqualTo("Rien n’est repris");
    }

    @Test
    void receipts() {
        told(post("/api/receipts/check", "{\"receipts\": [{\"game\": \"g\", \"position\": 1, \"head\": \"x\", \"at\": \"2026-11-21T10:00:00Z\", \"key\": \"x\", \"signature\": \"x\"}]}"), 400,
                "Demande mal formée", "/receipts/0/head est une empreinte de 64 chiffres hexadécimaux");
    }

    @Test
    void inEnglishEachReadsAsBefore() {
        var english = http.get("/api/games?page=-1").problem(400).json();
        assertThat(english.path("title").asString()).isEqualTo("Malformed request");
        assertThat(english.path("detail").asString()).isEqualTo("/page a page is from 0 on, with 1 to 200 games");
        assertThat(english.has("lang")).isFalse();
        assertThat(http.send("FLY", "/api/games", "").problem(405).json().path("detail").asString()).isEqualTo("Method 'FLY' is not supported. This address takes GET, POST.");
        assertThat(http.get("/api/games?page=one").problem(400).json().path("detail").asString()).isEqualTo("Failed to convert 'page' with value: 'one'");
    }
}
