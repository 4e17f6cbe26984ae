package tercio.adapters.http.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.StoredReasons;

/** Each kind of problem is told in the language of its caller. */
class ProblemLanguagesTest {

    @AfterEach
    void endTheRequest() {
        RequestContextHolder.resetRequestAttributes();
    }

    /** The problem for a caller who accepts a language, with plain spaces. */
    private static ProblemDetail told(String accepted, Problem problem) {
        return told(accepted, null, problem);
    }

    private static ProblemDetail told(String accepted, String parameter, Problem problem) {
        var request = new MockHttpServletRequest();
        request.addHeader("Accept-Language", accepted);
        if (parameter != null) {
            request.setParameter("lang", parameter);
        }
        RequestContextHolder.setRequestAttributes(new ServletRequestAttributes(request));
        return problem.detail();
    }

    private static String plain(String text) {
        return text.replace('\u00a0', ' ').replace('\u202f', ' ');
    }

    private static Arguments kind(Supplier<Problem> problem, int status, String title, String text) {
        return Arguments.of(problem, status, title, text);
    }

    static Stream<Arguments> kinds() {
        return Stream.of(
                kind(Problem::notAcceptable, 406, "Inacceptable", "Accept est une liste de types de contenu, comme application/json."),
                kind(Problem::tokenMissing, 401, "Jeton manquant", "Il faut ici le jeton d’un siège ou de l’hôte : Authorization: Bearer JETON."),
                kind(Problem::operatorOnly, 401, "Jeton manquant",
                        "Ceci est pour l’exploitant du service : Authorization: Bearer JETON, avec le jeton de la dernière ligne du fichier service.address dans le dossier des données."),
                kind(Problem::tokenUnknown, 401, "Jeton inconnu", "Ce jeton n’est pas de cette partie."),
                kind(Problem::signInFirst, 401, "Non connecté", "Personne n’est connecté ici, ou la connexion a pris fin. Connectez-vous à /sign-in."),
                kind(Problem::signInRefused, 401, "Connexion refusée",
                        "Ce jeton de connexion n’est pas valable : il a expiré, a été modifié, ou vient d’un autre émetteur ou vaut pour un autre service."),
                kind(Problem::signInAway, 503, "Connexion indisponible",
                        "L’émetteur des connexions ne répond pas. Les places tenues par un lien fonctionnent comme avant. Réessayez plus tard."),
                kind(() -> Problem.placeTaken(true), 409, "Place déjà prise", "Vous êtes déjà l’hôte de cette partie."),
                kind(() -> Problem.placeTaken(false), 409, "Place déjà prise",
                        "Vous avez déjà une place dans cette partie ; une personne en a une, en plus de celle de l’hôte. Déconnectez-vous pour en prendre une autre par son lien."),
                kind(() -> Problem.notYours(Sentence.of("kernel.history.for-host")), 403, "Ce n’est pas à vous d’en décider", "C’est à l’hôte de la partie."),
                kind(() -> Problem.noGame("artois"), 404, "Introuvable", "Il n’y a pas de partie artois que vous puissiez voir."),
                kind(() -> Problem.setAside("artois", StoredReasons.sentence("its record is damaged at position 7: the stored entry is not the one that was written")), 409, "Partie mise de côté",
                        "La partie artois est mise de côté : son dossier est endommagé à la position 7 : l’entrée conservée n’est pas celle qui fut écrite. Son dossier et sa vérification peuvent encore être lus."),
                kind(Problem::damaged, 409, "Endommagé", "Ceci ne peut pas être lu : une partie du fichier de la base de données est endommagée. Rien n’a été changé, "
                        + "et le reste se lit comme avant. L’exploitant peut le ramener : « tercio rebuild » ce qui reste, « tercio restore SAUVEGARDE --damaged » ce qu’une sauvegarde contient."),
                kind(() -> Problem.missing("artois", StoredReasons.sentence("it is missing from the database: it had 7 events; 'tercio restore' brings back what a backup has, and 'tercio keys --reseal' forgets it")), 410, "Partie manquante",
                        "La partie artois était ici : elle manque dans la base de données : elle avait 7 événements ; « tercio restore » rend ce qu’une sauvegarde contient, et « tercio keys --reseal » l’oublie."),
                kind(() -> Problem.storageUnavailable(Sentence.of("kernel.problem.another-backup")), 503, "Stockage indisponible",
                        "Rien n’a été changé (une autre sauvegarde est en train de s’écrire). Réessayez plus tard."),
                kind(() -> Problem.dailyLimitReached(Sentence.of("kernel.problem.games-of-address").with("most", 20)), 429, "Trop pour un jour",
                        "Une adresse crée, copie ou importe au plus 20 parties par jour."),
                kind(() -> Problem.tooFast(Sentence.of("kernel.problem.rollouts").with("all", 4).with("most", 2)), 429, "Trop vite",
                        "On joue au plus 4 suites à la fois, dont 2 pour une adresse ; attendez-en une, ou supprimez-la. Réessayez dans une minute."),
                kind(() -> Problem.keyReused("k1"), 409, "Clé déjà employée", "L’Idempotency-Key k1 est déjà venue avec un autre contenu."),
                kind(Problem::underWay, 503, "Encore en cours",
                        "La première demande avec cette Idempotency-Key n’a pas encore de réponse. Renvoyez-la dans un moment : elle n’est pas exécutée deux fois."),
                kind(() -> Problem.movedOn(1200), 412, "La partie a avancé", "La partie est à la position 1 200."),
                kind(() -> Problem.foreign(Sentence.of("kernel.problem.foreign-site")), 403, "Demande étrangère", "Les pages d’autres sites ne peuvent pas employer ce service."),
                kind(() -> Problem.unsupported(MediaType.APPLICATION_JSON, "text/plain"), 415, "Un autre type de contenu est demandé",
                        "Le contenu s’envoie en application/json, avec l’en-tête Content-Type: application/json ; celui-ci est venu en text/plain. "
                                + "Avec curl : -H 'Content-Type: application/json'."),
                kind(() -> Problem.unsupported(MediaType.APPLICATION_JSON, null), 415, "Un autre type de contenu est demandé",
                        "Le contenu s’envoie en application/json, avec l’en-tête Content-Type: application/json ; celui-ci est venu sans. Avec curl : -H 'Content-Type: application/json'."),
                kind(() -> Problem.compressedBody("gzip"), 415, "Le contenu est demandé tel quel",
                        "Un contenu s’envoie sans compression, sans l’en-tête Content-Encoding ; celui-ci est venu en gzip."),
                kind(() -> Problem.tooLarge(65_536), 413, "Trop grand", "Un envoi a ici au plus 65536 octets."),
                kind(() -> Problem.failure(HttpStatus.INTERNAL_SERVER_ERROR), 500, "Défaillance du service",
                        "Le service a eu une défaillance ; rien n’a été changé. Son journal en dit plus."));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void eachKindIsToldInFrench(Supplier<Problem> problem, int status, String title, String text) {
        var detail = told("fr-CA, en;q=0.5", problem.get());

        assertThat(detail.getStatus()).isEqualTo(status);
        assertThat(plain(detail.getTitle())).isEqualTo(title);
        assertThat(plain(detail.getDetail())).isEqualTo(text);
        assertThat(detail.getProperties()).containsEntry("lang", "fr");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void inEnglishNoneNamesItsLanguage(Supplier<Problem> problem, int status, String title, String text) {
        var detail = told("en", problem.get());

        assertThat(detail.getStatus()).isEqualTo(status);
        assertThat(detail.getTitle()).isNotEqualTo(title);
        assertThat(detail.getDetail()).isNotEqualTo(text).isEqualTo(problem.get().getMessage());
        assertThat(detail.getProperties() == null || !detail.getProperties().containsKey("lang")).isTrue();
    }

    @Test
    void faultsOfARequestAreToldAfterTheirPointers() {
        var faults = Problem.malformed(List.of(new Problem.Fault("/at", Sentence.of("kernel.sent.at-corrected")),
                new Problem.Fault("/seats", Sentence.of("kernel.sent.seats").with("most", 20))));

        var french = told("fr", faults);
        assertThat(french.getTitle()).isEqualTo("Demande mal formée");
        assertThat(french.getDetail()).isEqualTo("/at est une position de l’ordre corrigé");
        assertThat(french.getProperties().get("errors").toString()).contains("/seats", "a 20 sièges au plus");

        var english = told("en", faults.within("/steps/0"));
        assertThat(english.getTitle()).isEqualTo("Malformed request");
        assertThat(english.getDetail()).isEqualTo("/steps/0/at is a position of the command that is corrected");
        assertThat(english.getProperties().get("errors").toString()).contains("/steps/0/seats", "has at most 20 seats");
    }

    @Test
    void diceThatDoNotFitAreToldByThemselves() {
        var french = told("fr", Problem.diceMismatch(Sentence.of("kernel.dice.too-many").with("given", 3).with("thrown", 1)));

        assertThat(plain(french.getDetail())).doesNotStartWith("/dice").contains("3");
        assertThat(french.getProperties().get("errors").toString()).contains("/dice", french.getDetail());
    }

    @Test
    void theParameterGoesBeforeTheHeader() {
        assertThat(told("en", "fr", Problem.tokenUnknown()).getTitle()).isEqualTo("Jeton inconnu");
        assertThat(told("fr", "en", Problem.tokenUnknown()).getTitle()).isEqualTo("Token unknown");
    }

    /** The problem of a parameter that names no language is told in that of the header. */
    @Test
    void aParameterThatNamesNoLanguageLeavesThatOfTheHeader() {
        assertThat(told("fr", "tlh", Problem.tokenUnknown()).getTitle()).isEqualTo("Jeton inconnu");
    }
}
